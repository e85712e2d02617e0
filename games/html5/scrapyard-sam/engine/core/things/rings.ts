import { spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
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

const EDGE = 15;
const CLEAR = 18;

/** True while it runs. */
export function stepRing(brawl: Brawl, ring: Ring): boolean {
  ring.r += ring.speed;
  const { hero } = brawl;
  const away = spread(hero.x - ring.x, hero.z - ring.z);
  if (!ring.hasHit && Math.abs(away - ring.r) < EDGE && hero.y < CLEAR)
    ring.hasHit = hurtHero(brawl, ring.blow, hero.x < ring.x ? -1 : 1);
  return ring.r < ring.most;
}
