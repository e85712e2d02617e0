export const levels = ["sleepy", "drowsy", "steady", "sharp", "fearless"] as const;
export type Level = (typeof levels)[number];

export type Skill = {
  /** Steps between two thoughts. */
  rest: number;
  /** How often a thought is lost in daydreams. */
  dream: number;
  /** How often an opening that was seen is used. */
  boldness: number;
  /** How often the best move is taken instead of any that would land. */
  taste: number;
  /** Steps until a swing is noticed, and how often something is done about it. */
  reaction: number;
  guard: number;
  /** How often a thought on the way home is a good one. */
  recovery: number;
  /** How often a heavy move is held for longer when there is time. */
  charge: number;
  /** How often a warning of the place is heeded. */
  caution: number;
  /** How often a special is used from afar. */
  mischief: number;
  /** How far beyond the edge somebody is followed. */
  chase: number;
};

/** Measured against each other in strengths.md. */
export const skills: Readonly<Record<Level, Skill>> = {
  sleepy: {
    rest: 38,
    dream: 0.6,
    boldness: 0.12,
    taste: 0,
    reaction: 99,
    guard: 0,
    recovery: 0.3,
    charge: 0,
    caution: 0.1,
    mischief: 0,
    chase: 0,
  },
  drowsy: {
    rest: 26,
    dream: 0.45,
    boldness: 0.2,
    taste: 0,
    reaction: 99,
    guard: 0,
    recovery: 0.6,
    charge: 0,
    caution: 0.15,
    mischief: 0.04,
    chase: 0,
  },
  steady: {
    rest: 14,
    dream: 0.2,
    boldness: 0.55,
    taste: 0.3,
    reaction: 14,
    guard: 0.2,
    recovery: 0.75,
    charge: 0.15,
    caution: 0.5,
    mischief: 0.08,
    chase: 0,
  },
  sharp: {
    rest: 7,
    dream: 0.06,
    boldness: 0.8,
    taste: 0.65,
    reaction: 9,
    guard: 0.45,
    recovery: 0.95,
    charge: 0.3,
    caution: 0.85,
    mischief: 0.1,
    chase: 60,
  },
  fearless: {
    rest: 3,
    dream: 0,
    boldness: 1,
    taste: 0.95,
    reaction: 6,
    guard: 0.75,
    recovery: 1,
    charge: 0.4,
    caution: 1,
    mischief: 0.1,
    chase: 130,
  },
};
