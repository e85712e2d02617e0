import type { Latency } from "#quality/lib/statistics.ts";
import type { LoadResult, Outcomes } from "./recorder.ts";
import { type RequestKind, requestKinds } from "./traffic.ts";

const steady: Latency = { count: 1000, median: 4, p99: 20, max: 40 };

/** The result of a run in which all went well, but for what the test is about. */
export function aLoadResult(
  given: Partial<Omit<LoadResult, "kinds">> & {
    kinds?: Partial<Record<RequestKind, Partial<Latency & Outcomes>>>;
  } = {},
): LoadResult {
  const outcomes = { ok: 1000, shed: 0, timedOut: 0, failed: 0 };
  return {
    all: steady,
    quiet: steady,
    quietSeconds: 60,
    errors: [],
    seconds: 60,
    bytes: 0,
    ...given,
    kinds: Object.fromEntries(
      requestKinds.map((kind) => [kind, { ...steady, ...outcomes, ...given.kinds?.[kind] }]),
    ) as LoadResult["kinds"],
  };
}
