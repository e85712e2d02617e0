import type { Level, Place } from "#html5/masquerade/core/level.ts";
import type { Random } from "#kit/random.ts";
import { type Batch, upright } from "./batch.ts";
import type { Rgb } from "./colours.ts";

type Drop = Place & {
  vx: number;
  vy: number;
  vz: number;
  size: number;
  age: number;
  life: number;
  colour: Rgb;
};
const MOST = 240;
const GRAVITY = 9 / 3600;

/** Drops of paint that fly off, fall and shrink. */
export class Droplets {
  private drops: Drop[] = [];
  private readonly level: Level;
  private readonly random: Random;

  constructor(level: Level, random: Random) {
    this.level = level;
    this.random = random;
  }

  burst(at: Place, colour: Rgb, count: number, force: number, size: number, along: Rgb = [0, 0, 0.6]): void {
    const { random } = this;
    for (let i = 0; i < count; i++) {
      const swing = () => random.between(-force, force);
      this.drops.push({
        x: at.x,
        y: at.y,
        z: at.z,
        vx: swing() + along[0] * force,
        vy: swing() + along[1] * force,
        vz: swing() * 0.7 + along[2] * force,
        size: size * random.between(0.4, 1),
        age: 0,
        life: random.int(18, 44),
        colour,
      });
    }
    if (this.drops.length > MOST) this.drops = this.drops.slice(-MOST);
  }

  step(): void {
    this.drops = this.drops.filter((drop) => {
      drop.vz -= GRAVITY;
      drop.x += drop.vx;
      drop.y += drop.vy;
      drop.z += drop.vz;
      return ++drop.age < drop.life && drop.z > this.level.heightAt(drop.x, drop.y) - 0.05;
    });
  }

  /** Not those right before the eye: they would hide everything. */
  draw(balls: Batch, eye: Place): void {
    for (const drop of this.drops) {
      if (Math.abs(drop.x - eye.x) + Math.abs(drop.y - eye.y) < 1.3) continue;
      const size = drop.size * (1 - drop.age / drop.life);
      balls.add(drop, upright, [size, size, size], { colour: drop.colour, glow: 0.45 });
    }
  }
}
