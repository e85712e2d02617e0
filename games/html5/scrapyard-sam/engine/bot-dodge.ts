import type { Action } from "./core/actions.ts";
import { DEPTH, spread } from "./core/body.ts";
import type { Snapshot } from "./core/snapshot.ts";

type Area = { x: number; z: number; half: number; deep: number };

/** What to hold down to get out of harm's way; nothing when there is no harm. */
export function dodge(snapshot: Snapshot): Action[] | undefined {
  const { hero, marks, stamps, rings, foes, shots, camera, sweeps } = snapshot;
  for (const sweep of sweeps) {
    const flight = dodgeSweep(hero, sweep, camera);
    if (flight) return flight;
  }
  if (rings.some((ring) => isArriving(hero, ring))) return hero.y === 0 ? ["jump"] : undefined;
  for (const mark of marks) if (isIn(hero, mark, 20)) return leave(hero, mark, camera);
  for (const stamp of stamps)
    if (stamp.until < 60 && isIn(hero, stamp, 20)) return leave(hero, stamp, camera);
  for (const foe of foes) {
    const away = evade(hero, foe, camera);
    if (away) return away;
  }
  for (const shot of shots) {
    const isNear = Math.abs(shot.z - hero.z) < 26 && Math.abs(shot.x - hero.x) < (shot.isStuck ? 46 : 130);
    const isComing = shot.isStuck || (hero.x - shot.x) * shot.vx > 0;
    if (isNear && isComing) return leave(hero, { x: shot.x, z: shot.z, half: 500, deep: 30 }, camera);
  }
  return undefined;
}

function evade(hero: Snapshot["hero"], foe: Snapshot["foes"][number], camera: number): Action[] | undefined {
  if (foe.limb && foe.act === "sweep") {
    const away = spread(foe.limb.x - hero.x, foe.limb.z - hero.z);
    return away < 130 && hero.y === 0 ? ["jump"] : undefined;
  }
  if (foe.limb && (foe.act === "hurl" || foe.act === "fist") && foe.stage !== 2) {
    const lane = { ...foe.limb, half: foe.act === "hurl" ? 999 : 130, deep: foe.act === "hurl" ? 34 : 60 };
    if (isIn(hero, lane, 0)) return leave(hero, lane, camera);
  }
  if (foe.beam) {
    const lane = { x: foe.x, z: foe.beam.z, half: 999, deep: 30 };
    if (isIn(hero, lane, 0)) return leave(hero, lane, camera);
  }
  if (foe.act === "bite" && foe.stage === 1 && !foe.isOpen) {
    const mouth = { x: foe.x + foe.facing * (foe.half + 30), z: foe.z, half: 70, deep: 40 };
    if (isIn(hero, mouth, 0)) return leave(hero, mouth, camera);
  }
  if (foe.state !== "tell" && foe.state !== "strike") return undefined;
  if (foe.attack === "charge") {
    const lane = { x: foe.x, z: foe.z, half: 520, deep: 32 };
    if (!isIn(hero, lane, 0)) return undefined;
    // Out of the lane, and nearer: it has no room for a second run then.
    const nearer: Action = foe.x < hero.x ? "left" : "right";
    return foe.state === "tell" ? [...leave(hero, lane, camera), nearer] : leave(hero, lane, camera);
  }
  if (foe.attack === "slam") {
    const place = { x: foe.x + foe.facing * 44, z: foe.z, half: 100, deep: 50 };
    return isIn(hero, place, 0) && foe.t > 14 ? leave(hero, place, camera) : undefined;
  }
  // The rest can be hit before they hit, unless they are about to.
  const isLate = foe.state === "strike" || foe.t > foe.tell - 8;
  const place = { x: foe.x, z: foe.z, half: foe.reach + 14, deep: 30 };
  return isLate && foe.attack === "swing" && isIn(hero, place, 0) ? leave(hero, place, camera) : undefined;
}

/** Over what fills the whole width, out of the lane of what does not. */
function dodgeSweep(
  hero: Snapshot["hero"],
  { x, z, vx, half, deep, high }: Snapshot["sweeps"][number],
  camera: number,
): Action[] | undefined {
  const gap = (hero.x - x) * Math.sign(vx) - half;
  if (gap < -40) return undefined;
  if (deep < 60) {
    const lane = { x: hero.x, z, half: 500, deep };
    return gap < 320 && isIn(hero, lane, 0) ? leave(hero, lane, camera) : undefined;
  }
  if (hero.y > 0) return hero.y < high && hero.vy > 0 ? [] : undefined;
  return gap < Math.abs(vx) * 9 + 14 ? ["jump"] : undefined;
}

const isIn = (hero: Snapshot["hero"], { x, z, half, deep }: Area, margin: number) =>
  Math.abs(hero.x - x) < half + margin && Math.abs(hero.z - z) < deep + margin / 2 && hero.y < 40;

function isArriving(hero: Snapshot["hero"], ring: Snapshot["rings"][number]): boolean {
  if (ring.hasHit) return false;
  const gap = spread(hero.x - ring.x, hero.z - ring.z) - ring.r;
  return gap > -10 && gap < ring.speed * 9 + 16;
}

/** The shortest way out: to the side, or along. */
function leave(hero: Snapshot["hero"], { x, z, half, deep }: Area, camera: number): Action[] {
  const isUpOpen = z + deep + 8 < DEPTH;
  const isDownOpen = z - deep - 8 > 0;
  const isUp = isUpOpen && isDownOpen ? hero.z >= z : isUpOpen;
  const sideways = deep + 14 - Math.abs(hero.z - z);
  const along = half + 14 - Math.abs(hero.x - x);
  const isRight = hero.x >= x ? hero.x < camera + 920 : hero.x < camera + 40;
  const held: Action[] = [];
  if ((isUpOpen || isDownOpen) && sideways * 1.5 < along) held.push(isUp ? "up" : "down");
  else held.push(isRight ? "right" : "left", isUp ? "up" : "down");
  return held;
}
