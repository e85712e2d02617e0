import { createRandom } from "#kit/random.ts";
import { softDot } from "./canvas.ts";

type Puff = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  size: number;
  strength: number;
};

const MOST = 150;

/** Smoke, spray or powder snow from the tyres: grows, drifts and thins out. */
export class Smoke {
  private puffs: Puff[] = [];
  private readonly dot: HTMLCanvasElement;
  private readonly random = createRandom(5);

  constructor(colour: string) {
    this.dot = softDot(colour);
  }

  puff(x: number, y: number, vx: number, vy: number, strength: number): void {
    const { random } = this;
    if (this.puffs.length >= MOST) this.puffs.shift();
    this.puffs.push({
      x: x + random.between(-0.3, 0.3),
      y: y + random.between(-0.3, 0.3),
      vx: vx * 0.16 + random.between(-1, 1),
      vy: vy * 0.16 + random.between(-1, 1),
      age: 0,
      life: random.between(38, 70),
      size: random.between(0.7, 1.2),
      strength,
    });
  }

  step(): void {
    for (const puff of this.puffs) {
      puff.age++;
      puff.x += puff.vx / 60;
      puff.y += puff.vy / 60;
      puff.vx *= 0.97;
      puff.vy *= 0.97;
    }
    this.puffs = this.puffs.filter(({ age, life }) => age < life);
  }

  draw(ctx: CanvasRenderingContext2D): void {
    for (const { x, y, age, life, size, strength } of this.puffs) {
      const part = age / life;
      const reach = size * (0.8 + part * 3);
      ctx.globalAlpha = strength * (1 - part) * Math.min(1, age / 4);
      ctx.drawImage(this.dot, x - reach, y - reach, reach * 2, reach * 2);
    }
    ctx.globalAlpha = 1;
  }
}
