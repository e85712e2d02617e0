import type { Spot } from "./ink.ts";

/** How a bot stands: everything in front of it is positive x, up is negative y, its feet are at 0, 0. */
export type Pose = {
  /** Turns the whole figure around its middle. */
  spin: number;
  lean: number;
  /** Flatter below 1, longer above. */
  squash: number;
  bob: number;
  near: Spot;
  far: Spot;
  nearFoot: Spot;
  farFoot: Spot;
  face: "calm" | "fierce" | "hurt" | "happy" | "dizzy";
};

export function stand(time: number): Pose {
  return {
    spin: 0,
    lean: 0,
    squash: 1 + Math.sin(time / 14) * 0.015,
    bob: Math.sin(time / 14) * 1.2,
    near: { x: 16, y: -34 },
    far: { x: 24, y: -42 },
    nearFoot: { x: -9, y: 0 },
    farFoot: { x: 9, y: 0 },
    face: "calm",
  };
}

export function stride(pose: Pose, time: number, pace = 0.24): Pose {
  const swing = Math.sin(time * pace);
  const lift = Math.cos(time * pace);
  return {
    ...pose,
    bob: -Math.abs(lift) * 3.5,
    lean: pose.lean + 0.08,
    near: { x: pose.near.x - swing * 9, y: pose.near.y },
    far: { x: pose.far.x + swing * 9, y: pose.far.y },
    nearFoot: { x: -2 + swing * 15, y: Math.min(0, -lift * 8) },
    farFoot: { x: 2 - swing * 15, y: Math.min(0, lift * 8) },
  };
}
