import { approach, clamp } from "#kit/ease.ts";
import { cos, hypot, sin } from "#kit/exact-math.ts";
import { DT, type Guest, type Intent, RADIUS } from "./guest.ts";
import { CELL, type Level, STEP } from "./level.ts";

const SPEED = 6.2;
const DASH = 1.65;
const QUICK = 1.3;
const PUSH = 58 * DT;
const GRAVITY = 18;
export const JUMP = 6.4;
const STEEPEST = 1.1;

/** Moves a guest through a sixtieth of a second. Tells when it comes down hard. */
export function walk(level: Level, guest: Guest, intent: Intent, pace: number): "landed" | undefined {
  guest.angle = wrapAngle(guest.angle + intent.turn);
  guest.pitch = clamp(intent.pitch, -STEEPEST, STEEPEST);
  const length = Math.max(1, hypot(intent.forward, intent.side));
  const speed = (SPEED * pace * (guest.has("duck") ? DASH : guest.shoes > 0 ? QUICK : 1)) / length;
  const cosine = cos(guest.angle);
  const sine = sin(guest.angle);
  // Who leaps like a frog has little say in where it lands.
  const push = guest.isFlopping ? PUSH * 0.12 : PUSH;
  guest.vx = approach(guest.vx, (cosine * intent.forward - sine * intent.side) * speed, push);
  guest.vy = approach(guest.vy, (sine * intent.forward + cosine * intent.side) * speed, push);
  if (intent.isJumping && guest.isGrounded) guest.vz = JUMP;
  slide(level, guest);
  return fall(level, guest);
}

/** One axis after the other, so that one glides along walls instead of sticking to them. */
function slide(level: Level, guest: Guest) {
  const limit = guest.z + (guest.isGrounded && guest.vz <= 0 ? STEP : 0.2);
  const x = guest.x + guest.vx * DT;
  if (level.highestUnder(x, guest.y, RADIUS) <= limit) guest.x = x;
  else {
    guest.x = upTo(guest.x, Math.sign(guest.vx));
    guest.vx = 0;
  }
  const y = guest.y + guest.vy * DT;
  if (level.highestUnder(guest.x, y, RADIUS) <= limit) guest.y = y;
  else {
    guest.y = upTo(guest.y, Math.sign(guest.vy));
    guest.vy = 0;
  }
}

/** As near to the next line between cells as the body lets one. */
function upTo(value: number, way: number): number {
  const edge = way > 0 ? Math.ceil(value / CELL) * CELL : Math.floor(value / CELL) * CELL;
  const wanted = edge - way * (RADIUS + 0.001);
  // Already across the line, on a ledge: stay.
  return way > 0
    ? Math.max(value, Math.min(wanted, value + 0.3))
    : Math.min(value, Math.max(wanted, value - 0.3));
}

function fall(level: Level, guest: Guest): "landed" | undefined {
  const ground = level.highestUnder(guest.x, guest.y, RADIUS);
  const isRising = guest.vz > 0;
  if (guest.isGrounded && !isRising && guest.z - ground <= STEP) {
    guest.z = ground;
    guest.vz = 0;
    return undefined;
  }
  guest.vz -= GRAVITY * DT;
  guest.z += guest.vz * DT;
  guest.isGrounded = false;
  if (guest.z > ground || guest.vz > 0) return undefined;
  const wasHard = guest.vz < -4;
  guest.z = ground;
  guest.vz = 0;
  guest.isGrounded = true;
  return wasHard ? "landed" : undefined;
}

export function wrapAngle(angle: number): number {
  const round = Math.PI * 2;
  return angle - Math.floor((angle + Math.PI) / round) * round;
}
