import { shown } from "#quality/bench/figures.ts";
import { tracedPages } from "#quality/bench/trace/trace.ts";
import { traceKinds } from "#quality/bench/trace/trace-sums.ts";
import { alignedTable } from "#quality/lib/markdown.ts";
import type { At, Section } from "./section.ts";
import { tracesBefore } from "./traces-before.ts";

/** Work of the main thread by kind, beside what it was. */
export function traceSection(at: At): Section {
  return {
    title: "Work of the main thread, by kind",
    words: `Sums of a trace of the first visit until it is idle, in CPU time of the main thread, throttled four times, with the number of events. What an
event contains of another kind counts for that one alone; "other" is what a task does besides. "Before" was measured once, at
[the commit that it names](../quality/bench/report/traces-before.ts).`,
    table: alignedTable(
      ["page, kind", "before", "events", "now", "events"],
      tracedPages.flatMap(({ name }) =>
        traceKinds.map((kind) => {
          const before = tracesBefore[name][kind];
          return [
            `${name}, ${kind}`,
            shown({ unit: "ms CPU", value: before.ms }),
            shown({ unit: "events", value: before.events }),
            at(`trace/${name}/${kind}`),
            at(`trace/${name}/${kind} events`),
          ];
        }),
      ),
    ),
  };
}
