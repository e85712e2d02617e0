import { CELL, type Level, type Place } from "#html5/masquerade/core/level.ts";
import type { Rgb } from "./colours.ts";
import type { Mood } from "./moods.ts";

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
    for (let row = 0; row < this.height - 1; row++) {
      for (let column = 0; column < this.width; column++) this.lightUp(column, row);
    }
  }

  private lightUp(column: number, row: number) {
    const x = ((column + 0.5) / LIGHTS) * CELL;
    const y = ((row + 0.5) / LIGHTS) * CELL;
    const z = this.level.heightAt(x, y);
    const [r, g, b] = this.at({ x, y, z: z + 0.02 }, [0, 0, 1], this.corners(x, y, z));
    const at = (row * this.width + column) * 4;
    this.pixels.set(
      [r, g, b].map((value) => Math.min(255, value * 127)),
      at,
    );
  }

  /** What falls on a place that faces this way. `open` from 0 to 1: how much of the sky it sees. */
  at(place: Place, normal: Rgb, open: number): Rgb {
    const { ambient, bounce, sunLight, lampReach } = this.mood;
    const up = 0.5 + normal[2] * 0.5;
    const facing = dot(normal, this.sun);
    const sun = facing > 0 && this.isInSun(place, normal) ? facing : 0;
    const light = ambient.map(
      (sky, i) => (sky * (0.55 + 0.45 * up) + (bounce[i] ?? 0) * (1 - up)) * open + (sunLight[i] ?? 0) * sun,
    );
    for (const lamp of this.lamps) {
      const way: Rgb = [lamp.x - place.x, lamp.y - place.y, lamp.z - place.z];
      const far = Math.hypot(...way);
      if (far > lampReach || !this.level.isClear(lamp, lifted(place, normal))) continue;
      const near = 1 - far / lampReach;
      const strength = near * near * (0.35 + 0.65 * Math.max(0, dot(normal, way) / far));
      lamp.colour.forEach((value, i) => {
        light[i] = (light[i] ?? 0) + value * strength;
      });
    }
    return [light[0] ?? 0, light[1] ?? 0, light[2] ?? 0];
  }

  /** What a guest who stands here is lit by. */
  over(x: number, y: number): Rgb {
    const column = Math.min(this.width - 1, Math.max(0, Math.floor((x / CELL) * LIGHTS)));
    const row = Math.min(this.height - 2, Math.max(0, Math.floor((y / CELL) * LIGHTS)));
    const at = (row * this.width + column) * 4;
    const value = (i: number) => 0.25 + (this.pixels[at + i] ?? 0) / 150;
    return [value(0), value(1), value(2)];
  }

  private isInSun(place: Place, normal: Rgb): boolean {
    const { x, y, z } = lifted(place, normal);
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
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * Math.PI * 2;
      for (const far of [0.3, 0.8]) {
        const rise = this.level.heightAt(x + Math.cos(angle) * far, y + Math.sin(angle) * far) - z;
        closed += Math.min(1, Math.max(0, rise)) * (far < 0.5 ? 0.6 : 0.4);
      }
    }
    return 1 - (closed / 8) * 0.75;
  }
}

/** How high lanterns hang over the ground. */
export const LAMP_UP = 3.1;

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const lifted = ({ x, y, z }: Place, n: Rgb): Place => ({
  x: x + n[0] * 0.06,
  y: y + n[1] * 0.06,
  z: z + n[2] * 0.06,
});
