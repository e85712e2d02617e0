import type { FoeKind } from "#html5/scrapyard-sam/engine/core/foes/foes.ts";
import type { HeroState } from "#html5/scrapyard-sam/engine/core/hero/hero.ts";
import type { ThingKind } from "#html5/scrapyard-sam/engine/core/things/things.ts";

/** Somebody or something in a panel. `x` and `y` are the feet, on a picture of 300 by 300. */
export type Actor = {
  who: "sam" | "boss" | FoeKind | ThingKind;
  x: number;
  y?: number;
  size?: number;
  /** Looks to the left. */
  isBack?: boolean;
  /** What Sam does. */
  state?: HeroState;
  /** Steps into it. */
  t?: number;
};

/** One picture of a comic. */
export type Panel = {
  /** The scene in which it is set, by its place in the look, and where in it. */
  scene: number;
  at: number;
  /** How near: 1 is as in the game. */
  zoom?: number;
  actors: readonly Actor[];
  /** What is written below: the message `comic.` of this name. */
  words: string;
};
