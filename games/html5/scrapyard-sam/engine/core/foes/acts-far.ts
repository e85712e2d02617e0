import { DEPTH, spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { ThingKind } from "#html5/scrapyard-sam/engine/core/things/things.ts";
import { approach, clamp } from "#kit/ease.ts";
import { cos, sin } from "#kit/exact-math.ts";
import { type ActStep, begin, heavy, LOCK, paceOf, slam, touch, towards } from "./act-tools.ts";
import { foePlans } from "./foes.ts";

const isFoe = (what: string): what is keyof typeof foePlans => what in foePlans;

/** What a boss does from afar: with an anchor, a fist, a beam, or with others. */
export const farActs = {
  /** Coughs up helpers, or scrap that comes in handy. */
  spit(brawl, foe, mind) {
    const { what = "bolt" } = mind.act;
    if (mind.t === 1) brawl.emit("tell", foe, { y: foe.tall });
    foe.facing = towards(foe, brawl.hero.x);
    if (mind.t < 36 || (mind.t - 36) % 18 !== 0) return false;
    const isCrowded = brawl.foes.length > 4;
    if (mind.count-- > 0 && !(isCrowded && isFoe(what))) {
      const at = { x: foe.x + foe.facing * foe.half, z: clamp(foe.z + mind.count * 30 - 20, 0, DEPTH) };
      if (isFoe(what)) brawl.spawn(what, at.x, at.z, 60).isHelper = true;
      else brawl.toss(what as ThingKind, at.x, at.z, foe.facing * (4 + mind.count * 2));
      brawl.emit("throw", foe, { y: 60 });
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
      x: foe.x + cos(mind.angle) * reach,
      z: foe.z + sin(mind.angle) * reach * 0.3,
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
} satisfies Record<string, ActStep>;
