import { DEPTH, spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import { clamp } from "#kit/ease.ts";
import type { Shot } from "./shots.ts";

/** How long a fallen spark crackles. */
const CRACKLE = 100;
const JUNK_REACH = 52;

/** True while the shot is still about. */
export function stepShot(brawl: BrawlState, shot: Shot): boolean {
  shot.t++;
  shot.x += shot.vx;
  shot.z = clamp(shot.z + shot.vz, 0, DEPTH);
  shot.y += shot.vy;
  shot.vy -= shot.gravity;
  if (shot.y < 0) return fall(brawl, shot);
  const { left, right } = brawl.bounds;
  if (shot.x < left - 60 || shot.x > right + 60 || shot.t > shot.life) return false;
  if (shot.kind === "junk") return true;
  return shot.by === "sam" ? !meetFoes(brawl, shot) : meetHero(brawl, shot);
}

/** True while it goes on: solid shots do not stop at Sam. */
function meetHero(brawl: BrawlState, shot: Shot): boolean {
  const { hero } = brawl;
  const wide = shot.isSolid ? 40 : 24;
  const isNear = Math.abs(hero.x - shot.x) < wide && Math.abs(hero.z - shot.z) < (shot.isSolid ? 26 : 18);
  if (!isNear || hero.y > shot.y + 24 || hero.y + hero.tall < shot.y) return true;
  const way = shot.vx === 0 ? (hero.x < shot.x ? -1 : 1) : shot.vx < 0 ? -1 : 1;
  return !hurtHero(brawl, shot.blow, way) || shot.isSolid || shot.isStuck;
}

function meetFoes(brawl: BrawlState, shot: Shot): boolean {
  return brawl.foes.some((foe) => {
    const isNear = Math.abs(foe.x - shot.x) < foe.half + 16 && Math.abs(foe.z - shot.z) < 28;
    const isLevel = shot.y < foe.y + foe.tall && shot.y + 20 > foe.y;
    if (!isNear || !isLevel) return false;
    const blow = { ...shot.blow, damage: 18, lift: 5, push: 6, force: "heavy" } as const;
    return hitFoe(brawl, foe, blow, shot.vx < 0 ? -1 : 1);
  });
}

function fall(brawl: BrawlState, shot: Shot): boolean {
  shot.y = 0;
  if (shot.kind === "junk") {
    const { hero } = brawl;
    brawl.emit("pound", shot, { y: 0, amount: JUNK_REACH });
    const isNear = spread(hero.x - shot.x, hero.z - shot.z) < JUNK_REACH;
    if (isNear && hero.y < 60) hurtHero(brawl, shot.blow, hero.x < shot.x ? -1 : 1);
    for (const foe of brawl.foes)
      if (foe.kind !== "boss" && spread(foe.x - shot.x, foe.z - shot.z) < JUNK_REACH)
        hitFoe(brawl, foe, shot.blow, 1);
    return false;
  }
  if (shot.kind !== "spark") return false;
  if (!shot.isStuck) {
    Object.assign(shot, { isStuck: true, vx: 0, vz: 0, life: shot.t + CRACKLE });
    brawl.emit("boom", shot, { amount: 30, what: "spark" });
  }
  shot.vy = 0;
  return shot.t < shot.life && meetHero(brawl, shot);
}
