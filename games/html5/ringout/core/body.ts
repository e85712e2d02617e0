import { approach } from "#kit/ease.ts";
import { hypot } from "#kit/exact-math.ts";
import { characterOf, type Fighter, heightOf, isGrounded, refresh, widthOf } from "./fighter.ts";
import { type Ledge, ledgesOf, type Platform } from "./platforms.ts";

const FRICTION = 0.55;
const AIR_FRICTION = 0.09;
const AIR_PUSH = 0.42;
const RUN_PUSH = 0.95;
const FAST_FALL = 1.55;
/** What takes the speed out of a launch. */
const DRAG = 0.3;

/** Legs and arms: how the wish to go somewhere becomes speed. */
export function steer(fighter: Fighter, way: number): void {
  const { run, glide, grip = 1 } = characterOf(fighter);
  if (isGrounded(fighter)) {
    fighter.vx = approach(fighter.vx, way * run, (way === 0 ? FRICTION : RUN_PUSH) * grip);
    return;
  }
  const isTooFast = Math.abs(fighter.vx) > glide && Math.sign(fighter.vx) === way;
  if (way === 0 || isTooFast) fighter.vx = approach(fighter.vx, 0, AIR_FRICTION);
  else fighter.vx = approach(fighter.vx, way * glide, AIR_PUSH);
}

export function slide(fighter: Fighter): void {
  const { grip = 1 } = characterOf(fighter);
  fighter.vx = approach(fighter.vx, 0, isGrounded(fighter) ? FRICTION * grip : AIR_FRICTION);
}

/** How far somebody slides who wants to stand still. */
export function stoppingWay(fighter: Fighter): number {
  const { grip = 1 } = characterOf(fighter);
  return (fighter.vx * fighter.vx) / (2 * FRICTION * grip);
}

/** Whether somebody sinks slowly now instead of falling. */
export function isFloating(fighter: Fighter): boolean {
  const { stance, vy, pad } = fighter;
  const isOpen = stance === "free" && !isGrounded(fighter) && vy > 0 && pad.jump;
  return isOpen && characterOf(fighter).parachute !== undefined;
}

export function fall(fighter: Fighter, isFast: boolean): void {
  const { gravity, fall: most, parachute = most } = characterOf(fighter);
  const limit = isFast ? most * FAST_FALL : isFloating(fighter) ? parachute : most;
  if (fighter.vy < limit) fighter.vy = Math.min(limit, fighter.vy + gravity);
  else fighter.vy = approach(fighter.vy, limit, 0.4);
  // One push of the key and down it goes: a fast fall has no warm-up.
  if (isFast && fighter.vy > 0) fighter.vy = limit;
}

/** Flies as it was struck, slower and slower. */
export function tumble(fighter: Fighter): void {
  const speed = hypot(fighter.vx, fighter.vy);
  if (speed > 0) {
    const part = Math.max(0, speed - DRAG) / speed;
    fighter.vx *= part;
    fighter.vy *= part;
  }
  fighter.vy = Math.min(16, fighter.vy + characterOf(fighter).gravity * 0.62);
}

export type Landing = "landed" | "bounced" | undefined;

/** Moves the body by its speed and lets platforms be in its way. */
export function travel(fighter: Fighter, platforms: readonly Platform[]): Landing {
  const before = { x: fighter.x, y: fighter.y };
  const floor = fighter.ground === undefined ? undefined : platforms[fighter.ground];
  fighter.x += fighter.vx;
  if (floor) {
    fighter.x += floor.dx;
    fighter.y = floor.top;
    if (fighter.x >= floor.left && fighter.x <= floor.right) return undefined;
    fighter.ground = undefined;
    fighter.vy = 0;
    return undefined;
  }
  fighter.y += fighter.vy;
  for (const platform of platforms) if (platform.slab.thick) keepOut(fighter, before, platform);
  return touchDown(fighter, before, platforms);
}

function touchDown(fighter: Fighter, before: { y: number }, platforms: readonly Platform[]): Landing {
  if (fighter.vy < 0) return undefined;
  const index = platforms.findIndex(({ slab, left, right, top, dy }) => {
    if (slab.thick === undefined && fighter.dropping > 0) return false;
    const wasAbove = before.y <= top - dy + 2;
    return wasAbove && fighter.y >= top && fighter.x >= left && fighter.x <= right;
  });
  const floor = platforms[index];
  if (!floor) return undefined;
  fighter.y = floor.top;
  // Somebody who is thrown at the floor comes off it again, and can be caught in the air.
  if (fighter.stance === "stun" && fighter.vy > 7) {
    fighter.vy *= -0.62;
    return "bounced";
  }
  fighter.ground = index;
  fighter.vy = 0;
  refresh(fighter);
  return "landed";
}

function keepOut(fighter: Fighter, before: { x: number; y: number }, platform: Platform) {
  const { left, right, top, slab } = platform;
  const bottom = top + (slab.thick ?? 0);
  const reach = widthOf(fighter) / 2;
  const height = heightOf(fighter);
  const isInside =
    fighter.y > top + 1 &&
    fighter.y - height < bottom &&
    fighter.x + reach > left &&
    fighter.x - reach < right;
  if (!isInside || before.y <= top + 2) return;
  if (before.y - height >= bottom - 1) {
    fighter.y = bottom + height;
    fighter.vy = Math.max(0, fighter.vy);
  } else if (before.x < (left + right) / 2) {
    fighter.x = left - reach;
    fighter.vx = Math.min(0, fighter.vx);
  } else {
    fighter.x = right + reach;
    fighter.vx = Math.max(0, fighter.vx);
  }
}

/** The ledge that hands can reach from here, unless somebody else hangs there. */
export function ledgeInReach(
  fighter: Fighter,
  platforms: readonly Platform[],
  others: readonly Fighter[],
): Ledge | undefined {
  const height = heightOf(fighter);
  const reach = widthOf(fighter) / 2;
  return ledgesOf(platforms).find(({ platform, x, y, side }) => {
    const out = (fighter.x - x) * side;
    const up = fighter.y - y;
    if (out < -4 || out > reach + 20 || up < height * 0.3 || up > height + 26) return false;
    return !others.some(({ ledge }) => ledge?.platform === platform && ledge.side === side);
  });
}
