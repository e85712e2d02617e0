import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { clamp, easeInOut } from "#kit/ease.ts";
import { cos } from "#kit/exact-math.ts";
import { exp } from "#kit/exact-powers.ts";

export type World = "desert" | "greenhouse" | "moon";

/** A new stretch. Its words are the messages `stretch.` and `stretchHint.` of its name. */
export type Milestone = { second: number; world: World; name: StretchName };
export type StretchName =
  | World
  | "pots"
  | "planes"
  | "longWay"
  | "greenhouseAgain"
  | "moonAgain"
  | "golden"
  | "stillRunning";

const milestones: readonly [Milestone, ...Milestone[]] = [
  { second: 0, world: "desert", name: "desert" },
  { second: 11, world: "desert", name: "pots" },
  { second: 19, world: "desert", name: "planes" },
  { second: 60, world: "greenhouse", name: "greenhouse" },
  { second: 180, world: "moon", name: "moon" },
  { second: 300, world: "desert", name: "longWay" },
  { second: 390, world: "greenhouse", name: "greenhouseAgain" },
  { second: 480, world: "moon", name: "moonAgain" },
  { second: 600, world: "desert", name: "golden" },
];
const AFTER = 90;
const order = ["greenhouse", "moon", "desert"] as const;

/** The stretch that is run at this second; after the last one the worlds take turns. */
export function milestoneAt(seconds: number): Milestone {
  let [last] = milestones;
  for (const milestone of milestones) if (milestone.second <= seconds) last = milestone;
  const turns = last.second === 600 ? Math.floor((seconds - 600) / AFTER) : 0;
  if (turns === 0) return last;
  const world = order[(turns - 1) % order.length] ?? "desert";
  return { second: 600 + turns * AFTER, world, name: "stillRunning" };
}

/** The next new thing that begins with a full minute. */
export const nextAfter = (seconds: number): Milestone | undefined =>
  milestones.find(({ second }) => second > seconds && second % 60 === 0);

export const isGolden = (seconds: number) => seconds >= 600;

/** Units per step: quick from the start, ever quicker, never beyond what eyes can follow. */
export function speedAt(seconds: number): number {
  return 6.4 + 5.6 * (1 - exp(-seconds / 140));
}

/** 1 at noon, 0 at midnight: long days and nights with a short dusk and dawn between. */
export function daylightAt(step: number): number {
  const wave = cos((step / STEPS_PER_SECOND / 90) * Math.PI * 2);
  return easeInOut(clamp(wave * 1.4 + 0.6, 0, 1));
}
