export const levels = ["doodler", "splasher", "artist", "maestro"] as const;
export type Level = (typeof levels)[number];

export type Skill = {
  /** Part of the full speed. */
  pace: number;
  /** Steps between two looks around. */
  rest: number;
  /** Steps from seeing somebody to painting. */
  reaction: number;
  /** Radians: by how much a shot may go astray, how far the head turns in a second, how far to each side one sees. */
  error: number;
  turn: number;
  view: number;
  /** How much of a runner's way is foreseen: 0 paints where it was. */
  lead: number;
  /** Steps of painting, and of rest after them. */
  burst: readonly [number, number];
  /** How lively it steps aside while painting, from 0 to 1. */
  dance: number;
  /** Whether it hears who paints nearby, goes for masks, and knows when to use a power. */
  hunts: number;
  greed: number;
  cunning: number;
};

/** Measured against each other in strengths.md. */
export const skills: Readonly<Record<Level, Skill>> = {
  doodler: {
    pace: 0.7,
    rest: 22,
    reaction: 42,
    error: 0.2,
    turn: 2.1,
    view: 0.75,
    lead: 0,
    burst: [26, 70],
    dance: 0.15,
    hunts: 0.15,
    greed: 0.2,
    cunning: 0.15,
  },
  splasher: {
    pace: 0.85,
    rest: 14,
    reaction: 26,
    error: 0.11,
    turn: 3.2,
    view: 0.95,
    lead: 0.4,
    burst: [40, 45],
    dance: 0.5,
    hunts: 0.45,
    greed: 0.5,
    cunning: 0.5,
  },
  artist: {
    pace: 0.95,
    rest: 8,
    reaction: 16,
    error: 0.06,
    turn: 4.6,
    view: 1.2,
    lead: 0.8,
    burst: [60, 24],
    dance: 0.8,
    hunts: 0.75,
    greed: 0.7,
    cunning: 0.8,
  },
  maestro: {
    pace: 1,
    rest: 4,
    reaction: 8,
    error: 0.025,
    turn: 7,
    view: 1.6,
    lead: 1,
    burst: [90, 10],
    dance: 1,
    hunts: 1,
    greed: 0.8,
    cunning: 1,
  },
};
