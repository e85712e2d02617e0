import type { tracedPages } from "#quality/bench/trace/trace.ts";
import type { TraceKind, TraceSum } from "#quality/bench/trace/trace-sums.ts";

type TracedPage = (typeof tracedPages)[number]["name"];

/**
 * Sums of traces at 0ef04a1, medians of seven, on a machine with two cores. Icons were masks of `data:image/svg+xml`, the font came after a first
 * layout, and four islands of the landing page had a React root each.
 */
export const tracesBefore: Readonly<Record<TracedPage, Readonly<Record<TraceKind, TraceSum>>>> = {
  list: {
    style: { ms: 193, events: 16 },
    layout: { ms: 152, events: 26 },
    paint: { ms: 93, events: 40 },
    script: { ms: 37, events: 105 },
    parse: { ms: 47, events: 17 },
    other: { ms: 233, events: 412 },
  },
  landing: {
    style: { ms: 304, events: 30 },
    layout: { ms: 133, events: 43 },
    paint: { ms: 150, events: 96 },
    script: { ms: 393, events: 228 },
    parse: { ms: 76, events: 24 },
    other: { ms: 1171, events: 2073 },
  },
};
