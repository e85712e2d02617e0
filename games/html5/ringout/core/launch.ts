import { cos, hypot, sin } from "#kit/exact-math.ts";
import { type Fighter, FULL_SHIELD, isGrounded, take, weightOf } from "./fighter.ts";

/** How far a wish can bend the flight: enough to live a little longer, not enough to choose. */
const BEND = (17 * Math.PI) / 180;
const DIZZY_LAUNCH = 9;

export type Blow = {
  damage: number;
  /** Degrees, 0 is right and 90 up. */
  angle: number;
  base: number;
  growth: number;
  by: number | undefined;
};

/** Units per step that a blow gives somebody with this much damage behind them. */
export function launchSpeed(fighter: Fighter, { base, growth }: Pick<Blow, "base" | "growth">): number {
  return (base + (growth * fighter.damage) / 100) * (2 / (1 + weightOf(fighter)));
}

/** Steps in which both bodies stand still so that the blow is felt. */
export const stopFor = (damage: number) => Math.round(3 + damage * 0.42);

/** Sends somebody flying at a given speed. */
export function throwOff(fighter: Fighter, angle: number, speed: number): void {
  const aim = bend((angle * Math.PI) / 180, fighter);
  let vy = -sin(aim) * speed;
  // Whoever is struck into the floor they stand on goes up instead.
  if (isGrounded(fighter) && vy > 0) vy = -vy * 0.7;
  fighter.vx = cos(aim) * speed;
  fighter.vy = vy;
  fighter.ground = undefined;
  fighter.facing = fighter.vx > 0 ? -1 : 1;
  fighter.stun = Math.round(7 + speed * 1.75);
  fighter.dropping = 0;
  take(fighter, "stun");
}

function bend(aim: number, { pad }: Fighter): number {
  if (pad.x === 0 && pad.y === 0) return aim;
  // The wish counts as far as it lies across the flight.
  const across = cos(aim) * -pad.y - sin(aim) * pad.x;
  return aim + (across / hypot(pad.x, pad.y)) * BEND;
}

export function breakShield(fighter: Fighter): void {
  fighter.shield = FULL_SHIELD * 0.4;
  fighter.vy = -DIZZY_LAUNCH;
  fighter.vx = 0;
  fighter.ground = undefined;
  take(fighter, "dizzy");
}
