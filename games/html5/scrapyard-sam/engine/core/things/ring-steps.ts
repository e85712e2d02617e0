import { spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import type { Ring } from "./rings.ts";

const EDGE = 15;
const CLEAR = 18;

/** True while it runs. */
export function stepRing(brawl: BrawlState, ring: Ring): boolean {
  ring.r += ring.speed;
  const { hero } = brawl;
  const away = spread(hero.x - ring.x, hero.z - ring.z);
  if (!ring.hasHit && Math.abs(away - ring.r) < EDGE && hero.y < CLEAR)
    ring.hasHit = hurtHero(brawl, ring.blow, hero.x < ring.x ? -1 : 1);
  return ring.r < ring.most;
}
