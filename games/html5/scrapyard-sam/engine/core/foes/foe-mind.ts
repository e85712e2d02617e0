import { DEPTH, drift, wayTo } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BrawlState } from "#html5/scrapyard-sam/engine/core/brawl-state.ts";
import { blows } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { approach, clamp } from "#kit/ease.ts";
import { attacks } from "./attacks.ts";
import { stepBoss } from "./boss.ts";
import { type Foe, type FoeState, turnTo } from "./foe.ts";
import { hitFoe } from "./foe-hits.ts";

const DOWN = 38;
const RISE = 16;

/** One step of one foe, whatever it is doing. */
export function stepFoe(brawl: BrawlState, foe: Foe): void {
  foe.t++;
  if (foe.flash > 0) foe.flash--;
  states[foe.state](brawl, foe);
}

const states: Record<FoeState, (brawl: BrawlState, foe: Foe) => void> = {
  enter(brawl, foe) {
    const { left, right } = brawl.bounds;
    foe.facing = wayTo(foe.x, brawl.hero.x);
    if (foe.plan.hover === undefined && foe.y > 0) {
      if (drift(foe)) brawl.emit("land", foe);
      return;
    }
    foe.x += foe.facing * foe.plan.speed * 1.3;
    if (foe.x > left + 50 && foe.x < right - 50) turnTo(foe, "free");
  },

  free(brawl, foe) {
    foe.juggle = 0;
    foe.facing = wayTo(foe.x, brawl.hero.x);
    if (foe.plan.hover) foe.y = approach(foe.y, foe.plan.hover, 2.5);
    walk(brawl, foe);
    if (foe.hasTurn && isInPlace(brawl, foe)) {
      turnTo(foe, "tell");
      foe.times = foe.plan.attack.times;
      brawl.emit("tell", foe, { y: foe.y + foe.tall });
    }
  },

  tell(brawl, foe) {
    if (foe.times === foe.plan.attack.times && foe.t < foe.plan.attack.tell - 12)
      foe.facing = wayTo(foe.x, brawl.hero.x);
    // A second blow in a row comes sooner, but not out of nowhere.
    const tell = foe.times < foe.plan.attack.times ? 14 : foe.plan.attack.tell;
    if (foe.t < tell) return;
    turnTo(foe, "strike");
    foe.hasStruck = false;
    foe.bowled.clear();
  },

  strike(brawl, foe) {
    const isOver = attacks[foe.plan.attack.kind](brawl, foe);
    if (foe.state !== "strike") return;
    if (foe.plan.hover) {
      foe.x += foe.vx;
      foe.z = clamp(foe.z + foe.vz, 0, DEPTH);
      foe.y += foe.vy;
    } else if (drift(foe)) brawl.emit("land", foe);
    brawl.keepIn(foe);
    if (!isOver) return;
    foe.vx = 0;
    foe.vz = 0;
    foe.vy = 0;
    if (--foe.times > 0) turnTo(foe, "tell");
    else turnTo(foe, "recover");
  },

  recover(_brawl, foe) {
    if (foe.t < foe.plan.attack.recover) return;
    foe.hasTurn = false;
    turnTo(foe, "free");
  },

  hurt(brawl, foe) {
    foe.vx *= 0.86;
    foe.x += foe.vx;
    brawl.keepIn(foe);
    if (foe.t >= foe.stun) turnTo(foe, "free");
  },

  air(brawl, foe) {
    if (brawl.keepIn(foe)) {
      foe.vx *= -0.6;
      brawl.emit("clang", foe, { y: foe.y + foe.tall / 2 });
    }
    if (!drift(foe, 0.62)) return;
    brawl.emit("land", foe);
    foe.vx *= 0.4;
    turnTo(foe, "down");
  },

  down(brawl, foe) {
    foe.vx *= 0.8;
    foe.x += foe.vx;
    brawl.keepIn(foe);
    if (foe.t >= DOWN) turnTo(foe, "rise");
  },

  rise(_brawl, foe) {
    foe.juggle = 0;
    if (foe.t >= RISE) turnTo(foe, "free");
  },

  // Sam carries it; see hero-hold.ts.
  held: () => undefined,

  thrown(brawl, foe) {
    for (const other of brawl.foes) {
      const isNear = Math.abs(other.x - foe.x) < foe.half + other.half + 6 && Math.abs(other.z - foe.z) < 30;
      const isLevel = foe.y < other.y + other.tall && foe.y + foe.tall > other.y;
      if (other === foe || !isNear || !isLevel || foe.bowled.has(other.id)) continue;
      foe.bowled.add(other.id);
      hitFoe(brawl, other, blows.bowled, foe.vx < 0 ? -1 : 1);
    }
    brawl.smashProps(foe);
    const isWall = brawl.keepIn(foe);
    if (isWall) brawl.emit("clang", foe, { y: foe.y + 30 });
    const hasLanded = drift(foe, 0.5);
    if (!isWall && !hasLanded) return;
    const way = foe.vx < 0 ? -1 : 1;
    foe.vx *= isWall ? -0.4 : 0.5;
    turnTo(foe, foe.y > 0 ? "air" : "down");
    if (hasLanded) brawl.emit("land", foe);
    const kept = { state: foe.state, vx: foe.vx };
    // Falling hurts, but nobody is sent flying by a fall.
    foe.state = "hurt";
    hitFoe(brawl, foe, blows.thrown, way);
    if (foe.hp > 0) {
      turnTo(foe, kept.state);
      foe.vx = kept.vx;
    }
  },

  dizzy(_brawl, foe) {
    if (foe.plan.hover) foe.y = approach(foe.y, 20, 3);
    if (foe.t >= foe.stun) turnTo(foe, "free");
  },

  broken(brawl, foe) {
    if (foe.kind === "boss") return;
    if (brawl.keepIn(foe)) foe.vx *= -0.6;
    if (drift(foe) || foe.t > 90) brawl.scrapFoe(foe);
  },

  boss: stepBoss,
};

/** Towards Sam when it is its turn; otherwise to a place of its own at a polite distance. */
function walk(brawl: BrawlState, foe: Foe) {
  const { hero } = brawl;
  const { attack, speed } = foe.plan;
  const side = foe.x < hero.x ? -1 : 1;
  const far = foe.hasTurn ? (attack.near + attack.far) / 2 : 150 + (foe.id % 3) * 55;
  const offset = foe.hasTurn ? 0 : ((foe.id * 47) % 90) - 45;
  const { left, right } = brawl.bounds;
  let x = hero.x + side * far;
  // Pressed against an edge, the other side has more room.
  if (x < left + 40 || x > right - 40)
    x = foe.hasTurn ? clamp(x, left + 40, right - 40) : hero.x - side * far;
  const z = clamp(hero.z + offset, 6, DEPTH - 6);
  const pace = foe.hasTurn ? speed : speed * 0.6;
  const dx = x - foe.x;
  const slack = foe.hasTurn ? 8 : 34;
  foe.vx = Math.abs(dx) > slack ? Math.sign(dx) * pace : 0;
  foe.vz = Math.abs(z - foe.z) > 4 ? Math.sign(z - foe.z) * pace * 0.7 : 0;
  foe.x += foe.vx;
  foe.z = clamp(foe.z + foe.vz + apart(brawl, foe), 0, DEPTH);
  brawl.keepIn(foe);
}

function apart(brawl: BrawlState, foe: Foe): number {
  let push = 0;
  for (const other of brawl.foes) {
    if (other === foe || Math.abs(other.x - foe.x) > 44 || Math.abs(other.z - foe.z) > 16) continue;
    push += foe.z < other.z || (foe.z === other.z && foe.id < other.id) ? -0.7 : 0.7;
  }
  return push;
}

function isInPlace({ hero, bounds }: BrawlState, { x, z, plan }: Foe): boolean {
  const { near, far, aim } = plan.attack;
  const away = Math.abs(hero.x - x);
  // At an edge there may be no room to step back.
  const isCornered = x < bounds.left + 60 || x > bounds.right - 60;
  return (away >= near || isCornered) && away <= far && Math.abs(hero.z - z) <= aim;
}
