import type { BossMind } from "#html5/scrapyard-sam/engine/core/foes/boss-plan.ts";
import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Ctx } from "./ink.ts";
import type { Panel } from "./panel.ts";

export type Area = { x: number; y: number; width: number; height: number };

/** A strip of scenery that repeats. Painted once; `depth` says how fast it passes: 0 stands still, 1 is the floor. */
export type Layer = {
  depth: number;
  width: number;
  top: number;
  height: number;
  /** With 0, 0 at the strip's left edge on the height of the screen. */
  paint(ctx: Ctx): void;
};

/** A place at a time of day: the backdrop of some of a chapter's stops. */
export type Scene = {
  /** What is behind everything, over the whole area. */
  sky(ctx: Ctx, area: Area): void;
  layers: readonly Layer[];
  /** Dust, rain, embers: over everything, in every frame. */
  weather?(ctx: Ctx, area: Area, time: number): void;
  dust: string;
};

/** How a chapter looks and sounds. */
export type Look = {
  /** In the order in which they are seen; each holds from this stop on. */
  scenes: readonly { from: number; scene: Scene }[];
  /** Panels before each scene, in the same order. */
  comics: readonly (readonly Panel[])[];
  drawBoss(ctx: Ctx, boss: Foe, mind: BossMind, time: number): void;
  /** The boss's fist or anchor, where it lies or flies. */
  drawLimb?(ctx: Ctx, limb: NonNullable<BossMind["limb"]>, boss: Foe, time: number): void;
  song: Song;
};
