import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import type { Strike } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { natures } from "#html5/scrapyard-sam/engine/core/things/things.ts";

/** Lets Sam's strike meet whatever is in its way in this step: foes, a boss's fist, scrap, shots. */
export function landStrike(brawl: BrawlState, strike: Strike): void {
  const { hero } = brawl;
  if (hero.t < strike.start || hero.t >= strike.start + strike.active) return;
  const weapon = hero.strike === "swing" ? hero.weapon : undefined;
  const nature = weapon ? natures[weapon.kind] : undefined;
  const blow = nature?.role === "club" ? nature.blow : strike;
  const meets = (x: number, z: number, low: number, high: number, half: number) => {
    const ahead = (x - hero.x) * hero.facing;
    const isAcross = ahead > -strike.back - half && ahead < strike.reach + half * 0.6;
    const isDeep = Math.abs(z - hero.z) < strike.depth + half * 0.15;
    return isAcross && isDeep && low < hero.y + strike.high && high > hero.y + strike.low;
  };
  for (const foe of brawl.foes) {
    if (hero.struck.has(foe.id)) continue;
    const limb = foe.mind?.limb;
    const isMet =
      meets(foe.x, foe.z, foe.y, foe.y + foe.tall, foe.half) ||
      (limb !== undefined && meets(limb.x, limb.z, 0, 90, 50));
    if (!isMet) continue;
    hero.struck.add(foe.id);
    const way = strike.back > 40 ? (foe.x < hero.x ? -1 : 1) : hero.facing;
    if (!hitFoe(brawl, foe, blow, way)) continue;
    if (weapon && --weapon.uses <= 0) brawl.wearOut(weapon);
  }
  for (const thing of brawl.things) {
    const isProp = thing.role === "prop";
    if (isProp && meets(thing.x, thing.z, thing.y, thing.y + thing.tall, thing.half))
      brawl.smash(thing, hero.facing);
  }
  for (const shot of brawl.shots) {
    if (shot.by === "sam" || shot.isStuck || shot.isSolid || !meets(shot.x, shot.z, shot.y, shot.y + 20, 16))
      continue;
    shot.by = "sam";
    shot.vx = hero.facing * Math.max(8, Math.abs(shot.vx) * 1.5);
    shot.vy = 0;
    shot.vz = 0;
    shot.gravity = 0;
    brawl.emit("reflect", shot, { y: shot.y });
    brawl.freeze(4);
  }
}
