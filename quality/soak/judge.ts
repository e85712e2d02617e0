import type { LoadResult } from "#quality/lib/load/recorder.ts";
import { expensiveKinds, type RequestKind, requestKinds } from "#quality/lib/load/traffic.ts";
import type { Latency } from "#quality/lib/statistics.ts";
import type { MemoryGrowth } from "./memory-growth.ts";

/** p99 may be this many times the median. */
const MAX_SPREAD = 10;
/** The part of a run that has to have been quiet for latencies to be judged at all. */
const MIN_QUIET_PART = 1 / 3;
/** Total growth of RSS that no backlog of a slow machine explains: a one-minute run leaks this much at 1.6 MB a second. */
const MAX_SHARED_RSS_GROWTH_MB = 64;

/**
 * How much of what depends on the machine's speed is judged: all of it; latencies of quiet periods alone; or nothing. Errors, refused
 * cheap requests and growth of memory are judged in any case.
 */
export type TimeJudgement = "all" | "quiet" | "none";

/** What a run was judged by, for its summary. */
export const judgedBy: Readonly<Record<TimeJudgement, string>> = {
  all: "errors, refusals, timeouts, p99, heap and RSS",
  quiet:
    "errors, refused cheap requests, heap, RSS growth up to a bound, p99 of quiet periods; other refusals and timeouts were not (others used the machine)",
  none: "errors, refused cheap requests, heap, RSS growth up to a bound; p99, other refusals and timeouts were not",
};

/**
 * Megabytes a minute that still count as flat, for a run of so many measured minutes. The second part is what garbage collection and
 * compiled code move about in any run: a longer run is a stricter one.
 */
export function memoryLimits(
  minutes: number,
  time: TimeJudgement = "all",
): { readonly heap: number; readonly rss: number } {
  const length = Math.max(minutes, 0.1);
  // A backlog that builds up while others use the machine takes RSS too, for a while.
  return {
    heap: 0.5 + 3 / length,
    rss: time === "all" ? 1 + 12 / length : MAX_SHARED_RSS_GROWTH_MB / length,
  };
}

/** Whether nothing else used the machine for long enough to judge latencies. */
export const hasQuietTime = ({ quietSeconds, seconds }: LoadResult) =>
  quietSeconds >= seconds * MIN_QUIET_PART;

/** Broken promises of the soak, in sentences; none when all were kept. */
export function judgeSoak(result: LoadResult, growth: MemoryGrowth, time: TimeJudgement = "all"): string[] {
  const limits = memoryLimits(growth.minutes, time);
  return [
    ...judgeErrors(result),
    ...(time === "all" ? [...judgeUnanswered(result), ...judgeSignIns(result)] : judgeCheapRefusals(result)),
    ...(time !== "none" && hasQuietTime(result) ? judgeSpread(result.quiet) : []),
    ...(["heap", "rss"] as const)
      .filter((what) => growth[what] > limits[what])
      .map(
        (what) =>
          `Memory grows: ${what} by ${growth[what].toFixed(2)} MB a minute, ${limits[what].toFixed(2)} at most.`,
      ),
  ];
}

/** Whether a rate holds: the same promises, but for memory. */
export function isHeld(result: LoadResult): boolean {
  const spread = judgeSpread(hasQuietTime(result) ? result.quiet : result.all);
  return [...judgeErrors(result), ...judgeUnanswered(result), ...spread].length === 0;
}

function judgeErrors(result: LoadResult): string[] {
  if (result.all.count === 0) return ["Nothing was answered."];
  return requestKinds
    .filter((kind) => result.kinds[kind].failed > 0)
    .map((kind) => `${result.kinds[kind].failed} requests failed. ${exampleOf(result, kind)}`);
}

function judgeUnanswered(result: LoadResult): string[] {
  return requestKinds.flatMap((kind) => {
    const { timedOut, shed } = result.kinds[kind];
    return [
      ...(timedOut > 0 ? [`${timedOut} requests were never answered. ${exampleOf(result, kind)}`] : []),
      ...(shed > 0 ? [`${shed} requests were refused at a rate that should be held (${kind}).`] : []),
    ];
  });
}

/** Cheap requests are never shed, however slow the machine. */
function judgeCheapRefusals(result: LoadResult): string[] {
  return requestKinds
    .filter((kind) => !expensiveKinds.has(kind) && result.kinds[kind].shed > 0)
    .map((kind) => `${result.kinds[kind].shed} of the cheap requests were refused (${kind}).`);
}

function exampleOf({ errors }: LoadResult, kind: RequestKind): string {
  return errors.find((error) => error.startsWith(`${kind}:`)) ?? kind;
}

function judgeSignIns({ kinds: { login } }: LoadResult): string[] {
  if (isNarrow(login)) return [];
  return [`p99 of sign-ins is ${login.p99.toFixed(1)} ms, more than ${MAX_SPREAD} times their median.`];
}

function judgeSpread(latency: Latency): string[] {
  if (isNarrow(latency)) return [];
  const [median, p99] = [latency.median, latency.p99].map((ms) => ms.toFixed(1));
  return [`p99 is ${p99} ms, more than ${MAX_SPREAD} times the median of ${median} ms.`];
}

const isNarrow = ({ median, p99 }: Latency) => p99 <= MAX_SPREAD * median;

/** Broken promises at twice the capacity: only expensive requests are shed, in the right way, and afterwards all is well again. */
export function judgeOverload(
  result: LoadResult,
  isServedAfter: boolean,
  time: TimeJudgement = "all",
): string[] {
  const failures = [...judgeErrors(result), ...judgeCheapRefusals(result)];
  // Where others come and go, what was the capacity a moment ago may be none now.
  if (time === "all" && requestKinds.every((kind) => result.kinds[kind].shed === 0))
    failures.push("Nothing was refused at twice the rate that can be held.");
  for (const kind of requestKinds) {
    const { timedOut, ok } = result.kinds[kind];
    if (timedOut > 0 && time === "all")
      failures.push(`${timedOut} requests were never answered. ${exampleOf(result, kind)}`);
    if (ok === 0 && !expensiveKinds.has(kind)) failures.push(`Nothing of this kind was answered: ${kind}.`);
  }
  if (!isServedAfter) failures.push("Pages were still refused long after the rush.");
  return failures;
}
