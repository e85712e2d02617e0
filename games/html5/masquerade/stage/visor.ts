import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { createRandom } from "#kit/random.ts";

type Blot = {
  x: number;
  y: number;
  size: number;
  color: string;
  age: number;
  drops: { x: number; y: number; r: number }[];
};
const LIFE = 170;

/** Paint on the player's own mask: the hurt that one sees. It runs down and dries. */
export class Visor {
  private blots: Blot[] = [];
  private readonly random = createRandom(11);

  splash(color: string, count: number, size: number): void {
    const { random } = this;
    for (let i = 0; i < count; i++) {
      const drops = Array.from({ length: 9 }, (_, n) => {
        const angle = (n / 9) * Math.PI * 2 + random.between(-0.3, 0.3);
        const far = random.between(0.75, 1.5);
        return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r: random.between(0.1, 0.36) / far };
      });
      // Towards the edges: who is hit must still see who did it.
      const side = random.chance(0.5) ? -1 : 1;
      const x = 0.5 + side * random.between(0.22, 0.48);
      this.blots.push({
        x,
        y: random.between(0.08, 0.8),
        size: size * random.between(0.6, 1),
        color,
        age: 0,
        drops,
      });
    }
    this.blots = this.blots.slice(-10);
  }

  wipe(): void {
    this.blots = [];
  }

  step(): void {
    for (const blot of this.blots) {
      blot.age++;
      blot.y += 0.0004;
    }
    this.blots = this.blots.filter(({ age }) => age < LIFE);
  }

  draw(view: View): void {
    const { ctx } = view;
    for (const { x, y, size, color, age, drops } of this.blots) {
      const grown = clamp(age / 5, 0.3, 1) * size * view.height;
      ctx.globalAlpha = clamp((LIFE - age) / 60, 0, 1) * 0.78;
      ctx.fillStyle = color;
      const [cx, cy] = [x * view.width, y * view.height];
      ctx.beginPath();
      ctx.arc(cx, cy, grown, 0, Math.PI * 2);
      for (const drop of drops) {
        ctx.moveTo(cx + drop.x * grown, cy + drop.y * grown);
        ctx.arc(cx + drop.x * grown, cy + drop.y * grown, drop.r * grown, 0, Math.PI * 2);
      }
      ctx.roundRect(cx - grown * 0.16, cy, grown * 0.32, grown * (0.8 + age * 0.012), grown * 0.16);
      ctx.fill();
      ctx.fillStyle = "rgb(255 255 255 / 0.35)";
      ctx.beginPath();
      ctx.ellipse(cx - grown * 0.35, cy - grown * 0.4, grown * 0.22, grown * 0.12, -0.7, 0, Math.PI * 2);
      ctx.fill();
    }
    ctx.globalAlpha = 1;
  }
}
