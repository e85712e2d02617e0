import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { clamp, easeInOut } from "#kit/ease.ts";
import { cos } from "#kit/exact-math.ts";
import { exp } from "#kit/exact-powers.ts";

export type World = "desert" | "greenhouse" | "moon";

/** What a new stretch says when it begins. */
export type Milestone = { second: number; world: World; title: string; hint: string };

const milestones: readonly [Milestone, ...Milestone[]] = [
  { second: 0, world: "desert", title: "The desert", hint: "Jump the cactuses" },
  { second: 11, world: "desert", title: "Pots ahead", hint: "Right arrow or Shift: dash right through" },
  { second: 19, world: "desert", title: "Paper planes", hint: "Duck under the high ones" },
  { second: 60, world: "greenhouse", title: "The greenhouse", hint: "Duck under vines, bounce on caps" },
  { second: 180, world: "moon", title: "The moon", hint: "Mind the gaps and what falls from above" },
  { second: 300, world: "desert", title: "Long way home", hint: "A bit of everything" },
  { second: 390, world: "greenhouse", title: "Greenhouse again", hint: "You know this one" },
  { second: 480, world: "moon", title: "Moon again", hint: "Breathe" },
  { second: 600, world: "desert", title: "Golden hour", hint: "Ten minutes! Everything counts double" },
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
  return {
    second: 600 + turns * AFTER,
    world,
    title: "Still running",
    hint: "Nobody has ever come this far",
  };
}

/** The next new thing, as a promise on the last screen. */
export function promiseAfter(seconds: number): string {
  const next = milestones.find(({ second }) => second > seconds && second % 60 === 0);
  return next ? `${next.title} begins at minute ${next.second / 60}` : "You have seen it all. Again?";
}

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
