import { isShared } from "#quality/lib/other-load.ts";
import { type Latency, latencyHistogram } from "#quality/lib/statistics.ts";
import type { LoadAnswer, Outcome } from "./client.ts";
import { type RequestKind, requestKinds } from "./traffic.ts";

/** Latencies, outcomes and errors of one run of the load generator. Latency counts from the moment at which a request was due. */
export type LoadResult = {
  /** Of all kinds together but sign-ins, which are slow on purpose. */
  readonly all: Latency;
  readonly kinds: Readonly<Record<RequestKind, Latency & Outcomes>>;
  /** As `all`, of those periods alone in which nothing else used the machine. */
  readonly quiet: Latency;
  readonly quietSeconds: number;
  /** The first few, in words. */
  readonly errors: readonly string[];
  readonly seconds: number;
  /** Of all bodies, as they came over the wire. */
  readonly bytes: number;
};

export type Outcomes = Readonly<Record<Outcome, number>>;

/** Other load comes in bursts; latencies of the same period are left out of the quiet part. */
const PERIOD_MS = 2000;
const MAX_ERRORS = 20;

const byKind = <T>(of: (kind: RequestKind) => T) =>
  Object.fromEntries(requestKinds.map((kind) => [kind, of(kind)])) as Record<RequestKind, T>;

/** Records what became of every request. `otherLoad` tells which part of the machine others used since it was last called. */
export function openRecorder(otherLoad: () => number) {
  const [all, quiet, period] = [latencyHistogram(), latencyHistogram(), latencyHistogram()];
  const kinds = byKind(() => ({
    histogram: latencyHistogram(),
    outcomes: { ok: 0, shed: 0, timedOut: 0, failed: 0 },
  }));
  const errors: string[] = [];
  const startedAt = performance.now();
  let periodFrom = startedAt;
  let quietMs = 0;
  let bytes = 0;

  function endPeriod(now: number): void {
    if (!isShared(otherLoad())) {
      quiet.add(period);
      quietMs += now - periodFrom;
    }
    period.reset();
    periodFrom = now;
  }

  return {
    add(kind: RequestKind, tookMs: number, { outcome, error, ...answer }: LoadAnswer): void {
      const now = performance.now();
      if (now >= periodFrom + PERIOD_MS) endPeriod(now);
      bytes += answer.bytes;
      kinds[kind].outcomes[outcome] += 1;
      if (error !== undefined && errors.length < MAX_ERRORS) errors.push(`${kind}: ${error}`);
      // What was shed at once would only make the latencies look better.
      if (outcome === "shed") return;
      for (const { record } of kind === "login"
        ? [kinds[kind].histogram]
        : [kinds[kind].histogram, all, period])
        record(tookMs);
    },
    result: (): LoadResult => ({
      all: all.latency(),
      kinds: byKind((kind) => ({ ...kinds[kind].histogram.latency(), ...kinds[kind].outcomes })),
      quiet: quiet.latency(),
      quietSeconds: quietMs / 1000,
      errors,
      seconds: (performance.now() - startedAt) / 1000,
      bytes,
    }),
  };
}
