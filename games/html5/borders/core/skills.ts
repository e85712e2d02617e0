export const levels = ["breezy", "brisk", "fierce"] as const;
export type Level = (typeof levels)[number];
export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value);

export type Skill = {
  name: string;
  /** Part of the full speed. */
  pace: number;
  /** Steps between two thoughts. */
  rest: number;
  /** How far out and how wide a loop goes, in cells. */
  depth: readonly [number, number];
  width: readonly [number, number];
  /** Loops that are weighed up before one is chosen. */
  ideas: number;
  /** Goes home when a rival is nearer to the line than this many times the way home. */
  caution: number;
  /** How far away a line is seen that could be cut; 0 never cuts on purpose. */
  sight: number;
  /** Cells looked ahead so as not to trip over the own line. */
  ahead: number;
  /** Radians by which the hand trembles. */
  wobble: number;
  /** Turns away from the lines of people: nobody is put out by a rival who did not even mean it. */
  isCourteous: boolean;
};

/** Measured against each other in strengths.md. */
export const skills: Readonly<Record<Level, Skill>> = {
  breezy: {
    name: "Breezy",
    pace: 0.76,
    rest: 12,
    depth: [4, 7],
    width: [4, 8],
    ideas: 2,
    caution: 0,
    sight: 0,
    ahead: 8,
    wobble: 0.45,
    isCourteous: true,
  },
  brisk: {
    name: "Brisk",
    pace: 0.88,
    rest: 10,
    depth: [6, 12],
    width: [7, 14],
    ideas: 5,
    caution: 0.85,
    sight: 9,
    ahead: 6,
    wobble: 0.12,
    isCourteous: false,
  },
  fierce: {
    name: "Fierce",
    pace: 1,
    rest: 4,
    depth: [8, 18],
    width: [10, 22],
    ideas: 12,
    caution: 1.35,
    sight: 24,
    ahead: 6,
    wobble: 0,
    isCourteous: false,
  },
};
