import type { RecipeId } from "./recipes.ts";

export const levels = ["camper", "tracker", "raider"] as const;
export type Level = (typeof levels)[number];

/** Everybody walks, chops and feels the cold alike: only what they know and plan differs. */
export type Skill = {
  name: string;
  /** Steps between two thoughts. */
  rest: number;
  /** How likely a thought ends in looking at the clouds. */
  dawdle: number;
  /** Wood and meals that it likes to have with it. */
  wood: number;
  meals: number;
  /** Eats below this. */
  eatsBelow: number;
  /** Goes to the fire when it is so dark, and so cold. */
  dusk: number;
  coldBelow: number;
  /** What it makes as soon as it can, in this order. */
  wants: readonly RecipeId[];
  /** Fences around the own fire. */
  fences: number;
  /** How far it goes to raid a camp; 0 stays at home. */
  raids: number;
  /** Goes home to heal below this. */
  rests: number;
  /** Hits back, and picks a fight with the weak. */
  fights: boolean;
  bullies: boolean;
};

/** Measured against each other in strengths.md. */
export const skills: Readonly<Record<Level, Skill>> = {
  camper: {
    name: "Campers",
    rest: 50,
    dawdle: 0.3,
    wood: 6,
    meals: 2,
    eatsBelow: 30,
    dusk: 0.75,
    coldBelow: 40,
    wants: ["axe"],
    fences: 0,
    raids: 0,
    rests: 0,
    fights: false,
    bullies: false,
  },
  tracker: {
    name: "Trackers",
    rest: 26,
    dawdle: 0.08,
    wood: 12,
    meals: 6,
    eatsBelow: 55,
    dusk: 0.4,
    coldBelow: 60,
    wants: ["axe", "spear", "tent", "coat"],
    fences: 2,
    raids: 320,
    rests: 40,
    fights: true,
    bullies: false,
  },
  raider: {
    name: "Raiders",
    rest: 12,
    dawdle: 0,
    wood: 18,
    meals: 10,
    eatsBelow: 70,
    dusk: 0.15,
    coldBelow: 70,
    wants: ["axe", "spear", "coat", "tent", "chest", "beacon"],
    fences: 5,
    raids: 900,
    rests: 70,
    fights: true,
    bullies: true,
  },
};

/** Who is on the island, of twenty. */
export const crowds = ["calm", "lively", "wild"] as const;
export type Crowd = (typeof crowds)[number];
export const isCrowd = (value: unknown): value is Crowd => crowds.some((crowd) => crowd === value);
export const mixes: Readonly<Record<Crowd, { name: string; mix: Readonly<Record<Level, number>> }>> = {
  calm: { name: "Calm", mix: { camper: 16, tracker: 4, raider: 0 } },
  lively: {
    name: "Lively",

    mix: { camper: 7, tracker: 8, raider: 5 },
  },
  wild: { name: "Wild", mix: { camper: 0, tracker: 6, raider: 14 } },
};

export const levelsOf = (crowd: Crowd): Level[] =>
  levels.flatMap((level) => Array.from({ length: mixes[crowd].mix[level] }, () => level));
