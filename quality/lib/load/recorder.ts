import { createHistogram } from "node:perf_hooks";
import { isCrowded } from "#quality/lib/other-load.ts";
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
  /** The same, from those moments alone in which the machine was ours. */
  readonly quiet: Latency;
  readonly quietSeconds: number;
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

/** Neighbours come in bursts; what falls into the same moment as a burst is left out of the quiet part. */
const momentMs = 2000;
const mostErrors = 20;

/** Keeps what became of every request. `others` says which part of the machine others took since it was last asked. */
export function openBook(others: () => number) {
  const all = createHistogram();
  const quiet = createHistogram();
  const moment = createHistogram();
  let quietMs = 0;
  const of = Object.fromEntries(
    kinds.map((kind) => [kind, { histogram: createHistogram(), good: 0, shed: 0, late: 0, bad: 0 }]),
  ) as Record<Kind, { histogram: ReturnType<typeof createHistogram> } & Record<keyof Outcomes, number>>;
  const errors: string[] = [];
  const startedAt = performance.now();
  let momentBegan = startedAt;

  function endMoment(now: number): void {
    if (!isCrowded(others())) {
      quiet.add(moment);
      quietMs += now - momentBegan;
    }
    moment.reset();
    momentBegan = now;
  }

  return {
    add(kind: Kind, tookMs: number, outcome: keyof Outcomes, error?: string): void {
      const now = performance.now();
      if (now >= momentBegan + momentMs) endMoment(now);
      of[kind][outcome] += 1;
      if (error !== undefined && errors.length < mostErrors) errors.push(`${kind}: ${error}`);
      // What was refused at once would only make the figures look better.
      if (outcome === "shed") return;
      const microseconds = Math.max(1, Math.round(tookMs * 1000));
      of[kind].histogram.record(microseconds);
      if (kind === "login") return;
      all.record(microseconds);
      moment.record(microseconds);
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
        quiet: latencyOf(quiet),
        quietSeconds: quietMs / 1000,
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
