import type { Latency, Outcomes, Told } from "./recorder.ts";
import { type Kind, kinds } from "./traffic.ts";

const steady: Latency = { count: 1000, median: 4, p99: 20, max: 40 };

/** A run in which all went well, but for what the test is about. */
export function aRun(
  given: Partial<Omit<Told, "kinds">> & { kinds?: Partial<Record<Kind, Partial<Latency & Outcomes>>> } = {},
): Told {
  const outcomes = { good: 1000, shed: 0, late: 0, bad: 0 };
  return {
    all: steady,
    quiet: steady,
    quietSeconds: 60,
    errors: [],
    seconds: 60,
    ...given,
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, { ...steady, ...outcomes, ...given.kinds?.[kind] }]),
    ) as Told["kinds"],
  };
}
