import { CELL, type Level, type Place } from "#html5/masquerade/core/level.ts";
import type { Rgb } from "./colours.ts";
import type { Mood } from "./moods.ts";
import type { Steps } from "./steps.ts";

/** Pixels of light along a cell. */
export const LIGHTS = 6;
const SUN_WAY = 26;

/** All the light that stands still, worked out once for each map: sun, shadows, lanterns, dark corners. */
export class Light {
  readonly width: number;
  readonly height: number;
  /** RGBA for all that lies flat, seen from above; 255 is twice as bright as white. The last row is plain white. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  private readonly level: Level;
  private readonly mood: Mood;
  private readonly sun: Rgb;
  private readonly lamps: readonly (Place & { colour: Rgb })[];

  constructor(level: Level, mood: Mood) {
    this.level = level;
    this.mood = mood;
    const [x, y, z] = mood.sun;
    const length = Math.hypot(x, y, z);
    this.sun = [x / length, y / length, z / length];
    this.lamps = level.lamps.map((place, i) => ({
      ...place,
      z: place.z + LAMP_UP,
      colour: mood.lamps[i % mood.lamps.length] ?? [1, 1, 1],
    }));
    this.width = level.columns * LIGHTS;
    this.height = level.rows * LIGHTS + 1;
    this.pixels = new Uint8Array(this.width * this.height * 4).fill(128);
  }

  /** Fills `pixels`. */
  *lightUp(): Steps<void> {
    for (let row = 0; row < this.height - 1; row++) {
      for (let column = 0; column < this.width; column++) this.lightPixel(column, row);
      yield;
    }
  }

  private lightPixel(column: number, row: number) {
    const x = ((column + 0.5) / LIGHTS) * CELL;
    const y = ((row + 0.5) / LIGHTS) * CELL;
    const z = this.level.heightAt(x, y);
    const [r, g, b] = this.at({ x, y, z: z + 0.02 }, [0, 0, 1], this.corners(x, y, z));
    const at = (row * this.width + column) * 4;
    this.pixels[at] = Math.min(255, r * 127);
    this.pixels[at + 1] = Math.min(255, g * 127);
    this.pixels[at + 2] = Math.min(255, b * 127);
  }

  /** What falls on a place that faces this way. `open` from 0 to 1: how much of the sky it sees. */
  at(place: Place, normal: Rgb, open: number): Rgb {
    const { ambient, bounce, sunLight, lampReach } = this.mood;
    const up = 0.5 + normal[2] * 0.5;
    const facing = dot(normal, this.sun);
    const lit = lifted(place, normal);
    const sun = facing > 0 && this.isInSun(lit) ? facing : 0;
    const sky = 0.55 + 0.45 * up;
    let r = (ambient[0] * sky + bounce[0] * (1 - up)) * open + sunLight[0] * sun;
    let g = (ambient[1] * sky + bounce[1] * (1 - up)) * open + sunLight[1] * sun;
    let b = (ambient[2] * sky + bounce[2] * (1 - up)) * open + sunLight[2] * sun;
    for (const lamp of this.lamps) {
      const [x, y, z] = [lamp.x - place.x, lamp.y - place.y, lamp.z - place.z];
      const far = Math.sqrt(x * x + y * y + z * z);
      if (far > lampReach || !this.level.isClear(lamp, lit)) continue;
      const near = 1 - far / lampReach;
      const strength = near * near * (0.35 + 0.65 * Math.max(0, dot(normal, [x, y, z]) / far));
      r += lamp.colour[0] * strength;
      g += lamp.colour[1] * strength;
      b += lamp.colour[2] * strength;
    }
    return [r, g, b];
  }

  /** What a guest who stands here is lit by. */
  over(x: number, y: number): Rgb {
    const column = Math.min(this.width - 1, Math.max(0, Math.floor((x / CELL) * LIGHTS)));
    const row = Math.min(this.height - 2, Math.max(0, Math.floor((y / CELL) * LIGHTS)));
    const at = (row * this.width + column) * 4;
    const value = (i: number) => 0.25 + (this.pixels[at + i] ?? 0) / 150;
    return [value(0), value(1), value(2)];
  }

  private isInSun({ x, y, z }: Place): boolean {
    for (let far = 0.15; far < SUN_WAY; far += 0.3 + far * 0.06) {
      const height = z + this.sun[2] * far;
      if (height > 8) return true;
      if (this.level.heightAt(x + this.sun[0] * far, y + this.sun[1] * far) > height) return false;
    }
    return true;
  }

  /** Ground at the foot of something is darker. */
  private corners(x: number, y: number, z: number): number {
    let closed = 0;
    for (const { dx, dy, weight } of around) {
      const rise = this.level.heightAt(x + dx, y + dy) - z;
      closed += Math.min(1, Math.max(0, rise)) * weight;
    }
    return 1 - (closed / 8) * 0.75;
  }
}

/** Places around a foot, by how much what stands there darkens it. */
const around = Array.from({ length: 8 }, (_, i) => (i / 8) * Math.PI * 2).flatMap((angle) =>
  [0.3, 0.8].map((far) => ({
    dx: Math.cos(angle) * far,
    dy: Math.sin(angle) * far,
    weight: far < 0.5 ? 0.6 : 0.4,
  })),
);

/** How high lanterns hang over the ground. */
export const LAMP_UP = 3.1;

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const lifted = ({ x, y, z }: Place, n: Rgb): Place => ({
  x: x + n[0] * 0.06,
  y: y + n[1] * 0.06,
  z: z + n[2] * 0.06,
});
