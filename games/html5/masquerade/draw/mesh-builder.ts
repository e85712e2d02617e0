import type { Rgb } from "./colours.ts";
import type { Light } from "./light.ts";
import { layers } from "./textures/wallpapers.ts";

/** Numbers a corner: place, picture and its layer, paint, own light, place in the light map. */
export const CORNER = 13;
export type Vertex = {
  at: Rgb;
  uv?: readonly [number, number];
  layer?: number;
  paint?: readonly [number, number];
  light: Rgb;
  lit?: readonly [number, number];
};

/** A part of the map that is left out when it lies behind the eye; `reach` is how far it goes from its middle. */
export type Chunk = { x: number; y: number; reach: number; indices: number[] };

/** Collects vertices and triangles, chunk by chunk, for the graphics card. */
export class MeshBuilder {
  readonly corners: number[] = [];
  readonly chunks: Chunk[] = [];
  private indices: number[] = [];
  private readonly white: readonly [number, number];

  constructor(light: Light) {
    this.white = [0.5, (light.height - 0.5) / light.height];
  }

  /** All that follows belongs to this part of the map. */
  begin(chunk: Omit<Chunk, "indices">): void {
    this.indices = [];
    this.chunks.push({ ...chunk, indices: this.indices });
  }

  /** Places are told as on the map, height last; the graphics card wants height second. */
  vertex({
    at,
    uv = [0, 0],
    layer = layers.plain,
    paint = [-1, -1],
    light,
    lit = this.white,
  }: Vertex): number {
    const [x, y, z] = at;
    const [r, g, b] = light;
    this.corners.push(x, z, y, uv[0], uv[1], layer, paint[0], paint[1], r, g, b, lit[0], lit[1]);
    return this.corners.length / CORNER - 1;
  }

  quad(corners: readonly [Vertex, Vertex, Vertex, Vertex]): void {
    const a = this.vertex(corners[0]);
    const b = this.vertex(corners[1]);
    const c = this.vertex(corners[2]);
    const d = this.vertex(corners[3]);
    this.indices.push(a, b, c, a, c, d);
  }

  triangle(corners: readonly [Vertex, Vertex, Vertex]): void {
    for (const corner of corners) this.indices.push(this.vertex(corner));
  }
}
