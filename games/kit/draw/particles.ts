import { createRandom } from "#kit/random.ts";
import type { View } from "./view.ts";

/** A burst of particles from one point. */
export type Burst = {
  x: number;
  y: number;
  count: number;
  /** Units per step. */
  speed: number;
  color: string;
  /** Radius at birth; shrinks to nothing. */
  size?: number;
  /** Steps. */
  life?: number;
  /** Direction in radians (0 is right, -π/2 up) and how far to either side of it. All around by default. */
  angle?: number;
  spread?: number;
  /** Added to the fall in each step. */
  gravity?: number;
};

type Particle = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  gravity: number;
  size: number;
  color: string;
  life: number;
  age: number;
};

/** Particle system. */
export interface Particles {
  readonly count: number;
  burst(burst: Burst): void;
  /** Shifts all of them, for a world that scrolls under a still camera. */
  step(dx?: number, dy?: number): void;
  draw(view: View): void;
}

/** Particles that fly, fall, shrink and disappear. The oldest are dropped beyond `maxCount`. */
export function createParticles(maxCount = 240): Particles {
  const random = createRandom(2);
  let alive: Particle[] = [];
  return {
    get count() {
      return alive.length;
    },
    burst({ x, y, count, speed, color, size = 4, life = 30, angle = 0, spread = Math.PI, gravity = 0 }) {
      for (let i = 0; i < count; i++) {
        const way = angle + random.between(-spread, spread);
        const pace = speed * random.between(0.4, 1);
        alive.push({
          x,
          y,
          gravity,
          color,
          vx: Math.cos(way) * pace,
          vy: Math.sin(way) * pace,
          size: size * random.between(0.5, 1),
          life: life * random.between(0.6, 1),
          age: 0,
        });
      }
      if (alive.length > maxCount) alive = alive.slice(-maxCount);
    },
    step(dx = 0, dy = 0) {
      for (const particle of alive) {
        particle.vy += particle.gravity;
        particle.x += particle.vx + dx;
        particle.y += particle.vy + dy;
        particle.age++;
      }
      alive = alive.filter((particle) => particle.age < particle.life);
    },
    draw({ ctx }) {
      for (const { x, y, size, age, life, color } of alive) {
        ctx.fillStyle = color;
        ctx.beginPath();
        ctx.arc(x, y, size * (1 - age / life), 0, Math.PI * 2);
        ctx.fill();
      }
    },
  };
}
