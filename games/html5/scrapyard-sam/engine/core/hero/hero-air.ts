import { DEPTH, drift, spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { blows, strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { approach, clamp } from "#kit/ease.ts";
import { landStrike } from "./landing.ts";

const AIR_SPEED = 3.8;
const HANG_GRAVITY = 0.5;
const POUND_REACH = 128;
const airChain = ["kick", "volley", "spike"] as const;

export function stepAir(brawl: BrawlState) {
  const { hero, pad } = brawl;
  if (steer(brawl)) return hero.enter("free");
  if (pad.take("punch")) return airPunch(brawl);
  if (hero.hasJet && pad.take("jump")) jet(brawl);
}

function jet(brawl: BrawlState) {
  const { hero } = brawl;
  hero.hasJet = false;
  hero.airChain = 0;
  hero.vy = 11;
  hero.enter("air");
  brawl.practise("jets");
  brawl.emit("jets", hero);
}

function airPunch(brawl: BrawlState) {
  const { hero, pad, tricks } = brawl;
  if (pad.z < 0 && tricks.has("pound")) {
    hero.enter("pound");
    hero.vx = 0;
    hero.vy = 4;
    brawl.practise("pound");
    brawl.emit("whoosh", hero, { y: hero.y });
    return;
  }
  const most = tricks.has("jets") ? airChain.length : 1;
  if (hero.airChain >= most) return;
  hero.begin(airChain[hero.airChain] ?? "kick", "airstrike");
  hero.airChain++;
  brawl.emit("whoosh", hero, { y: hero.y + 30 });
}

export function stepAirStrike(brawl: BrawlState) {
  const { hero, pad } = brawl;
  const strike = strikes[hero.strike];
  const before = hero.struck.size;
  landStrike(brawl, strike);
  // Who hits something in the air hangs there for a moment: room for the next one.
  if (hero.struck.size > before && brawl.tricks.has("jets")) hero.vy = Math.max(hero.vy, 3.6);
  if (steer(brawl)) return hero.enter("free");
  const isDone = hero.t > strike.start + 6 || hero.struck.size > 0;
  if (isDone && hero.airChain < airChain.length && brawl.tricks.has("jets") && pad.take("punch"))
    return airPunch(brawl);
  if (hero.hasJet && pad.take("jump")) return jet(brawl);
  if (hero.t >= strike.end) hero.enter("air");
}

/** Hangs for a blink, then comes down like an anvil. */
export function stepPound(brawl: BrawlState) {
  const { hero } = brawl;
  if (hero.t > 8) hero.vy = -17;
  if (!drift(hero, hero.t > 8 ? 0 : HANG_GRAVITY)) return;
  shockwave(brawl, POUND_REACH, blows.pound);
  hero.enter("free");
  hero.safe = Math.max(hero.safe, 12);
}

/** All that stands around is thrown into the air. */
export function shockwave(brawl: BrawlState, reach: number, blow: (typeof blows)[keyof typeof blows]): void {
  const { hero } = brawl;
  brawl.emit("pound", hero, { y: 0, amount: reach });
  for (const foe of brawl.foes) {
    if (foe === hero.holding || foe.y > 70) continue;
    const away = spread(foe.x - hero.x, foe.z - hero.z) - foe.half;
    if (away < reach) hitFoe(brawl, foe, blow, foe.x < hero.x ? -1 : 1);
  }
  brawl.smashAround(hero, reach);
}

/** Moves through the air; true when Sam has landed. */
function steer(brawl: BrawlState): boolean {
  const { hero, pad } = brawl;
  hero.vx = approach(hero.vx, pad.x * AIR_SPEED, 0.35);
  hero.vz = 0;
  hero.z = clamp(hero.z + pad.z * 1.7, 0, DEPTH);
  if (!drift(hero)) return false;
  brawl.emit("land", hero);
  return true;
}
