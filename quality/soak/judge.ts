import type { Latency, Told } from "#quality/lib/load/recorder.ts";
import { expensive, type Kind, kinds } from "#quality/lib/load/traffic.ts";
import type { Slopes } from "./memory-growth.ts";

/** The slowest of a hundred may take this many times what the middle one takes. */
const spread = 10;
/** Of a run, that has to have been ours for how long answers took to be judged at all. */
const enough = 1 / 3;

/** What is judged of that which depends on time: all of it, the spread of answers in quiet moments alone, or nothing. */
export type JudgedTime = "all" | "quiet" | "none";

/**
 * Megabytes a minute that still count as flat, for a run of so many measured minutes. The second part is what garbage collection and
 * compiled code move about in any run: a longer run is a stricter one.
 */
export function memoryLimits(minutes: number): { readonly heap: number; readonly rss: number } {
  const length = Math.max(minutes, 0.1);
  return { heap: 0.5 + 3 / length, rss: 1 + 12 / length };
}

/** Whether there were enough moments in which the machine was ours. */
export const isToldEnough = ({ quietSeconds, seconds }: Told) => quietSeconds >= seconds * enough;

/** What was promised and not kept, in sentences; nothing when all was kept. */
export function judgeSoak(told: Told, slopes: Slopes, time: JudgedTime = "all"): string[] {
  const limits = memoryLimits(slopes.minutes);
  return [
    ...judgeErrors(told),
    ...(time === "all" ? [...judgeTimes(told), ...judgeLogins(told)] : []),
    ...(time !== "none" && isToldEnough(told) ? judgeSpread(told.quiet) : []),
    // What piles up while others have the machine takes memory too, but not for longer than that: the heap tells.
    ...(["heap", "rss"] as const)
      .filter((what) => slopes[what] > limits[what] && (time === "all" || what === "heap"))
      .map(
        (what) =>
          `Memory grows: ${what} by ${slopes[what].toFixed(2)} MB a minute, ${limits[what].toFixed(2)} at most.`,
      ),
  ];
}

/** Whether a rate is held at all: the same promises, but for memory. */
export function isHeld(told: Told): boolean {
  const spread = judgeSpread(isToldEnough(told) ? told.quiet : told.all);
  return [...judgeErrors(told), ...judgeTimes(told), ...spread].length === 0;
}

function judgeErrors(told: Told): string[] {
  return kinds
    .filter((kind) => told.kinds[kind].bad > 0)
    .map((kind) => `${told.kinds[kind].bad} requests failed. ${exampleOf(told, kind)}`);
}

function judgeTimes(told: Told): string[] {
  return kinds.flatMap((kind) => {
    const { late, shed } = told.kinds[kind];
    return [
      ...(late > 0 ? [`${late} requests were never answered. ${exampleOf(told, kind)}`] : []),
      ...(shed > 0 ? [`${shed} requests were refused at a rate that should be held (${kind}).`] : []),
    ];
  });
}

function exampleOf({ errors }: Told, kind: Kind): string {
  return errors.find((error) => error.startsWith(`${kind}:`)) ?? kind;
}

function judgeLogins({ kinds: { login } }: Told): string[] {
  if (isNarrow(login)) return [];
  return [`p99 of sign-ins is ${login.p99.toFixed(1)} ms, more than ${spread} times their median.`];
}

function judgeSpread(latency: Latency): string[] {
  if (latency.count === 0) return ["Nothing was answered."];
  if (isNarrow(latency)) return [];
  const [median, p99] = [latency.median, latency.p99].map((ms) => ms.toFixed(1));
  return [`p99 is ${p99} ms, more than ${spread} times the median of ${median} ms.`];
}

const isNarrow = ({ median, p99 }: Latency) => p99 <= spread * median;

/** What has to hold at twice the rate: only the expensive is refused, in the right way, and soon enough all is well again. */
export function judgeRush(told: Told, isBackAfter: boolean, time: JudgedTime = "all"): string[] {
  const failures = judgeErrors(told);
  const crowded = time !== "all";
  // Where others come and go, what was the capacity a moment ago may be none now.
  if (!crowded && kinds.every((kind) => told.kinds[kind].shed === 0))
    failures.push("Nothing was refused at twice the rate that can be held.");
  for (const kind of kinds) {
    const { late, shed, good } = told.kinds[kind];
    if (late > 0 && !crowded) failures.push(`${late} requests were never answered. ${exampleOf(told, kind)}`);
    if (expensive.has(kind)) continue;
    if (shed > 0) failures.push(`${shed} of the cheap requests were refused (${kind}).`);
    if (good === 0) failures.push(`Nothing of this kind was answered: ${kind}.`);
  }
  if (!isBackAfter) failures.push("Pages were still refused long after the rush.");
  return failures;
}
