import { approach, clamp } from "#games/kit/ease.ts";
import { DEPTH, spread, type Way } from "./body.ts";
import type { Act, BossMind } from "./boss.ts";
import type { Brawl } from "./brawl.ts";
import type { Foe } from "./foe.ts";
import { hitFoe } from "./foe-hits.ts";
import { foePlans } from "./foes.ts";
import { hurtHero } from "./hero-hits.ts";
import { type Blow, blows } from "./strikes.ts";
import type { ThingKind } from "./things.ts";

export type ActKind =
  | "bite"
  | "ram"
  | "spit"
  | "drop"
  | "rain"
  | "hurl"
  | "sweep"
  | "quake"
  | "fist"
  | "beam";

/** One step of an act; true when it is over. */
type ActStep = (brawl: Brawl, foe: Foe, mind: BossMind) => boolean;

/** Once it has picked its place, this is how long there is to get away from it. */
const LOCK = 30;

const heavy = (damage: number): Blow => ({ damage, push: 8, lift: 6.5, stop: 8, force: "heavy" });
const paceOf = ({ pace = 1 }: Act) => pace;
const isFoe = (what: string): what is keyof typeof foePlans => what in foePlans;

export const acts: Record<ActKind, ActStep> = {
  /** Comes close, opens wide, snaps. */
  bite(brawl, foe, mind) {
    const { hero } = brawl;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      foe.facing = towards(foe, hero.x);
      foe.x = approach(foe.x, hero.x - foe.facing * (foe.half + 40), mind.plan.speed * pace);
      foe.z = approach(foe.z, hero.z, mind.plan.speed * 0.7);
      const isClose = Math.abs(hero.x - foe.x) < foe.half + 60 && Math.abs(hero.z - foe.z) < 20;
      if (isClose || mind.t > 150) tell(brawl, foe, mind);
      return false;
    }
    if (mind.t < 34 / pace) return false;
    if (mind.t < 34 / pace + 6) {
      const ahead = (hero.x - foe.x) * foe.facing;
      const isThere = ahead > 0 && ahead < foe.half + 84 && Math.abs(hero.z - foe.z) < 34 && hero.y < 80;
      if (isThere) touch(brawl, foe, mind, heavy(14));
      if (mind.hasStruck) return true;
      return false;
    }
    brawl.emit("clang", foe, { y: 50 });
    return true;
  },

  /** Lines up, revs, and drives until something stops it. */
  ram(brawl, foe, mind) {
    const { hero, bounds } = brawl;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      if (mind.t === 1) brawl.emit("tell", foe, { y: foe.tall });
      foe.facing = towards(foe, hero.x);
      if (mind.t < 50 / pace) foe.z = approach(foe.z, hero.z, 1.6 * pace);
      else if (mind.t === Math.ceil(50 / pace))
        brawl.mark({
          x: (bounds.left + bounds.right) / 2,
          z: foe.z,
          half: 480,
          deep: 30,
          left: 26,
          isLane: true,
        });
      if (mind.t < 50 / pace + 26) return false;
      begin(mind, 1);
    }
    foe.x += foe.facing * 11 * pace;
    const isHit = Math.abs(hero.x - foe.x) < foe.half + 12 && Math.abs(hero.z - foe.z) < 34 && hero.y < 90;
    if (isHit) touch(brawl, foe, mind, heavy(18));
    bowl(brawl, foe);
    const isWall = foe.x < bounds.left + foe.half || foe.x > bounds.right - foe.half;
    if (!isWall) return false;
    foe.x = clamp(foe.x, bounds.left + foe.half, bounds.right - foe.half);
    brawl.emit("pound", foe, { y: 40, amount: 160, what: "boss" });
    if (--mind.count > 0) {
      begin(mind, 0);
      return false;
    }
    return true;
  },

  /** Coughs up helpers, or scrap that comes in handy. */
  spit(brawl, foe, mind) {
    const { what = "bolt" } = mind.act;
    if (mind.t === 1) brawl.emit("tell", foe, { y: foe.tall });
    foe.facing = towards(foe, brawl.hero.x);
    if (mind.t < 36 || (mind.t - 36) % 18 !== 0) return false;
    const isCrowded = brawl.foes.length > 4;
    if (mind.count-- > 0 && !(isCrowded && isFoe(what))) {
      const at = { x: foe.x + foe.facing * foe.half, z: clamp(foe.z + mind.count * 30 - 20, 0, DEPTH) };
      if (isFoe(what)) brawl.spawn(what, at.x, at.z, 60);
      else brawl.toss(what as ThingKind, at.x, at.z, foe.facing * (4 + mind.count * 2));
      brawl.emit("throw", foe, { y: 60 });
      return false;
    }
    return true;
  },

  /** Up and away, a shadow over Sam, and down. */
  drop(brawl, foe, mind) {
    const { hero } = brawl;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      foe.y = Math.min(380, foe.y + 14);
      if (mind.t === 1) brawl.emit("whoosh", foe, { y: 60, what: "heavy" });
      if (mind.t < 30) return false;
      begin(mind, 1);
    }
    if (mind.stage === 1) {
      const speed = 7 * pace;
      foe.x = approach(foe.x, hero.x, speed);
      foe.z = approach(foe.z, hero.z, speed * 0.6);
      if (mind.t < 46 / pace) return false;
      brawl.mark({ x: foe.x, z: foe.z, half: 118, deep: 59, left: LOCK });
      brawl.emit("tell", foe, { y: 200 });
      begin(mind, 2);
    }
    if (mind.t < LOCK) return false;
    foe.y = Math.max(0, foe.y - 30);
    if (foe.y > 0) return false;
    slam(brawl, foe.x, foe.z, 118, heavy(16));
    if (--mind.count > 0) {
      begin(mind, 0);
      mind.t = 14;
      return false;
    }
    return true;
  },

  /** Scrap from the sky: mind the shadows. Some of it can be used. */
  rain(brawl, foe, mind) {
    const every = Math.round(24 / paceOf(mind.act));
    if (mind.t === 1) brawl.emit("tell", foe, { y: foe.tall });
    if (mind.t < 30) return false;
    if ((mind.t - 30) % every === 0 && mind.count > 0) {
      const isAimed = mind.count % 2 === 0;
      const { hero, bounds, random } = brawl;
      const x = isAimed ? hero.x : random.between(bounds.left + 60, bounds.right - 60);
      const z = isAimed ? hero.z : random.between(8, DEPTH - 8);
      brawl.mark({ x, z, half: 52, deep: 26, left: 48 });
      brawl.shoot({ kind: "junk", x, z, y: 480, vx: 0, vy: -10, isSolid: true, blow: heavy(11) });
      if (mind.count % 3 === 0) brawl.toss(random.chance(0.5) ? "hubcap" : "tyre", x, z, 0, 620);
      mind.count--;
    }
    return mind.count === 0 && mind.t > 30 + every * (mind.act.count ?? 1) + 20;
  },

  /** Throws its anchor down the lane, and hauls it back. */
  hurl(brawl, foe, mind) {
    const { hero, bounds } = brawl;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      if (mind.t === 1) brawl.emit("tell", foe, { y: foe.tall });
      foe.facing = towards(foe, hero.x);
      if (mind.t < 34 / pace) foe.z = approach(foe.z, hero.z, 2);
      else if (mind.t === Math.ceil(34 / pace))
        brawl.mark({ x: foe.x + foe.facing * 480, z: foe.z, half: 480, deep: 22, left: 22, isLane: true });
      if (mind.t < 34 / pace + 22) return false;
      begin(mind, 1);
      mind.limb = { x: foe.x + foe.facing * foe.half, z: foe.z, y: 30 };
      brawl.emit("throw", foe, { y: 50, what: "foe" });
    }
    const { limb } = mind;
    if (!limb) return true;
    const speed = 11 * pace;
    limb.x += mind.stage === 1 ? foe.facing * speed : towards(limb, foe.x) * speed * 0.7;
    if (Math.abs(hero.x - limb.x) < 36 && Math.abs(hero.z - limb.z) < 26 && hero.y < 50)
      touch(brawl, limb, mind, heavy(13));
    if (mind.stage === 1 && (limb.x < bounds.left + 20 || limb.x > bounds.right - 20)) {
      brawl.emit("clang", { ...limb }, { y: 30 });
      begin(mind, 2);
    }
    if (mind.stage === 1 || Math.abs(limb.x - foe.x) > foe.half) return false;
    mind.limb = undefined;
    if (--mind.count > 0) {
      begin(mind, 0);
      return false;
    }
    return true;
  },

  /** The anchor goes round and round: stay close, stay away, or jump. */
  sweep(brawl, foe, mind) {
    const { hero } = brawl;
    const reach = 215;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      if (mind.t === 1) brawl.emit("tell", foe, { y: foe.tall });
      foe.x = approach(foe.x, (brawl.bounds.left + brawl.bounds.right) / 2, 4);
      foe.z = approach(foe.z, DEPTH / 2, 1.5);
      mind.angle = foe.facing === 1 ? Math.PI : 0;
      if (mind.t < 54) return false;
      begin(mind, 1);
    }
    mind.angle += 0.052 * pace;
    const limb = {
      x: foe.x + Math.cos(mind.angle) * reach,
      z: foe.z + Math.sin(mind.angle) * reach * 0.3,
      y: 16,
    };
    mind.limb = limb;
    if (mind.t % 24 === 1) brawl.emit("whoosh", limb, { y: 20, what: "heavy" });
    if (spread(hero.x - limb.x, hero.z - limb.z) < 54 && hero.y < 42) {
      touch(brawl, limb, mind, heavy(12));
      mind.hasStruck = false;
    }
    if (mind.t < (mind.count * Math.PI * 2) / (0.052 * pace)) return false;
    mind.limb = undefined;
    return true;
  },

  /** Stamps, and the floor makes waves. */
  quake(brawl, foe, mind) {
    const beat = Math.round(62 / paceOf(mind.act));
    const t = mind.t % beat;
    if (t === 1) brawl.emit("tell", foe, { y: foe.tall });
    foe.y = t < 30 ? 0 : Math.max(0, Math.sin(((t - 30) / (beat - 30)) * Math.PI) * 50);
    if (t !== 0 || mind.t === 0) return false;
    foe.y = 0;
    brawl.emit("pound", foe, { y: 0, amount: 140, what: "boss" });
    const { x, z } = foe;
    brawl.rings.push({ x, z, r: foe.half, speed: 5.5, most: 560, blow: heavy(10), hasHit: false });
    return --mind.count <= 0;
  },

  /** A fist follows Sam from above, comes down, and lies there for a moment. */
  fist(brawl, foe, mind) {
    const { hero } = brawl;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      const limb = mind.limb ?? { x: foe.x, z: foe.z, y: 160 };
      mind.limb = limb;
      limb.y = approach(limb.y, 230, 9);
      limb.x = approach(limb.x, hero.x, 8 * pace);
      limb.z = approach(limb.z, hero.z, 4 * pace);
      if (mind.t < 52 / pace) return false;
      brawl.mark({ x: limb.x, z: limb.z, half: 98, deep: 49, left: LOCK });
      brawl.emit("tell", limb, { y: 200 });
      begin(mind, 1);
    }
    const { limb } = mind;
    if (!limb) return true;
    if (mind.stage === 1) {
      if (mind.t < LOCK) return false;
      limb.y = Math.max(0, limb.y - 30);
      if (limb.y > 0) return false;
      slam(brawl, limb.x, limb.z, 98, heavy(15));
      begin(mind, 2);
    }
    if (mind.t < 62 / pace) return false;
    if (--mind.count > 0) {
      begin(mind, 0);
      return false;
    }
    mind.limb = undefined;
    return true;
  },

  /** Picks a lane, glows, burns it. */
  beam(brawl, foe, mind) {
    const { hero } = brawl;
    const pace = paceOf(mind.act);
    if (mind.stage === 0) {
      foe.facing = towards(foe, hero.x);
      if (mind.t === 1) {
        brawl.emit("tell", foe, { y: foe.tall });
        mind.beam = { z: hero.z, isHot: false };
      }
      const beam = mind.beam ?? { z: hero.z, isHot: false };
      if (mind.t < 36) beam.z = approach(beam.z, hero.z, 3);
      if (mind.t === 36)
        brawl.mark({ x: foe.x + foe.facing * 480, z: beam.z, half: 480, deep: 20, left: 28, isLane: true });
      if (mind.t < 64) return false;
      beam.isHot = true;
      begin(mind, 1);
      brawl.emit("shot", foe, { y: 60, what: "beam" });
    }
    const { beam } = mind;
    if (!beam) return true;
    // Burning, it creeps after Sam: slower than he walks.
    beam.z = approach(beam.z, hero.z, 0.7 * pace);
    const isAhead = (hero.x - foe.x) * foe.facing > 0;
    if (isAhead && Math.abs(hero.z - beam.z) < 18) {
      touch(brawl, foe, mind, heavy(13));
      mind.hasStruck = false;
    }
    if (mind.t < 70) return false;
    mind.beam = undefined;
    if (--mind.count > 0) {
      begin(mind, 0);
      return false;
    }
    return true;
  },
};

const towards = (from: { x: number }, x: number): Way => (x < from.x ? -1 : 1);

function begin(mind: BossMind, stage: number) {
  mind.stage = stage;
  mind.t = 0;
  mind.hasStruck = false;
}

function tell(brawl: Brawl, foe: Foe, mind: BossMind) {
  begin(mind, 1);
  brawl.emit("tell", foe, { y: foe.tall });
}

function touch(brawl: Brawl, from: { x: number }, mind: BossMind, blow: Blow) {
  if (mind.hasStruck) return;
  mind.hasStruck = hurtHero(brawl, blow, brawl.hero.x < from.x ? -1 : 1);
}

function slam(brawl: Brawl, x: number, z: number, reach: number, blow: Blow) {
  const { hero } = brawl;
  brawl.emit("pound", { x, z, y: 0 }, { amount: reach, what: "boss" });
  if (spread(hero.x - x, hero.z - z) < reach && hero.y < 50) hurtHero(brawl, blow, hero.x < x ? -1 : 1);
  for (const foe of brawl.foes)
    if (foe.kind !== "boss" && spread(foe.x - x, foe.z - z) < reach)
      hitFoe(brawl, foe, blows.bowled, foe.x < x ? -1 : 1);
}

/** A boss has no friends on its lane either. */
function bowl(brawl: Brawl, boss: Foe) {
  for (const foe of brawl.foes) {
    const isNear = Math.abs(foe.x - boss.x) < boss.half && Math.abs(foe.z - boss.z) < 30 && foe.y < 60;
    if (foe === boss || !isNear || foe.state === "air" || foe.state === "down") continue;
    hitFoe(brawl, foe, blows.bowled, boss.facing);
  }
}
