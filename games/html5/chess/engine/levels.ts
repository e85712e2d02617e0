import type { Limits } from "./search.ts";

export type Level = 1 | 2 | 3 | 4 | 5;
export const levels: readonly Level[] = [1, 2, 3, 4, 5];

/** How somebody plays who does not see everything. */
export type Sight = {
  /** Half-moves that are thought through after the own move; exchanges are always followed to their end. */
  plies: number;
  /** How likely a reply of the other side goes unseen, and how likely an own chance does. */
  missesReply: number;
  missesOwn: number;
  /** How far judgement wavers, in hundredths of a pawn. */
  wavers: number;
  /** How much nicer a check or a capture looks than it is. */
  greed: number;
};

export type Strength = {
  /** Nodes rather than seconds set the strength, so that it is the same on every machine; seconds only end the wait. */
  limits: Pick<Limits, "depth" | "nodes">;
  seconds: number;
  /** Half-moves that it may know by heart. */
  book: number;
  sight?: Sight;
};

export const strengths: Readonly<Record<Level, Strength>> = {
  1: {
    limits: { depth: 1, nodes: 20_000 },
    seconds: 1,
    book: 0,
    sight: { plies: 1, missesReply: 0.62, missesOwn: 0.3, wavers: 110, greed: 25 },
  },
  2: {
    limits: { depth: 2, nodes: 40_000 },
    seconds: 1,
    book: 2,
    sight: { plies: 1, missesReply: 0.28, missesOwn: 0.13, wavers: 50, greed: 15 },
  },
  3: {
    limits: { depth: 3, nodes: 80_000 },
    seconds: 1.5,
    book: 6,
    sight: { plies: 2, missesReply: 0.17, missesOwn: 0.08, wavers: 35, greed: 0 },
  },
  4: { limits: { depth: 7, nodes: 90_000 }, seconds: 1.5, book: 10 },
  5: { limits: { depth: 40, nodes: 600_000 }, seconds: 3, book: 16 },
};
