import type { Ball } from "./physics.ts";
import type { Runner } from "./runner.ts";
import type { Part } from "./skeleton.ts";

/** A hurdle of shin height. It tips over when it is met, and keeps some of the leg's pace. */
export type Fence = { x: number; tilt: number; isHit: boolean };

export const FENCE_HEIGHT = 0.34;
/** What a leg keeps of its pace when it meets a fence. */
const KEPT = 0.45;
/** No leg reaches farther from the hip than this. */
const REACH = 2;
const legs: readonly Part[] = ["leftKnee", "leftAnkle", "leftToe", "rightKnee", "rightAnkle", "rightToe"];

export const fencesAt = (places: readonly number[]): Fence[] =>
  places.map((x) => ({ x, tilt: 0, isHit: false }));

/** True in the step in which a leg runs into the fence. */
export function meetFence(fence: Fence, runner: Runner): boolean {
  if (fence.isHit) {
    fence.tilt = Math.min(1, fence.tilt * 1.12 + 0.03);
    return false;
  }
  if (Math.abs(runner.body.hip.x - fence.x) > REACH) return false;
  const touched = legs.map((name) => runner.at(name)).filter((ball) => touches(fence, ball));
  if (touched.length === 0) return false;
  for (const ball of touched) ball.vx *= KEPT;
  fence.isHit = true;
  return true;
}

const touches = ({ x }: Fence, ball: Ball) =>
  Math.abs(ball.x - x) < ball.radius + 0.03 && ball.y - ball.radius < FENCE_HEIGHT && ball.vx > 0;
