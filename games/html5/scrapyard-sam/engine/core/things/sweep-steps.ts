import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import { type Blow, blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import type { Sweep } from "./sweeps.ts";

const BLOW: Blow = { damage: 8, push: 9, lift: 5.5, stop: 6, force: "heavy" };

/** True while it is in sight. */
export function stepSweep(brawl: BrawlState, sweep: Sweep): boolean {
  const { hero, foes, camera } = brawl;
  sweep.t++;
  sweep.x += sweep.vx;
  const way = sweep.vx < 0 ? -1 : 1;
  const meets = (body: { x: number; z: number; y: number; half: number }) =>
    Math.abs(body.x - sweep.x) < sweep.half + body.half * 0.6 &&
    Math.abs(body.z - sweep.z) < sweep.deep &&
    body.y < sweep.high;
  if (!sweep.hasHit && meets(hero)) sweep.hasHit = hurtHero(brawl, BLOW, way);
  for (const foe of foes) {
    if (foe.kind === "boss" || sweep.struck.has(foe.id) || !meets(foe)) continue;
    sweep.struck.add(foe.id);
    hitFoe(brawl, foe, blows.hazard, way);
  }
  return sweep.x > camera - 160;
}
