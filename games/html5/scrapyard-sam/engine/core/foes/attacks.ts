import { GRAVITY, spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import { blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import type { Foe } from "./foe.ts";
import { hitFoe, makeDizzy } from "./foe-hits.ts";
import type { AttackKind } from "./foes.ts";

/** One step of an attack; true when it is over. */
type AttackStep = (brawl: BrawlState, foe: Foe) => boolean;

const HOP = 17;
const DIVE = 22;

export const attacks: Record<AttackKind, AttackStep> = {
  swing(brawl, foe) {
    const { attack } = foe.plan;
    if (foe.t === 1) brawl.emit("whoosh", foe, { y: 40 });
    foe.vx = foe.t < 6 ? foe.facing * 2.4 : 0;
    const ahead = (brawl.hero.x - foe.x) * foe.facing;
    const isThere = ahead > -14 && ahead < attack.reach && Math.abs(brawl.hero.z - foe.z) < 24;
    if (foe.t >= 3 && isThere && brawl.hero.y < 56) touch(brawl, foe);
    return foe.t >= attack.active;
  },

  charge(brawl, foe) {
    const { attack } = foe.plan;
    foe.vx = foe.facing * 9.5;
    if (Math.abs(brawl.hero.x - foe.x) < attack.reach && isLevel(brawl, foe, 22)) touch(brawl, foe);
    // No friends on the lane of a barrel.
    for (const other of brawl.foes) {
      const isNear = Math.abs(other.x - foe.x) < foe.half + other.half && Math.abs(other.z - foe.z) < 20;
      if (other === foe || !isNear || other.y > 40 || foe.bowled.has(other.id) || other.kind === "boss")
        continue;
      foe.bowled.add(other.id);
      hitFoe(brawl, other, blows.bowled, foe.facing);
    }
    const { left, right } = brawl.bounds;
    // The edge behind it is no obstacle: a charge may begin there.
    if (foe.facing < 0 ? foe.x < left + foe.half + 6 : foe.x > right - foe.half - 6) {
      brawl.emit("clang", foe, { y: 30 });
      makeDizzy(brawl, foe, 120);
      return false;
    }
    return foe.t >= attack.active;
  },

  shoot(brawl, foe) {
    if (foe.t === 4) {
      brawl.shoot({
        kind: "toast",
        x: foe.x + foe.facing * 30,
        z: foe.z,
        y: 34,
        vx: foe.facing * 6.2,
        blow: foe.plan.attack,
      });
      brawl.emit("shot", foe, { y: 40 });
    }
    return foe.t >= foe.plan.attack.active;
  },

  slam(brawl, foe) {
    const { attack } = foe.plan;
    const at = { x: foe.x + foe.facing * 44, z: foe.z };
    if (foe.t === 5) {
      brawl.emit("pound", { ...at, y: 0 }, { amount: attack.reach });
      const isNear = spread(brawl.hero.x - at.x, brawl.hero.z - at.z) < attack.reach;
      if (isNear && brawl.hero.y < 26) touch(brawl, foe);
    }
    return foe.t >= attack.active;
  },

  dive(brawl, foe) {
    const { attack } = foe.plan;
    if (foe.t === 1) {
      foe.vx = (brawl.hero.x - foe.x) / DIVE;
      foe.vz = (brawl.hero.z - foe.z) / DIVE;
      foe.vy = (18 - foe.y) / DIVE;
      brawl.emit("whoosh", foe, { y: foe.y });
    }
    if (foe.t === DIVE) {
      foe.vy = 0;
      foe.vz = 0;
    }
    if (foe.t > DIVE) foe.vx *= 0.9;
    const isNear = Math.abs(brawl.hero.x - foe.x) < attack.reach && isLevel(brawl, foe, 24);
    if (isNear && foe.t < DIVE + 8) touch(brawl, foe);
    return foe.t >= attack.active;
  },

  hop(brawl, foe) {
    const { attack } = foe.plan;
    if (foe.t === 1) {
      foe.vy = HOP * GRAVITY;
      foe.vx = (brawl.hero.x - foe.x) / (HOP * 2);
      foe.vz = (brawl.hero.z - foe.z) / (HOP * 2);
      brawl.emit("jump", foe, { y: 10 });
      brawl.mark({
        x: brawl.hero.x,
        z: brawl.hero.z,
        half: attack.reach,
        deep: attack.reach / 2,
        left: HOP * 2,
      });
      return false;
    }
    if (foe.y > 0) return false;
    foe.vx = 0;
    foe.vz = 0;
    brawl.emit("pound", foe, { y: 0, amount: attack.reach });
    const isNear = spread(brawl.hero.x - foe.x, brawl.hero.z - foe.z) < attack.reach;
    if (isNear && brawl.hero.y < 30) touch(brawl, foe);
    return true;
  },

  lob(brawl, foe) {
    if (foe.t === 4) {
      const steps = 44;
      brawl.shoot({
        kind: "spark",
        x: foe.x + foe.facing * 20,
        z: foe.z,
        y: 60,
        vx: (brawl.hero.x - foe.x - foe.facing * 20) / steps,
        vz: (brawl.hero.z - foe.z) / steps,
        vy: (0.35 * steps) / 2 - 60 / steps,
        gravity: 0.35,
        blow: foe.plan.attack,
      });
      brawl.mark({ x: brawl.hero.x, z: brawl.hero.z, half: 40, deep: 20, left: steps });
      brawl.emit("shot", foe, { y: 60 });
    }
    return foe.t >= foe.plan.attack.active;
  },
};

const isLevel = (brawl: BrawlState, foe: Foe, depth: number) =>
  Math.abs(brawl.hero.z - foe.z) < depth &&
  brawl.hero.y < foe.y + foe.tall * 0.7 &&
  brawl.hero.y + 60 > foe.y;

/** Each attack lands once at most. */
function touch(brawl: BrawlState, foe: Foe) {
  if (foe.hasStruck) return;
  foe.hasStruck = hurtHero(brawl, foe.plan.attack, brawl.hero.x < foe.x ? -1 : 1);
}
