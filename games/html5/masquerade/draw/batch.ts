import type { Place } from "#html5/masquerade/core/level.ts";
import type { Rgb } from "./colours.ts";

/** Numbers for each copy of a shape. */
export const COPY = 24;

/** Which way something is turned: its right, its up and its front, as the graphics card sees them. */
export type Basis = { right: Rgb; up: Rgb; front: Rgb };

export type Look = {
  colour: Rgb;
  /** 1 is not shaded at all. */
  glow?: number;
  /** The picture of a mask. */
  face?: number;
  /** How much of it is stained (0 to 3), and with what. For soft things: 0 a disc, 1 a ring, 2 a bubble, 3 a beam. */
  stains?: number;
  stain?: Rgb;
  /** From 0 to 1. */
  solid?: number;
};

/** Copies of one shape, to be drawn in one call. */
export class Batch {
  readonly numbers: Float32Array<ArrayBuffer>;
  count = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
    this.numbers = new Float32Array(most * COPY);
  }

  clear(): void {
    this.count = 0;
  }

  add({ x, y, z }: Place, { right, up, front }: Basis, size: Rgb, look: Look): void {
    if (this.count >= this.most) return;
    const { colour, glow = 0, face = -1, stains = 0, stain = colour, solid = 1 } = look;
    const { numbers } = this;
    let at = this.count * COPY;
    const middle: Rgb = [x, z, y];
    for (let i = 0; i < 3; i++) {
      numbers[at++] = (right[i] ?? 0) * size[0];
      numbers[at++] = (up[i] ?? 0) * size[1];
      numbers[at++] = (front[i] ?? 0) * size[2];
      numbers[at++] = middle[i] ?? 0;
    }
    numbers[at++] = colour[0];
    numbers[at++] = colour[1];
    numbers[at++] = colour[2];
    numbers[at++] = glow;
    numbers[at++] = face;
    numbers[at++] = stains;
    numbers[at++] = solid;
    at++;
    numbers[at++] = stain[0];
    numbers[at++] = stain[1];
    numbers[at] = stain[2];
    this.count++;
  }
}

export const upright: Basis = { right: [1, 0, 0], up: [0, 1, 0], front: [0, 0, 1] };

export function basisOf(angle: number, pitch = 0): Basis {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [flat, rise] = [Math.cos(pitch), Math.sin(pitch)];
  return {
    right: [-sin, 0, cos],
    up: [-cos * rise, flat, -sin * rise],
    front: [cos * flat, rise, sin * flat],
  };
}

/** Turned so that what stood upright points ahead. */
export const laidDown = ({ right, up, front }: Basis): Basis => ({
  right,
  up: front,
  front: [-up[0], -up[1], -up[2]],
});

/** From a place on the map: so far to its right, up and ahead. */
export function off({ x, y, z }: Place, basis: Basis, right: number, up: number, front: number): Place {
  const sum = (i: 0 | 1 | 2) => basis.right[i] * right + basis.up[i] * up + basis.front[i] * front;
  return { x: x + sum(0), y: y + sum(2), z: z + sum(1) };
}
