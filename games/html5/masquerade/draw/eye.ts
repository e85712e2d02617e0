import type { Place } from "#html5/masquerade/core/level.ts";
import { lookAlong, type Matrix, multiply, perspective } from "#kit/draw/matrix.ts";
import { basisOf } from "./batch.ts";
import type { Rgb } from "./colours.ts";

/** From where and where to one looks. `fov` is the angle from top to bottom. */
export type Eye = { at: Place; angle: number; pitch: number; roll: number; fov: number };

/** From left to right one sees at least so much, also in a frame that is higher than wide. */
const LEAST_ACROSS = 1.05;
const MOST_FOV = 1.9;

export function widened(eye: Eye, aspect: number): Eye {
  const least = 2 * Math.atan(Math.tan(LEAST_ACROSS / 2) / aspect);
  return { ...eye, fov: Math.min(MOST_FOV, Math.max(eye.fov, least)) };
}

const NEAR = 0.08;
const FAR = 220;

export function viewOf({ angle, pitch, roll, fov }: Eye, aspect: number): Matrix {
  return multiply(perspective(fov, aspect, NEAR, FAR), lookAlong(basisOf(angle, pitch).front, roll));
}

/** Rays through the middle and along the sides of the picture. */
export function raysOf(
  { angle, pitch, fov }: Eye,
  aspect: number,
): Record<"u_ahead" | "u_right" | "u_up", Rgb> {
  const { right, up, front } = basisOf(angle, pitch);
  const high = Math.tan(fov / 2);
  const grow = (way: Rgb, by: number): Rgb => [way[0] * by, way[1] * by, way[2] * by];
  return { u_ahead: front, u_right: grow(right, high * aspect), u_up: grow(up, high) };
}

/** Where a place is on the screen, from 0 to 1 both ways; nothing when it lies behind. */
export function project(eye: Eye, aspect: number, { x, y, z }: Place): { x: number; y: number } | undefined {
  const { right, up, front } = basisOf(eye.angle, eye.pitch);
  const way: Rgb = [x - eye.at.x, z - eye.at.z, y - eye.at.y];
  const along = (axis: Rgb) => axis[0] * way[0] + axis[1] * way[1] + axis[2] * way[2];
  const deep = along(front);
  if (deep < 0.1) return undefined;
  const high = Math.tan(eye.fov / 2) * deep;
  return { x: 0.5 + along(right) / (high * aspect) / 2, y: 0.5 - along(up) / high / 2 };
}
