import { drift } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { canBeHeld, type Foe, turnTo } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import type { Thing } from "#html5/scrapyard-sam/engine/core/things/things.ts";
import { shockwave } from "./hero-air.ts";
import { walk } from "./hero-walk.ts";

/** A held bot wriggles free after this. */
const HOLD = 170;
const BASHES = 3;

export function findFoeToHold({ hero, foes }: BrawlState): Foe | undefined {
  return foes
    .filter((foe) => {
      const ahead = (foe.x - hero.x) * hero.facing;
      return canBeHeld(foe) && ahead > -16 && ahead < foe.half + 48 && Math.abs(foe.z - hero.z) < 30;
    })
    .toSorted((a, b) => Math.abs(a.x - hero.x) - Math.abs(b.x - hero.x))[0];
}

export function findThing({ hero, things }: BrawlState): Thing | undefined {
  return things
    .filter(({ role, mode, x, z }) => {
      const canCarry = role === "club" || role === "missile";
      return mode === "lying" && canCarry && Math.abs(x - hero.x) < 52 && Math.abs(z - hero.z) < 30;
    })
    .toSorted((a, b) => Math.abs(a.x - hero.x) - Math.abs(b.x - hero.x))[0];
}

export function pickUp(brawl: BrawlState, thing: Thing): void {
  thing.mode = "held";
  thing.struck.clear();
  brawl.hero.weapon = thing;
  brawl.hero.enter("free");
  brawl.emit("pick", brawl.hero, { y: 40, what: thing.kind });
}

/** Throws what Sam has in hand. */
export function tossThing(brawl: BrawlState) {
  const { hero, pad } = brawl;
  const thing = hero.weapon;
  if (!thing) return;
  if (pad.x !== 0) hero.facing = pad.x > 0 ? 1 : -1;
  hero.weapon = undefined;
  thing.mode = "flying";
  thing.t = 0;
  thing.uses--;
  thing.struck.clear();
  thing.facing = hero.facing;
  thing.x = hero.x + hero.facing * 30;
  thing.z = hero.z;
  thing.y = 42;
  thing.vx = hero.facing * 13;
  thing.vy = 2.6;
  hero.enter("toss");
  brawl.emit("throw", hero, { y: 40 });
}

export function stepHold(brawl: BrawlState) {
  const { hero, pad } = brawl;
  const foe = hero.holding;
  if (!foe || hero.t > HOLD) {
    hero.letGo();
    return hero.enter("free");
  }
  walk(brawl, 0.55);
  carry(brawl, foe);
  if (pad.take("jump")) {
    if (!brawl.tricks.has("driver")) return throwFoe(brawl, foe);
    hero.enter("driver");
    hero.vx = pad.x * 2.5;
    hero.vy = 14;
    brawl.practise("driver");
    brawl.emit("jump", hero);
  } else if (pad.take("grab")) throwFoe(brawl, foe);
  else if (pad.take("punch")) hero.enter("bash");
}

/** A headbutt for the one in hand; the third sends it off. */
export function stepBash(brawl: BrawlState) {
  const { hero } = brawl;
  const foe = hero.holding;
  if (!foe) return hero.enter("free");
  carry(brawl, foe);
  if (hero.t === 5) {
    hero.bashes++;
    const isLast = hero.bashes >= BASHES;
    hitFoe(brawl, foe, isLast ? blows.bashEnd : blows.bash, hero.facing);
  }
  if (hero.t < 16) return;
  hero.enter(hero.holding ? "hold" : "free");
}

function throwFoe(brawl: BrawlState, foe: Foe) {
  const { hero, pad } = brawl;
  if (pad.x !== 0) hero.facing = pad.x > 0 ? 1 : -1;
  hero.holding = undefined;
  turnTo(foe, "thrown");
  foe.bowled.clear();
  foe.x = hero.x + hero.facing * 26;
  foe.y = 36;
  foe.vx = hero.facing * 11.5;
  foe.vy = 4.5;
  foe.vz = pad.z * 1.6;
  hero.enter("toss");
  brawl.emit("throw", hero, { y: 50, what: "foe" });
}

/** Up with the bot under the arm, and down on its head. */
export function stepDriver(brawl: BrawlState) {
  const { hero } = brawl;
  const foe = hero.holding;
  const hasLanded = drift(hero, 0.9);
  if (foe) {
    foe.x = hero.x + hero.facing * 22;
    foe.z = hero.z - 1;
    foe.y = hero.y + 24;
  }
  if (!hasLanded) return;
  if (foe) {
    foe.y = 0;
    hitFoe(brawl, foe, blows.driver, hero.facing);
    hero.letGo();
  }
  shockwave(brawl, 110, blows.pound);
  hero.safe = 24;
  hero.enter("free");
}

export function stepToss(brawl: BrawlState) {
  if (brawl.hero.t >= 14) brawl.hero.enter("free");
}

function carry({ hero }: BrawlState, foe: Foe) {
  foe.x = hero.x + hero.facing * (foe.half + 20);
  foe.z = hero.z - 1;
  foe.y = 8;
  foe.facing = hero.facing === 1 ? -1 : 1;
}
