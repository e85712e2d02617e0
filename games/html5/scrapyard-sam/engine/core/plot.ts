import type { BrawlState } from "./brawl-state.ts";
import type { StopName } from "./chapter.ts";
import type { BossName } from "./foes/boss-plan.ts";
import type { FoeKind } from "./foes/foes.ts";
import type { Piece } from "./pieces/piece.ts";
import type { Trick } from "./tricks.ts";

/** The stop that comes next or is being fought over. */
export type Place = { readonly stop: StopName } | { readonly boss: BossName } | { readonly wave: number };

/** Who comes when, and when it is over: the way through a chapter, or the arena. */
export interface Plot {
  /** What the round begins with. */
  readonly score: number;
  readonly batteries: number;
  readonly tricks: readonly Trick[];
  readonly camera: number;
  /** How far the camera may go now. */
  readonly limit: number;
  /** How fast the camera goes on by itself. */
  readonly pull: number;
  /** How far from the edges of the screen everybody stays. */
  readonly inset: number;
  /** The set piece that is being played. */
  readonly piece: Piece | undefined;
  /** Where we are: a stop, at its boss or in the arena. */
  readonly place: Place;
  /** The stop that comes next or is being fought over; none in the arena. */
  readonly stop: number | undefined;
  /** The wave of the arena, or of the stop. */
  readonly wave: number;
  /** Whether the way on is free, for the arrow. */
  readonly isFree: boolean;
  /** Puts things, hazards and finds in place before the first step. */
  furnish(brawl: BrawlState): void;
  step(brawl: BrawlState): void;
}

/** They come from both sides in turn, drones and jumpers from above. */
export function sendWave(brawl: BrawlState, kinds: readonly FoeKind[]): void {
  const { left, right } = brawl.bounds;
  kinds.forEach((kind, index) => {
    const isRight = index % 3 !== 1;
    const out = 50 + Math.floor(index / 2) * 60;
    const x = isRight ? right + out : left - out;
    const foe = brawl.spawn(kind, x, brawl.random.between(12, 108));
    if (kind === "jack") Object.assign(foe, { x: isRight ? right - 140 : left + 140, y: 330 });
  });
}
