import { createHistogram } from "node:perf_hooks";
import { type Kind, kinds } from "./traffic.ts";

/** In milliseconds, from the moment at which the request was meant to be sent. */
export type Latency = {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly max: number;
};

export type Told = {
  /** Of all kinds together but sign-ins, which are slow on purpose. */
  readonly all: Latency;
  readonly kinds: Readonly<Record<Kind, Latency & Outcomes>>;
  /** Five seconds each, of the same. */
  readonly slices: readonly Latency[];
  /** The first few, in words. */
  readonly errors: readonly string[];
  readonly seconds: number;
};

export type Outcomes = {
  readonly good: number;
  /** 503 with a time to come back. */
  readonly shed: number;
  /** No answer in half a minute. */
  readonly late: number;
  readonly bad: number;
};

const sliceMs = 5000;
const mostErrors = 20;

/** Keeps what became of every request. */
export function openBook() {
  const all = createHistogram();
  const slice = createHistogram();
  const slices: Latency[] = [];
  const of = Object.fromEntries(
    kinds.map((kind) => [kind, { histogram: createHistogram(), good: 0, shed: 0, late: 0, bad: 0 }]),
  ) as Record<Kind, { histogram: ReturnType<typeof createHistogram> } & Record<keyof Outcomes, number>>;
  const errors: string[] = [];
  const startedAt = performance.now();
  let sliceEnds = startedAt + sliceMs;

  return {
    add(kind: Kind, tookMs: number, outcome: keyof Outcomes, error?: string): void {
      const now = performance.now();
      if (now >= sliceEnds) {
        if (slice.count > 0) slices.push(latencyOf(slice));
        slice.reset();
        sliceEnds = now + sliceMs;
      }
      of[kind][outcome] += 1;
      if (error !== undefined && errors.length < mostErrors) errors.push(`${kind}: ${error}`);
      // What was refused at once would only make the figures look better.
      if (outcome === "shed") return;
      const microseconds = Math.max(1, Math.round(tookMs * 1000));
      of[kind].histogram.record(microseconds);
      if (kind === "login") return;
      all.record(microseconds);
      slice.record(microseconds);
    },
    tell(): Told {
      return {
        all: latencyOf(all),
        kinds: Object.fromEntries(
          kinds.map((kind) => {
            const { histogram, ...outcomes } = of[kind];
            return [kind, { ...latencyOf(histogram), ...outcomes }];
          }),
        ) as Told["kinds"],
        slices,
        errors,
        seconds: (performance.now() - startedAt) / 1000,
      };
    },
  };
}

export type Book = ReturnType<typeof openBook>;

function latencyOf(histogram: ReturnType<typeof createHistogram>): Latency {
  const { count } = histogram;
  if (count === 0) return { count, median: 0, p99: 0, max: 0 };
  const ms = (percentile: number) => histogram.percentile(percentile) / 1000;
  return { count, median: ms(50), p99: ms(99), max: histogram.max / 1000 };
}
