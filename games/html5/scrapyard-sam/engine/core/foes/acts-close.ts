import { approach, clamp } from "#kit/ease.ts";
import { sin } from "#kit/exact-math.ts";
import { type ActStep, begin, bowl, heavy, LOCK, paceOf, slam, tell, touch, towards } from "./act-tools.ts";

/** What a boss does with its own weight. */
export const closeActs = {
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

  /** Stamps, and the floor makes waves. */
  quake(brawl, foe, mind) {
    const beat = Math.round(62 / paceOf(mind.act));
    const t = mind.t % beat;
    if (t === 1) brawl.emit("tell", foe, { y: foe.tall });
    foe.y = t < 30 ? 0 : Math.max(0, sin(((t - 30) / (beat - 30)) * Math.PI) * 50);
    if (t !== 0 || mind.t === 0) return false;
    foe.y = 0;
    brawl.emit("pound", foe, { y: 0, amount: 140, what: "boss" });
    const { x, z } = foe;
    brawl.rings.push({ x, z, r: foe.half, speed: 5.5, most: 560, blow: heavy(10), hasHit: false });
    return --mind.count <= 0;
  },
} satisfies Record<string, ActStep>;
