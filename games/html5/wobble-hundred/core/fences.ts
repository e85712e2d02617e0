import type { Ball } from "./physics.ts";
import { part } from "./skeleton.ts";

/** A hurdle of shin height. It tips over when it is met, and keeps some of the leg's pace. */
export type Fence = { x: number; tilt: number; isHit: boolean };

export const FENCE_HEIGHT = 0.34;
/** What a leg keeps of its pace when it meets a fence. */
const KEPT = 0.45;
const legs = [part.leftKnee, part.leftAnkle, part.leftToe, part.rightKnee, part.rightAnkle, part.rightToe];

export const fencesAt = (places: readonly number[]): Fence[] =>
  places.map((x) => ({ x, tilt: 0, isHit: false }));

/** True in the step in which a leg runs into the fence. */
export function meetFence(fence: Fence, balls: readonly Ball[]): boolean {
  if (fence.isHit) {
    fence.tilt = Math.min(1, fence.tilt * 1.12 + 0.03);
    return false;
  }
  const touched = legs.map((index) => balls[index]).filter((ball) => ball && touches(fence, ball));
  if (touched.length === 0) return false;
  for (const ball of touched) if (ball) ball.vx *= KEPT;
  fence.isHit = true;
  return true;
}

const touches = ({ x }: Fence, ball: Ball) =>
  Math.abs(ball.x - x) < ball.radius + 0.03 && ball.y - ball.radius < FENCE_HEIGHT && ball.vx > 0;
