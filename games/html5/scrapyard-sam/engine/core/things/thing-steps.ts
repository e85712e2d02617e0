import { DEPTH, drift, spread } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { hitFoe } from "#html5/scrapyard-sam/engine/core/foes/foe-hits.ts";
import { HERO_HP } from "#html5/scrapyard-sam/engine/core/hero/hero.ts";
import { hurtHero } from "#html5/scrapyard-sam/engine/core/hero/hero-hits.ts";
import { blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { natures, type Thing } from "./things.ts";

const FUSE = 46;
const BANG = 130;
const HEAL = 40;

/** True while the thing is still of use. */
export function stepThing(brawl: BrawlState, thing: Thing): boolean {
  if (thing.mode === "held") return true;
  if (thing.mode === "flying") return fly(brawl, thing);
  const isTreat = thing.role === "treat";
  if (isResting(thing)) return !isTreat || !eat(brawl, thing);
  if (drift(thing)) thing.vx *= 0.3;
  else if (thing.y === 0) thing.vx *= 0.85;
  // What lies further along the way stays there; what rolls stays in sight.
  if (Math.abs(thing.vx) > 0.05) brawl.keepIn(thing);
  else thing.vx = 0;
  if (thing.fuse > 0 && --thing.fuse === 0) return bang(brawl, thing);
  return !isTreat || !eat(brawl, thing);
}

/** Lies on the floor and does nothing, as most things do. */
const isResting = ({ y, vx, vy, vz, fuse }: Thing) =>
  y === 0 && vx === 0 && vy === 0 && vz === 0 && fuse === 0;

function fly(brawl: BrawlState, thing: Thing): boolean {
  const nature = natures[thing.kind];
  if (nature.role !== "club" && nature.role !== "missile") return false;
  thing.t++;
  for (const foe of brawl.foes) {
    const isNear = Math.abs(foe.x - thing.x) < foe.half + 20 && Math.abs(foe.z - thing.z) < 30;
    const isLevel = thing.y < foe.y + foe.tall && thing.y + 24 > foe.y;
    if (!isNear || !isLevel || thing.struck.has(foe.id)) continue;
    thing.struck.add(foe.id);
    if (hitFoe(brawl, foe, nature.blow, thing.vx < 0 ? -1 : 1)) {
      thing.vx *= -0.35;
      thing.vy = 4;
    }
  }
  brawl.smashProps(thing);
  // Tyres bounce off the edge of the world and come back for more.
  if (brawl.keepIn(thing)) {
    thing.vx *= -0.8;
    thing.struck.clear();
    brawl.emit("clang", thing, { y: thing.y });
  }
  if (!drift(thing, 0.32)) return true;
  if (thing.uses <= 0) {
    brawl.emit("crack", thing, { what: thing.kind });
    return false;
  }
  thing.mode = "lying";
  thing.vx *= 0.4;
  return true;
}

function eat(brawl: BrawlState, thing: Thing): boolean {
  const { hero } = brawl;
  const isNear = Math.abs(hero.x - thing.x) < 34 && Math.abs(hero.z - thing.z) < 26;
  if (!isNear || thing.y > 60 || hero.isHelpless) return false;
  if (thing.kind === "oil") {
    hero.hp = Math.min(HERO_HP, hero.hp + HEAL);
    brawl.emit("heal", hero, { y: 60, amount: HEAL });
  } else if (thing.kind === "battery") {
    hero.batteries++;
    brawl.emit("battery", hero, { y: 60 });
  } else {
    brawl.tally.add(50);
    brawl.emit("coin", hero, { y: 60, amount: 50 });
  }
  return true;
}

/** A crate gives what it hides; a drum only starts to fizz. */
export function crackOpen(brawl: BrawlState, thing: Thing, way: number): void {
  if (thing.role !== "prop" || thing.fuse > 0) return;
  if (thing.kind === "drum") {
    thing.fuse = FUSE;
    thing.vx = way * 5;
    brawl.mark({ x: thing.x + way * 24, z: thing.z, half: BANG, deep: BANG / 2, left: FUSE });
    brawl.emit("clang", thing, { y: 30 });
    return;
  }
  if (thing.kind === "valve") {
    knock(brawl, thing);
    return;
  }
  brawl.remove(thing);
  brawl.emit("crack", thing, { y: 26, what: "crate" });
  brawl.toss(thing.inside ?? "bolt", thing.x, thing.z, way * 1.5, 20);
  brawl.tally.add(10);
}

/** A valve takes several blows; one blow counts once, however long it lasts. */
function knock(brawl: BrawlState, thing: Thing) {
  if (brawl.clock - thing.t < 10) return;
  thing.t = brawl.clock;
  brawl.emit("clang", thing, { y: 40 });
  brawl.freeze(5);
  if (--thing.uses > 0) return;
  brawl.remove(thing);
  brawl.emit("boom", thing, { amount: 80, y: 30 });
  brawl.tally.add(100);
}

function bang(brawl: BrawlState, { x, z }: Thing): false {
  const { hero } = brawl;
  brawl.emit("boom", { x, z: Math.min(DEPTH, z) }, { amount: BANG });
  if (spread(hero.x - x, hero.z - z) < BANG)
    hurtHero(brawl, { ...blows.bang, damage: 14 }, hero.x < x ? -1 : 1);
  for (const foe of brawl.foes)
    if (spread(foe.x - x, foe.z - z) - foe.half < BANG) hitFoe(brawl, foe, blows.bang, foe.x < x ? -1 : 1);
  return false;
}
