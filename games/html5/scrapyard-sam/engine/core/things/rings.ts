import type { Blow } from "#html5/scrapyard-sam/engine/core/strikes.ts";

/** A wave that runs outwards over the floor: jump over it. */
export type Ring = {
  x: number;
  z: number;
  r: number;
  speed: number;
  most: number;
  blow: Blow;
  hasHit: boolean;
};
