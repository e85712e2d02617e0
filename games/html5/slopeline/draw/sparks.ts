import { createRandom } from "#kit/random.ts";
import type { Brush, Corner } from "./brush.ts";
import type { Eye } from "./eye.ts";
import type { Colour } from "./looks.ts";

type Spark = {
  at: [number, number, number];
  speed: [number, number, number];
  size: number;
  colour: Colour;
  gravity: number;
  age: number;
  life: number;
};

export type Burst = {
  at: Corner;
  count: number;
  /** Units per second. */
  force: number;
  colour: Colour;
  size?: number;
  /** Steps. */
  life?: number;
  gravity?: number;
  /** A speed that all of them share. */
  along?: Corner;
};

const MOST = 260;
const STEP = 1 / 60;

/** Points of light that fly, fall and go out. */
export class Sparks {
  private alive: Spark[] = [];
  private readonly random = createRandom(7);

  burst({ at, count, force, colour, size = 0.3, life = 36, gravity = 14, along = [0, 0, 0] }: Burst): void {
    const { random } = this;
    for (let i = 0; i < count; i++) {
      const turn = random.between(0, Math.PI * 2);
      const up = random.between(-0.4, 1);
      const pace = force * random.between(0.3, 1);
      const flat = Math.sqrt(1 - up * up) * pace;
      this.alive.push({
        at: [...at],
        speed: [Math.cos(turn) * flat + along[0], up * pace + along[1], Math.sin(turn) * flat + along[2]],
        size: size * random.between(0.5, 1),
        colour,
        gravity,
        age: 0,
        life: life * random.between(0.6, 1),
      });
    }
    if (this.alive.length > MOST) this.alive = this.alive.slice(-MOST);
  }

  step(): void {
    for (const spark of this.alive) {
      spark.speed[1] -= spark.gravity * STEP;
      for (const i of [0, 1, 2] as const) spark.at[i] += spark.speed[i] * STEP;
      spark.age++;
    }
    this.alive = this.alive.filter(({ age, life }) => age < life);
  }

  paint(brush: Brush, eye: Eye): void {
    for (const { at, size, colour, age, life } of this.alive) {
      const rest = 1 - age / life;
      paintLight(brush, eye, at, size * (0.5 + rest), colour, rest);
    }
  }
}

/** A round light that always faces the eye. */
export function paintLight(
  brush: Brush,
  { right, up }: Eye,
  at: Corner,
  size: number,
  colour: Colour,
  strength: number,
): void {
  const corner = (x: number, y: number): Corner => [
    at[0] + (right[0] * x + up[0] * y) * size,
    at[1] + (right[1] * x + up[1] * y) * size,
    at[2] + (right[2] * x + up[2] * y) * size,
  ];
  brush.glow([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], colour, strength);
}
