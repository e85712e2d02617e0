import { scenes } from "#quality/bench/interactions/scenes.ts";
import { alignedTable } from "#quality/lib/markdown.ts";
import type { At, Section } from "./section.ts";

/** Events of every interaction, and INP of every page. */
export function interactionSection(at: At): Section {
  const pages = Map.groupBy(scenes, ({ page }) => page);
  return {
    title: "Typing and pressing",
    words: `The longest event of each interaction, from the input to the paint that shows it, at 4× CPU, on a first visit. Browsers tell it in steps of 8 ms,
and not below 16 ms (0 here). INP is the worst interaction of the page. Beside it, as a part of the time that the main thread of the list's
control page takes in the same round. Suggestions: from a key to the frame that shows them.`,
    table: alignedTable(
      ["interaction", "worst event", "against control", "suggestions", "against a round trip and 60 ms"],
      [...pages].flatMap(([page, own]) => [
        ...own
          .flatMap(({ interactions }) => interactions)
          .map(({ name }) => {
            const prefix = `interactions/${page}/${name}`;
            return [
              `${page}, ${name}`,
              at(prefix),
              at(`${prefix} against control`),
              at(`${prefix}, suggestions`),
              at(`${prefix}, suggestions against a round trip and 60 ms`),
            ];
          }),
        [`${page}, INP`, at(`interactions/${page}/INP`), "", "", ""],
      ]),
    ),
  };
}
