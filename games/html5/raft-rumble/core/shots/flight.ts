import { cos, sin } from "#kit/exact-math.ts";
import type { Point } from "#kit/input/controls.ts";
import { type GadgetKind, gadgets } from "./gadgets.ts";

export type Facing = 1 | -1;
export type Aim = {
  /** Radians above the horizon. */
  angle: number;
  /** 0 to 1. */
  power: number;
  gadget: GadgetKind;
};
export type Flight = { vx: number; vy: number };

export const LOWEST = -0.45;
export const HIGHEST = 1.5;
export const SOFTEST = 0.2;
/** Where a throw leaves the hands: above the feet and a little ahead. */
export const HANDS = { ahead: 16, up: 30 };

export function handsOf(feet: Point, facing: Facing): Point {
  return { x: feet.x + facing * HANDS.ahead, y: feet.y - HANDS.up };
}

export function launch({ angle, power, gadget }: Aim, facing: Facing): Flight {
  const speed = gadgets[gadget].speed * (gadget === "horn" ? 1 : power);
  return { vx: cos(angle) * speed * facing, vy: -sin(angle) * speed };
}

/** All throws feel a steady pull: that makes their curves easy to learn and to reckon. */
export function pullOn(gadget: GadgetKind, facing: Facing, wind: number): { ax: number; ay: number } {
  const { gravity, drift, comeback } = gadgets[gadget];
  return { ax: wind * drift - comeback * facing, ay: gravity };
}

/** The power with which a throw at this angle meets a place; undefined when it cannot. */
export function powerFor(
  from: Point,
  to: Point,
  throwing: { gadget: GadgetKind; angle: number; facing: Facing; wind: number },
): number | undefined {
  const { gadget, angle, facing, wind } = throwing;
  const { ax, ay } = pullOn(gadget, facing, wind);
  const cosine = cos(angle) * facing;
  const sine = sin(angle);
  const dx = to.x - from.x;
  const rise = from.y - to.y;
  // From dx = v·cos·t + ax·t²/2 and rise = v·sin·t − ay·t²/2, with v·t taken out.
  const squared = (2 * (dx * sine - rise * cosine)) / (ay * cosine + ax * sine);
  if (!(squared > 0) || Math.abs(sine) < 0.01) return undefined;
  const time = Math.sqrt(squared);
  const power = (rise + 0.5 * ay * squared) / (sine * time) / gadgets[gadget].speed;
  return power >= SOFTEST && power <= 1 ? power : undefined;
}

/** Where a throw would be, step by step, if nothing were in its way. */
export function* pathOf(from: Point, aim: Aim, facing: Facing, wind: number): Generator<Point & Flight> {
  const { ax, ay } = pullOn(aim.gadget, facing, wind);
  let { vx, vy } = launch(aim, facing);
  let { x, y } = from;
  for (;;) {
    vx += ax;
    vy += ay;
    x += vx;
    y += vy;
    yield { x, y, vx, vy };
  }
}
