import type { VersionChanges } from "./care.ts";

/** Parses a changelog: its `##` headings with the list items below each. */
export function parseChangelog(text: string): VersionChanges[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      const items = lines.join("\n").split(/^- /m).slice(1);
      return {
        title,
        changes: items.map((item) => (item.split("\n\n")[0] ?? "").replaceAll(/\s+/g, " ").trim()),
      };
    });
}
