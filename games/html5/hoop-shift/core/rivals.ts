import type { Build } from "./player.ts";

/** How somebody thinks: all that makes two rivals with the same legs play differently. */
export type Temper = {
  /** Steps until he notices. */
  reaction: number;
  /** How many steps his releases stray from the top of the jump. */
  aim: number;
  /** How far from the ball he stands in defence. */
  gap: number;
  /** What he likes to do with the ball, as weights. */
  three: number;
  mid: number;
  drive: number;
  /** Chance to jump at a throw; how often he falls for a feint. */
  block: number;
  bite: number;
  /** Chance per step to swipe when in range. */
  swipe: number;
  /** Chances to shift past somebody and to feint when guarded. */
  shift: number;
  feint: number;
};

export type Venue = "playground" | "rooftop" | "gym" | "harbour";

/** Its words are the messages `rival.`, `rivalShort.`, `boast.` and `gift.` of this name. */
export type RivalName = "nate" | "grandma" | "lou" | "pip" | "dana" | "zoe" | "coach" | "mopp";

export type Rival = {
  name: RivalName;
  venue: Venue;
  /** What they score in the three-point contest. */
  threes: number;
  build: Build;
  temper: Temper;
  /** What your own body can do here beyond its lessons: the first rival is for those who have just learnt the keys. */
  help?: Partial<Build>;
};

export const BEGINNER: Build = {
  height: 104,
  reach: 14,
  speed: 4.3,
  jump: 10,
  dunk: 150,
  steal: 0.27,
  rest: 62,
  steady: 1,
  window: 2,
};

const temper: Temper = {
  reaction: 18,
  aim: 4,
  gap: 62,
  three: 1,
  mid: 1,
  drive: 1,
  block: 0.4,
  bite: 0.4,
  swipe: 0.01,
  shift: 0.3,
  feint: 0.1,
};

/** The ladder, weakest first. */
export const rivals: readonly Rival[] = [
  {
    name: "nate",
    venue: "playground",
    threes: 7,
    build: { ...BEGINNER, height: 110, speed: 2.6, dunk: 0, steal: 0.06, steady: 1.5, window: 0 },
    temper: {
      ...temper,
      reaction: 29,
      aim: 4.6,
      gap: 110,
      mid: 2,
      drive: 0.2,
      block: 0.05,
      bite: 0.9,
      swipe: 0.001,
      shift: 0.02,
    },
    help: { window: 4, steady: 0.8, speed: 4.8 },
  },
  {
    name: "grandma",
    venue: "playground",
    threes: 22,
    build: { ...BEGINNER, height: 90, speed: 3.1, jump: 6.5, dunk: 0, steal: 0.14, steady: 0.6 },
    temper: {
      ...temper,
      reaction: 22,
      aim: 3.2,
      gap: 84,
      three: 6,
      mid: 1,
      drive: 0,
      block: 0.15,
      bite: 0.1,
      swipe: 0.006,
      shift: 0.1,
    },
  },
  {
    name: "lou",
    venue: "rooftop",
    threes: 11,
    build: {
      ...BEGINNER,
      height: 138,
      reach: 20,
      speed: 3.9,
      jump: 9.5,
      dunk: 160,
      steal: 0.18,
      steady: 0.9,
    },
    temper: {
      ...temper,
      reaction: 12,
      aim: 2.1,
      gap: 56,
      three: 0.3,
      mid: 1.5,
      drive: 3,
      block: 0.85,
      bite: 0.7,
      swipe: 0.004,
      shift: 0.05,
    },
  },
  {
    name: "pip",
    venue: "rooftop",
    threes: 13,
    build: { ...BEGINNER, height: 86, speed: 4.5, jump: 10.5, dunk: 0, steal: 0.33, rest: 55 },
    temper: {
      ...temper,
      reaction: 12,
      aim: 3,
      gap: 44,
      three: 1,
      mid: 2,
      drive: 1,
      block: 0.25,
      bite: 0.4,
      swipe: 0.028,
      shift: 0.5,
    },
  },
  {
    name: "dana",
    venue: "gym",
    threes: 9,
    build: { ...BEGINNER, height: 120, reach: 18, speed: 4.5, dunk: 200, steal: 0.24, steady: 0.8 },
    temper: {
      ...temper,
      reaction: 9,
      aim: 2,
      gap: 48,
      three: 0.1,
      mid: 0.6,
      drive: 5,
      block: 0.85,
      bite: 0.4,
      swipe: 0.014,
      shift: 0.6,
    },
  },
  {
    name: "zoe",
    venue: "gym",
    threes: 16,
    build: { ...BEGINNER, height: 100, speed: 4.9, dunk: 150, steal: 0.28, rest: 34, steady: 0.8 },
    temper: {
      ...temper,
      reaction: 9,
      aim: 2,
      gap: 54,
      three: 1.5,
      mid: 1.5,
      drive: 2,
      block: 0.5,
      bite: 0.35,
      swipe: 0.02,
      shift: 0.95,
      feint: 0.25,
    },
  },
  {
    name: "coach",
    venue: "harbour",
    threes: 21,
    build: { ...BEGINNER, height: 113, reach: 16, speed: 4.5, dunk: 160, steal: 0.3, rest: 45, steady: 0.6 },
    temper: {
      ...temper,
      reaction: 8,
      aim: 1.6,
      gap: 50,
      three: 2,
      mid: 1.5,
      drive: 2,
      block: 0.75,
      bite: 0.15,
      swipe: 0.024,
      shift: 0.6,
      feint: 0.4,
    },
  },
  {
    name: "mopp",
    venue: "harbour",
    threes: 25,
    build: {
      ...BEGINNER,
      height: 117,
      reach: 18,
      speed: 5.1,
      jump: 10.5,
      dunk: 210,
      steal: 0.38,
      rest: 36,
      steady: 0.45,
    },
    temper: {
      ...temper,
      reaction: 5,
      aim: 0.9,
      gap: 46,
      three: 2,
      mid: 1,
      drive: 3,
      block: 0.9,
      bite: 0.12,
      swipe: 0.04,
      shift: 0.8,
      feint: 0.35,
    },
  },
];

const gifts: readonly Partial<Build>[] = [
  { speed: 4.65 },
  { steady: 0.7 },
  { reach: 20 },
  { steal: 0.38 },
  { dunk: 205 },
  { rest: 38 },
  { window: 3 },
];

/** Your body after so many rivals have taught you their trick; a lesson counts for more than help. */
export function buildAfter(beaten: number, help: Partial<Build> = {}): Build {
  return Object.assign({ ...BEGINNER, ...help }, ...gifts.slice(0, beaten));
}

export const rivalAt = (rung: number): Rival => {
  const rival = rivals[rung];
  if (!rival) throw new Error(`The ladder has no rung ${rung}.`);
  return rival;
};
