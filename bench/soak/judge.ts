import type { Latency, Told } from "./book.ts";
import type { Slopes } from "./memory.ts";
import { expensive, type Kind, kinds } from "./traffic.ts";

/** The slowest of a hundred may take this many times what the middle one takes. */
const spread = 10;
/** A neighbour on the same machine can spoil five seconds; it cannot spoil more than one slice in ten for long. */
const goodSlices = 0.9;

/**
 * Megabytes a minute that still count as flat, for a run of so many measured minutes. The second part is what garbage collection and
 * compiled code move about in any run: a longer run is a stricter one.
 */
export function memoryLimits(minutes: number): { readonly heap: number; readonly rss: number } {
  const length = Math.max(minutes, 0.1);
  return { heap: 0.5 + 3 / length, rss: 1 + 12 / length };
}

/** Beyond this part of the machine in other hands, how long something takes tells more about the others than about the portal. */
const crowd = 0.05;

export const isCrowded = (others: number) => others > crowd;
export const crowdedNote =
  "NOT TOLD Others took more than a twentieth of the machine: what depends on time was not judged. Try again when it is quiet.";

/** What was promised and not kept, in sentences; nothing when all was kept. */
export function judgeSoak(told: Told, slopes: Slopes, crowded = false): string[] {
  const limits = memoryLimits(slopes.minutes);
  return [
    ...judgeErrors(told),
    ...(crowded ? [] : [...judgeTimes(told), ...judgeSpread(told)]),
    // What piles up while others have the machine takes memory too, but not for longer than that: the heap tells.
    ...(["heap", "rss"] as const)
      .filter((what) => slopes[what] > limits[what] && !(crowded && what === "rss"))
      .map(
        (what) =>
          `Memory grows: ${what} by ${slopes[what].toFixed(2)} MB a minute, ${limits[what].toFixed(2)} at most.`,
      ),
  ];
}

/** Whether a rate is held at all: the same promises, but for memory. */
export function isHeld(told: Told): boolean {
  return [...judgeErrors(told), ...judgeTimes(told), ...judgeSpread(told)].length === 0;
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

function judgeSpread({ all, slices, kinds: { login } }: Told): string[] {
  if (all.count === 0) return ["Nothing was answered."];
  if (!isNarrow(login))
    return [`p99 of sign-ins is ${login.p99.toFixed(1)} ms, more than ${spread} times their median.`];
  const good = slices.filter(isNarrow).length;
  if (isNarrow(all) || (slices.length > 0 && good >= slices.length * goodSlices)) return [];
  const [median, p99] = [all.median, all.p99].map((ms) => ms.toFixed(1));
  return [
    `p99 is ${p99} ms, more than ${spread} times the median of ${median} ms, and so in ${slices.length - good} of ${slices.length} slices.`,
  ];
}

const isNarrow = ({ median, p99 }: Latency) => p99 <= spread * median;

/** What has to hold at twice the rate: only the expensive is refused, in the right way, and soon enough all is well again. */
export function judgeRush(told: Told, isBackAfter: boolean, crowded = false): string[] {
  const failures = judgeErrors(told);
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
