import type { Colour } from "./looks.ts";

export type Corner = readonly [number, number, number];
/** `grid` draws a net of lines over the quad; `mist` from 0 to 1 lets a corner vanish in the air. */
export type Coat = { fill: Colour; edge: Colour; grid?: number; shade?: number };

const WORDS = 9;
export const STRIDE = WORDS * 4;

const pack = ([r, g, b]: Colour, alpha: number, shade = 1) => {
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));
  return ((byte(alpha) << 24) | (byte(b * shade) << 16) | (byte(g * shade) << 8) | byte(r * shade)) >>> 0;
};

/**
 * Collects the quads of one frame in the layout that the graphics card reads. All of them are painted in one go:
 * what is slow in a browser is the number of calls, not of corners.
 */
export class Brush {
  quads = 0;
  readonly bytes: ArrayBuffer;
  private readonly floats: Float32Array;
  private readonly words: Uint32Array;
  private readonly most: number;
  /** All positions are told in the world and stored as seen from here. */
  eye: Corner = [0, 0, 0];

  constructor(most: number) {
    this.most = most;
    this.bytes = new ArrayBuffer(most * 4 * STRIDE);
    this.floats = new Float32Array(this.bytes);
    this.words = new Uint32Array(this.bytes);
  }

  begin(eye: Corner): void {
    this.eye = eye;
    this.quads = 0;
  }

  /** Corners in a row around; `u` runs from the first to the second, `v` from the first to the fourth. */
  quad(
    corners: readonly [Corner, Corner, Corner, Corner],
    coat: Coat,
    part: Part = whole,
    mist: readonly [number, number] = clear,
  ): void {
    if (this.quads >= this.most) return;
    const { fill, edge, grid = 0, shade = 1 } = coat;
    const { u0, u1, v0, v1, width, height } = part;
    const edgeWord = pack(edge, grid, 0.55 + 0.45 * shade);
    const near = pack(fill, mist[0], shade);
    const far = mist[0] === mist[1] ? near : pack(fill, mist[1], shade);
    this.corner(corners[0], u0, v0, width, height, near, edgeWord);
    this.corner(corners[1], u1, v0, width, height, near, edgeWord);
    this.corner(corners[2], u1, v1, width, height, far, edgeWord);
    this.corner(corners[3], u0, v1, width, height, far, edgeWord);
    this.quads++;
  }

  /** A soft light: brightest where `u` and `v` are 0, gone at a distance of 1. */
  glow(
    corners: readonly [Corner, Corner, Corner, Corner],
    colour: Colour,
    strength: number | readonly [number, number],
    uv: readonly [number, number, number, number] = [-1, 1, -1, 1],
  ): void {
    if (this.quads >= this.most) return;
    const [first, last] = typeof strength === "number" ? [strength, strength] : strength;
    const [u0, u1, v0, v1] = uv;
    const near = pack(colour, first);
    const far = pack(colour, last);
    this.corner(corners[0], u0, v0, 0, 0, near, 0);
    this.corner(corners[1], u1, v0, 0, 0, near, 0);
    this.corner(corners[2], u1, v1, 0, 0, far, 0);
    this.corner(corners[3], u0, v1, 0, 0, far, 0);
    this.quads++;
  }

  private corner(
    at: Corner,
    u: number,
    v: number,
    width: number,
    height: number,
    fill: number,
    edge: number,
  ) {
    const i = this.cursor;
    const { floats, words, eye } = this;
    floats[i] = at[0] - eye[0];
    floats[i + 1] = at[1] - eye[1];
    floats[i + 2] = at[2] - eye[2];
    floats[i + 3] = u;
    floats[i + 4] = v;
    floats[i + 5] = width;
    floats[i + 6] = height;
    words[i + 7] = fill;
    words[i + 8] = edge;
    this.inQuad = (this.inQuad + 1) % 4;
  }

  private inQuad = 0;
  private get cursor(): number {
    return (this.quads * 4 + this.inQuad) * WORDS;
  }
}

/** Which part of a larger face a quad is: lines are drawn at the face's edges, not at the quad's. */
export type Part = { u0: number; u1: number; v0: number; v1: number; width: number; height: number };
/** A face without lines. */
export const whole: Part = { u0: 0, u1: 0, v0: 0, v1: 0, width: 0, height: 0 };
const clear = [0, 0] as const;

export const face = (width: number, height: number): Part => ({
  u0: 0,
  u1: width,
  v0: 0,
  v1: height,
  width,
  height,
});
