import { atan2 } from "#kit/exact-math.ts";
import type { Point } from "./controls.ts";

/** Ways that a pointer can show, all round: fine enough for a hand, and few enough for a tape. */
const WAYS = 128;
const TURN = 2 * Math.PI;

/** The way from one place to another, as a place of the pointer that a tape can keep: a whole number in `x`. */
export function compassTo(from: Point, to: Point): Point {
  return { x: Math.round((atan2(to.y - from.y, to.x - from.x) / TURN) * WAYS), y: 0 };
}

/** The way that a pointer shows, in radians: 0 is right, a quarter turn is down. */
export const compassWay = ({ x }: Point): number => (x / WAYS) * TURN;
