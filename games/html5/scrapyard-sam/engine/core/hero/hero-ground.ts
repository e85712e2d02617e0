import { DEPTH, spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { turnTo } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import { strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { natures } from "#html5/scrapyard-sam/engine/core/things/things.ts";
import { clamp } from "#kit/ease.ts";
import { STEAM } from "./hero.ts";
import { findFoeToHold, findThing, pickUp, tossThing } from "./hero-hold.ts";
import { SPEED, walk } from "./hero-walk.ts";
import { landStrike } from "./landing.ts";

const JUMP = 12.2;
const CHARGE_AFTER = 20;
const CHARGED = 16;
const ROLL = 22;
const chain = ["jab", "cross", "hook"] as const;
export const WHIRL_COST = 40;
const OVERDRIVE = 60 * 8;
const PULL_REACH = 380;

export function stepFree(brawl: BrawlState) {
  const { hero, pad } = brawl;
  walk(brawl, 1);
  if (pad.take("jump")) return leap(brawl);
  if (tryRoll(brawl) || trySteam(brawl)) return;
  if (pad.take("punch")) return punch(brawl);
  if (pad.take("grab")) return grab(brawl);
  if (hero.t > 24) hero.chain = 0;
  if (pad.heldFor("punch") > CHARGE_AFTER && brawl.tricks.has("spring") && !hero.weapon) hero.enter("charge");
}

function leap(brawl: BrawlState) {
  const { hero, pad } = brawl;
  hero.enter("air");
  hero.vy = JUMP;
  hero.vx = pad.x * SPEED;
  hero.airChain = 0;
  hero.hasJet = brawl.tricks.has("jets");
  brawl.emit("jump", hero);
}

function punch(brawl: BrawlState) {
  const { hero } = brawl;
  const nature = hero.weapon ? natures[hero.weapon.kind] : undefined;
  if (nature?.role === "missile") return tossThing(brawl);
  if (nature?.role === "club") hero.begin("swing");
  else {
    hero.begin(chain[hero.chain] ?? "jab");
    hero.chain = (hero.chain + 1) % chain.length;
  }
  hero.vx = hero.facing * 2.2;
  brawl.emit("whoosh", hero, { y: 45 });
}

function grab(brawl: BrawlState) {
  const { hero } = brawl;
  if (hero.weapon) return tossThing(brawl);
  const foe = findFoeToHold(brawl);
  const thing = findThing(brawl);
  if (foe) {
    hero.holding = foe;
    hero.bashes = 0;
    turnTo(foe, "held");
    foe.hasTurn = false;
    hero.enter("hold");
    brawl.emit("grab", hero, { y: 40 });
  } else if (thing) pickUp(brawl, thing);
  else if (brawl.tricks.has("magnet")) hero.enter("pull");
}

export function stepStrike(brawl: BrawlState) {
  const { hero, pad } = brawl;
  const strike = strikes[hero.strike];
  hero.x += hero.vx;
  hero.vx *= 0.82;
  landStrike(brawl, strike);
  if (tryRoll(brawl)) return;
  // The next punch of a string may come as soon as this one has had its moment.
  const isChain = hero.strike === "jab" || hero.strike === "cross";
  if (isChain && hero.t > strike.start + strike.active + 1 && pad.take("punch")) {
    if (pad.x !== 0) hero.facing = pad.x > 0 ? 1 : -1;
    return punch(brawl);
  }
  if (isChain && hero.t > strike.start + strike.active && pad.take("grab")) return grab(brawl);
  if (hero.t < strike.end) return;
  if (hero.strike === "hook") hero.chain = 0;
  hero.enter("free");
}

export function stepCharge(brawl: BrawlState) {
  const { hero, pad } = brawl;
  walk(brawl, 0.4);
  if (++hero.charge === CHARGED) brawl.emit("charged", hero, { y: 40 });
  if (pad.heldFor("punch") > 0) return;
  const isReady = hero.charge >= CHARGED;
  hero.charge = 0;
  if (!isReady) return hero.enter("free");
  hero.begin("spring");
  hero.vx = hero.facing * 5;
  brawl.practise("spring");
  brawl.emit("whoosh", hero, { y: 50, what: "heavy" });
}

function tryRoll(brawl: BrawlState): boolean {
  const { hero, pad } = brawl;
  const way = pad.takeDash();
  if (way === undefined || !brawl.tricks.has("roll")) return false;
  if (way !== 0) hero.facing = way;
  hero.enter("roll");
  hero.vz = pad.z * 2.6;
  brawl.practise("roll");
  brawl.emit("roll", hero);
  return true;
}

export function stepRoll(brawl: BrawlState) {
  const { hero, pad } = brawl;
  hero.x += hero.facing * 8.5 * (1 - hero.t / 40);
  hero.z = clamp(hero.z + hero.vz, 0, DEPTH);
  if (hero.t > 3 && pad.take("punch")) {
    hero.begin("slide");
    hero.vx = hero.facing * 10;
    brawl.emit("whoosh", hero, { y: 10 });
    return;
  }
  if (pad.take("jump")) return leap(brawl);
  if (hero.t >= ROLL) hero.enter("free");
}

function trySteam(brawl: BrawlState): boolean {
  const { hero, pad, tricks } = brawl;
  if (!tricks.has("whirl") || !pad.take("steam")) return false;
  if (tricks.has("overdrive") && hero.steam >= STEAM) {
    hero.steam = 0;
    hero.overdrive = OVERDRIVE;
    hero.safe = 40;
    brawl.practise("overdrive");
    brawl.emit("overdrive", hero, { y: 40 });
  } else if (hero.steam < WHIRL_COST && hero.overdrive === 0) return false;
  else {
    if (hero.overdrive === 0) hero.steam -= WHIRL_COST;
    brawl.practise("whirl");
  }
  hero.begin("whirl", "whirl");
  brawl.emit("whirl", hero, { y: 40 });
  return true;
}

export function stepWhirl(brawl: BrawlState) {
  const { hero } = brawl;
  walk(brawl, 0.7);
  // Each turn of the arms can meet the same foe again.
  if (hero.t % 9 === 0) hero.struck.clear();
  landStrike(brawl, strikes.whirl);
  if (hero.t >= strikes.whirl.end) {
    hero.safe = 16;
    hero.enter("free");
  }
}

/** While grab is held, the magnet draws things into Sam's hand and bots in front of his fists. */
export function stepPull(brawl: BrawlState) {
  const { hero, pad } = brawl;
  if (pad.heldFor("grab") === 0 || hero.t > 90) return hero.enter("free");
  if (hero.t === 6) brawl.emit("magnet", hero, { y: 40 });
  if (hero.t < 6) return;
  const isAhead = (x: number) => (x - hero.x) * hero.facing > 0 && Math.abs(x - hero.x) < PULL_REACH;
  const thing = brawl.things
    .filter(({ role, mode, x }) => mode === "lying" && role !== "prop" && isAhead(x))
    .toSorted((a, b) => spread(a.x - hero.x, a.z - hero.z) - spread(b.x - hero.x, b.z - hero.z))[0];
  if (thing) {
    thing.x -= hero.facing * 11;
    thing.z += clamp(hero.z - thing.z, -5, 5);
    if (Math.abs(thing.x - hero.x) < 46 && thing.role !== "treat") {
      brawl.practise("magnet");
      return pickUp(brawl, thing);
    }
  }
  for (const foe of brawl.foes) {
    const isLoose = !foe.plan.isHeavy && foe.kind !== "boss" && foe.state !== "thrown";
    if (!isLoose || !isAhead(foe.x) || Math.abs(foe.z - hero.z) > 46 || foe.state === "broken") continue;
    if (Math.abs(foe.x - hero.x) > 54) foe.x -= hero.facing * 6.5;
    foe.z += clamp(hero.z - foe.z, -2, 2);
    if (foe.plan.hover && foe.state !== "air") foe.y += clamp(20 - foe.y, -3, 3);
    if (foe.state === "free" || foe.state === "tell") {
      turnTo(foe, "hurt");
      foe.stun = 26;
      foe.vx = 0;
      foe.hasTurn = false;
    }
    brawl.practise("magnet");
  }
}
