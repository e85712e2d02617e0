import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import type { PieceKind } from "./piece-kind.ts";

/** Set piece of a chapter: a stretch of the way to a stop with rules of its own. Each chapter has one. */
export interface Piece {
  readonly kind: PieceKind;
  /** Steps since it began. */
  readonly t: number;
  /** How fast the camera goes on by itself. */
  readonly pull: number;
  /** How far from the edges of the screen everybody stays. */
  readonly inset: number;
  /** How far the camera may go while the way is barred. */
  readonly limit: number;
  /** What is left of a thing that bars the way. */
  readonly bars: number;
  step(brawl: BrawlState): void;
}
