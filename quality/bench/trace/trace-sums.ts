/** Kinds of work on a page's main thread. `other` is what no event of another kind covers: tasks of the browser, garbage collection, messages. */
export const traceKinds = ["style", "layout", "paint", "script", "parse", "other"] as const;
export type TraceKind = (typeof traceKinds)[number];

/** Event of a trace in Chromium's format, times in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Duration. */
  readonly dur?: number;
  /** CPU time of the thread in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

export type TraceSum = {
  /** CPU time. */
  readonly ms: number;
  /** Number of events, not counting those within another of the same kind. */
  readonly events: number;
};
export type TraceSums = Readonly<Record<TraceKind, TraceSum>>;

const kindOf: Readonly<Record<string, TraceKind>> = {
  RunTask: "other",
  UpdateLayoutTree: "style",
  ParseAuthorStyleSheet: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  PaintImage: "paint",
  "Decode Image": "paint",
  Layerize: "paint",
  UpdateLayer: "paint",
  Commit: "paint",
  EvaluateScript: "script",
  "v8.compile": "script",
  "v8.compileModule": "script",
  "v8.evaluateModule": "script",
  "v8.run": "script",
  "v8.callFunction": "script",
  FunctionCall: "script",
  TimerFire: "script",
  FireIdleCallback: "script",
  FireAnimationFrame: "script",
  EventDispatch: "script",
  ParseHTML: "parse",
  "HTMLDocumentParser::MaybeFetchQueuedPreloads": "parse",
};

/** Sums of a trace by kind, of the main thread that worked most: the page's. What an event contains of another kind counts for that one alone. */
export function traceSums(events: readonly TraceEvent[]): TraceSums {
  const perThread = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => sumsOf(events.filter((event) => event.pid === pid && event.tid === tid)));
  const [busiest] = perThread.toSorted((a, b) => totalMs(b) - totalMs(a));
  if (!busiest) throw new Error("The trace has no main thread of a page.");
  return busiest;
}

export function totalMs(sums: TraceSums): number {
  return Object.values(sums).reduce((total, { ms }) => total + ms, 0);
}

type Open = { readonly kind: TraceKind; readonly end: number };

function sumsOf(events: readonly TraceEvent[]): TraceSums {
  const sums = Object.fromEntries(traceKinds.map((kind) => [kind, { ms: 0, events: 0 }])) as Record<
    TraceKind,
    { ms: number; events: number }
  >;
  const open: Open[] = [];
  // Of two that begin at once, the longer one contains the other.
  const known = events
    .filter(({ ph, name }) => ph === "X" && name in kindOf)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0, tdur = dur } of known) {
    const kind = kindOf[name] ?? "other";
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const parent = open.at(-1)?.kind;
    open.push({ kind, end: ts + dur });
    if (parent === kind) continue;
    sums[kind].ms += tdur / 1000;
    sums[kind].events++;
    if (parent) sums[parent].ms -= tdur / 1000;
  }
  return sums;
}
