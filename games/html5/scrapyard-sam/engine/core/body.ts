import { clamp } from "#kit/ease.ts";
import { hypot } from "#kit/exact-math.ts";

export type Way = 1 | -1;

/** Anything with a place in the yard: `x` along it, `z` into it, `y` above its floor. */
export type Body = {
  x: number;
  z: number;
  y: number;
  vx: number;
  vz: number;
  vy: number;
  facing: Way;
  /** Half its width, and its height. */
  half: number;
  tall: number;
};

/** How far the floor goes back; 0 is the edge next to the player. */
export const DEPTH = 120;
export const GRAVITY = 0.7;

export const wayTo = (from: number, to: number): Way => (to < from ? -1 : 1);

/** Moves a body through the air and over the floor. True in the step in which it lands. */
export function drift(body: Body, gravity = GRAVITY): boolean {
  body.x += body.vx;
  body.z = clamp(body.z + body.vz, 0, DEPTH);
  const wasUp = body.y > 0 || body.vy > 0;
  body.y += body.vy;
  if (body.y > 0) {
    body.vy -= gravity;
    return false;
  }
  body.y = 0;
  if (body.vy < 0) body.vy = 0;
  return wasUp;
}

/** How far apart two places look on the floor, which is seen from the side: depth counts double. */
export const spread = (dx: number, dz: number) => hypot(dx, dz * 2);
