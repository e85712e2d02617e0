import { drift } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { approach, clamp } from "#kit/ease.ts";
import { HERO_HP, type HeroState } from "./hero.ts";
import { shockwave, stepAir, stepAirStrike, stepPound } from "./hero-air.ts";
import { stepCharge, stepFree, stepPull, stepRoll, stepStrike, stepWhirl } from "./hero-ground.ts";
import { stepBash, stepDriver, stepHold, stepToss } from "./hero-hold.ts";

/** All of him stays in sight, scarf and all. */
const MARGIN = 40;
const HURT = 18;
const DOWN = 26;
const RISE = 18;
const KO = 90;

/** One step of Sam, whatever he is doing. */
export function stepHero(brawl: BrawlState): void {
  const { hero } = brawl;
  hero.t++;
  if (hero.safe > 0) hero.safe--;
  if (hero.overdrive > 0) hero.overdrive--;
  states[hero.state](brawl);
  keepOff(brawl);
  const { left, right } = brawl.bounds;
  hero.x = clamp(hero.x, left + MARGIN, right - MARGIN);
}

/** A boss is too big to walk through. */
function keepOff({ hero, foes }: BrawlState) {
  if (hero.state === "roll" || hero.state === "dance") return;
  for (const { mind, x, z, y, half, state } of foes) {
    const isIn = Math.abs(hero.x - x) < half * 0.75 && Math.abs(hero.z - z) < 22;
    if (!mind || state === "broken" || !isIn || y > 40 || hero.y > 60) continue;
    hero.x += hero.x < x ? -5 : 5;
  }
}

const states: Record<HeroState, (brawl: BrawlState) => void> = {
  free: stepFree,
  strike: stepStrike,
  charge: stepCharge,
  roll: stepRoll,
  air: stepAir,
  airstrike: stepAirStrike,
  pound: stepPound,
  hold: stepHold,
  bash: stepBash,
  toss: stepToss,
  driver: stepDriver,
  pull: stepPull,
  whirl: stepWhirl,

  hurt({ hero }) {
    hero.vx *= 0.85;
    hero.x += hero.vx;
    if (hero.t >= HURT) hero.enter("free");
  },

  fly(brawl) {
    const { hero } = brawl;
    if (!drift(hero)) return;
    brawl.emit("land", hero, { what: "heavy" });
    hero.enter(hero.hp > 0 ? "down" : "ko");
    if (hero.hp === 0) brawl.emit("ko", hero);
  },

  down({ hero, pad }) {
    hero.vx *= 0.8;
    hero.x += hero.vx;
    // Mashing helps, as it should.
    if (hero.t >= DOWN || (hero.t > 12 && (pad.take("punch") || pad.take("jump")))) hero.enter("rise");
  },

  rise({ hero }) {
    if (hero.t < RISE) return;
    hero.safe = 50;
    hero.enter("free");
  },

  ko(brawl) {
    const { hero } = brawl;
    hero.vx = approach(hero.vx, 0, 0.4);
    hero.x += hero.vx;
    if (hero.t < KO) return;
    if (hero.batteries <= 1) return brawl.lose();
    hero.batteries--;
    brawl.tally.batteriesLost++;
    hero.hp = HERO_HP;
    hero.enter("rise");
    brawl.emit("revive", hero, { y: 40 });
    shockwave(brawl, 240, blows.revive);
  },

  dance: () => undefined,
};
