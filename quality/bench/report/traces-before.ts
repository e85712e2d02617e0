import type { tracedPages } from "#quality/bench/trace/trace.ts";
import type { TraceKind, TraceSum } from "#quality/bench/trace/trace-sums.ts";

type TracedPage = (typeof tracedPages)[number]["name"];

/**
 * Sums of traces at 0ef04a1, medians of seven, on a machine with two cores. Icons were masks of `data:image/svg+xml`, the font came after a first
 * layout, and four islands of the landing page had a React root each.
 */
export const tracesBefore: Readonly<Record<TracedPage, Readonly<Record<TraceKind, TraceSum>>>> = {
  list: {
    style: { ms: 238, events: 16 },
    layout: { ms: 221, events: 26 },
    paint: { ms: 90, events: 24 },
    script: { ms: 49, events: 105 },
    parse: { ms: 67, events: 18 },
    other: { ms: 272, events: 407 },
  },
  landing: {
    style: { ms: 388, events: 31 },
    layout: { ms: 139, events: 44 },
    paint: { ms: 189, events: 96 },
    script: { ms: 434, events: 224 },
    parse: { ms: 90, events: 24 },
    other: { ms: 1108, events: 1969 },
  },
};
