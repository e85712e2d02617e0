import { TitledSection } from "#app/ui/titled-section.tsx";
import { Time } from "#desk/frame/time.tsx";
import type { Warning } from "#domain/desk/care.ts";
import styles from "./care.module.css";

/** The last warnings of the log. It names no visitor. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  const note =
    warnings.length === 0
      ? "None. The portal has nothing to complain about."
      : "The last of all processes, newest first.";
  return (
    <TitledSection id="warnings" title="Warnings" note={note}>
      {warnings.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className={styles["log"]} tabIndex={0} aria-label="Log of warnings">
          <ol>
            {warnings.map(({ at, level, text, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
              <li key={index}>
                <Time at={at} /> <strong>{level}</strong> {text}
                {reason && ` (${reason})`}
              </li>
            ))}
          </ol>
        </section>
      )}
    </TitledSection>
  );
}
