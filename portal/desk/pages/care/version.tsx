import type { ReactNode } from "react";
import { TitledSection } from "#app/ui/titled-section.tsx";
import type { VersionChanges } from "#domain/desk/care.ts";

/** Version of the portal, and what each version changed. */
export function Version({ version, changes }: { version: string; changes: readonly VersionChanges[] }) {
  return (
    <TitledSection id="version" title="Version" note={`Recess ${version}`}>
      {changes.map(({ title, changes: items }) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul>
            {items.map((item) => (
              <li key={item}>{withCode(item)}</li>
            ))}
          </ul>
        </details>
      ))}
    </TitledSection>
  );
}

/** Text with what stands between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split("`").map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
      <code key={at}>{part}</code>
    ),
  );
}
