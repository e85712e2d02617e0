import { DEPTH } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { clamp } from "#kit/ease.ts";

export const SPEED = 3.9;

/** Walks as the player wishes. */
export function walk({ hero, pad }: BrawlState, part: number): void {
  const speed = SPEED * part * (hero.overdrive > 0 ? 1.3 : 1);
  const slant = pad.x !== 0 && pad.z !== 0 ? 0.8 : 1;
  hero.vx = pad.x * speed * slant;
  hero.vz = pad.z * speed * 0.68 * slant;
  hero.x += hero.vx;
  hero.z = clamp(hero.z + hero.vz, 0, DEPTH);
  if (pad.x !== 0 && hero.state !== "whirl") hero.facing = pad.x > 0 ? 1 : -1;
}
