import type { Way } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import type { Blow } from "#html5/scrapyard-sam/engine/core/strikes.ts";

const HURT_SAFE = 34;
/** A roll slips under everything while it lasts. */
const untouchable = ["fly", "down", "rise", "ko", "dance", "whirl", "driver"];

/** A blow meets Sam: gives whether it was felt. */
export function hurtHero(brawl: BrawlState, blow: Blow, way: Way): boolean {
  const { hero } = brawl;
  if (hero.safe > 0 || untouchable.includes(hero.state)) return false;
  if (hero.state === "roll" && hero.t < 18) return false;
  const damage = blow.damage * brawl.chapter.fiercer * (hero.overdrive > 0 ? 0.5 : 1);
  hero.hp = Math.max(0, hero.hp - damage);
  brawl.tally.taken();
  hero.letGo();
  hero.gainSteam(blow.damage * 0.6);
  hero.charge = 0;
  hero.chain = 0;
  hero.facing = way === 1 ? -1 : 1;
  brawl.freeze(blow.force === "heavy" ? 8 : 5);
  brawl.emit("hurt", hero, { y: hero.y + 40, what: blow.force, amount: blow.damage });
  if (hero.hp === 0 || blow.lift > 0 || hero.y > 0) {
    hero.drop();
    hero.enter("fly");
    hero.vx = way * Math.max(4, blow.push);
    hero.vy = Math.max(5.5, blow.lift);
    hero.vz = 0;
    brawl.emit("knock", hero, { y: 40 });
  } else {
    hero.enter("hurt");
    hero.vx = way * blow.push;
    hero.vz = 0;
    hero.safe = HURT_SAFE;
  }
  return true;
}
