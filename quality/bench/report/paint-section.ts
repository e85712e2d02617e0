import { paintedPages } from "#quality/bench/paint/paint.ts";
import { alignedTable } from "#quality/lib/markdown.ts";
import type { At, Section } from "./section.ts";

/** Paint of pages beside their control pages'. */
export function paintSection(at: At): Section {
  const beside = (page: string, what: string) => [
    at(`paint/${page}/${what}`),
    at(`paint/${page}/${what} of control`),
    at(`paint/${page}/${what} against control`),
  ];
  return {
    title: "First paint against a control page",
    words: `The control page has the text and the elements of the same page, and no styles, scripts, icons, pictures or fonts: nothing with this text is
painted sooner. Both are opened one right after the other, nothing cached, CPU throttled four times, 1.6 Mbit/s, 150 ms. The page is idle
once it has asked for nothing, and its main thread had time, for half a second; the main thread's work is counted until then.`,
    table: alignedTable(
      [
        "page",
        ...["FCP", "LCP", "main thread"].flatMap((what) => [what, "control", "ratio"]),
        "LCP ÷ FCP",
        "bytes before idle",
      ],
      paintedPages.map(({ name }) => [
        name,
        ...["FCP", "LCP", "main thread"].flatMap((what) => beside(name, what)),
        at(`paint/${name}/LCP against FCP`),
        at(`paint/${name}/bytes before idle`),
      ]),
    ),
  };
}
