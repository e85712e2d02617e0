import type { Way } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import type { Blow } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { type Foe, GUARD, PATIENCE, turnTo } from "./foe.ts";

const HURT = 22;
const DIZZY = 110;

const untouchable = ["broken", "rise"];

/** A blow meets a foe: gives whether it was felt. Bosses and heavy ones take it standing, shields may stop it. */
export function hitFoe(brawl: BrawlState, foe: Foe, blow: Blow, way: Way): boolean {
  if (untouchable.includes(foe.state) || foe.y > 250) return false;
  if (foe.state === "down" && blow.lift < 7) return false;
  if (isBlocked(foe, blow, way)) {
    foe.guard--;
    foe.vx = way * 3;
    brawl.emit("block", foe, { y: foe.tall / 2 });
    brawl.freeze(3);
    if (foe.guard <= 0) makeDizzy(brawl, foe);
    return true;
  }
  const scale = Math.max(0.45, 1 - foe.juggle * 0.08) * (brawl.hero.overdrive > 0 ? 1.6 : 1);
  const isOpen = foe.mind?.isOpen === true;
  const damage = blow.damage * scale * (isOpen ? 1.4 : 1);
  foe.hp -= damage;
  foe.flash = 7;
  brawl.tally.hit(foe.isHelper ? 0 : damage);
  brawl.hero.gainSteam(damage * 0.5);
  brawl.freeze(blow.stop);
  brawl.emit("hit", foe, { y: foe.y + foe.tall * 0.55, what: blow.force, amount: damage });
  if (foe.hp <= 0) breakUp(brawl, foe, blow, way);
  else if (foe.kind !== "boss") react(brawl, foe, blow, way);
  return true;
}

/** Out of its senses for a while, with nuts circling around its head. */
export function makeDizzy(brawl: BrawlState, foe: Foe, steps = DIZZY): void {
  turnTo(foe, "dizzy");
  foe.stun = steps;
  foe.vx = 0;
  foe.vz = 0;
  foe.hasTurn = false;
  foe.guard = foe.plan.isHeavy ? PATIENCE : GUARD;
  brawl.emit("dizzy", foe, { y: foe.tall });
}

function isBlocked(foe: Foe, blow: Blow, way: Way): boolean {
  const canBlock = foe.state === "free" || foe.state === "tell" || foe.state === "enter";
  return foe.plan.hasShield === true && canBlock && blow.force === "light" && way !== foe.facing;
}

function react(brawl: BrawlState, foe: Foe, blow: Blow, way: Way) {
  const { weight, isHeavy } = foe.plan;
  if (isHeavy && foe.state !== "dizzy" && foe.state !== "air" && blow.force === "light") {
    foe.guard -= blow.damage;
    if (foe.guard <= 0) makeDizzy(brawl, foe, 80);
    return;
  }
  const isUp = foe.y > 0 && foe.plan.hover === undefined;
  if (foe.state === "held" && brawl.hero.holding === foe) {
    if (blow.lift === 0) return;
    brawl.hero.letGo();
  }
  foe.hasTurn = false;
  foe.vz = 0;
  if (blow.lift > 0 || isUp || foe.state === "air") {
    turnTo(foe, "air");
    foe.facing = way === 1 ? -1 : 1;
    foe.vx = (way * blow.push) / weight;
    foe.vy = Math.max(3.2, ((blow.lift || 4) * Math.max(0.4, 1 - foe.juggle * 0.1)) / Math.sqrt(weight));
    foe.juggle++;
  } else {
    turnTo(foe, "hurt");
    foe.stun = HURT;
    foe.facing = way === 1 ? -1 : 1;
    foe.vx = (way * blow.push) / weight;
    // A drone that is swatted hangs lower for a while.
    if (foe.plan.hover) foe.vy = 0;
  }
}

function breakUp(brawl: BrawlState, foe: Foe, blow: Blow, way: Way) {
  if (brawl.hero.holding === foe) brawl.hero.letGo();
  turnTo(foe, "broken");
  foe.hp = 0;
  foe.hasTurn = false;
  foe.vz = 0;
  if (foe.kind === "boss") {
    foe.vx = 0;
    foe.vy = 0;
    brawl.freeze(24);
    return;
  }
  foe.vx = (way * (blow.push + 4)) / foe.plan.weight;
  foe.vy = Math.max(7, blow.lift);
  brawl.freeze(blow.stop + 3);
}
