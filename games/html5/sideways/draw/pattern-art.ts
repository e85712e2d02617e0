import type { PatternId } from "#html5/sideways/core/paints.ts";

type Ctx = CanvasRenderingContext2D;
type Sketch = (ctx: Ctx, trim: string) => void;

/** Of a shell that is 4.5 by 2.05 metres, its nose to the right; the shell itself is the clip. */
const sketches: Readonly<Record<PatternId, Sketch>> = {
  plain: () => undefined,
  stripes(ctx, trim) {
    ctx.fillStyle = trim;
    for (const y of [-0.46, 0.14]) ctx.fillRect(-2.4, y, 4.8, 0.32);
  },
  dots(ctx, trim) {
    ctx.fillStyle = trim;
    ctx.beginPath();
    for (let column = 0; column < 10; column++) {
      for (let row = 0; row < 4; row++) {
        const x = -2.1 + column * 0.5;
        const y = -0.86 + row * 0.56 + (column % 2) * 0.28;
        ctx.moveTo(x + 0.15, y);
        ctx.arc(x, y, 0.15, 0, Math.PI * 2);
      }
    }
    ctx.fill();
  },
  checks(ctx, trim) {
    const size = 0.342;
    ctx.fillStyle = trim;
    for (let column = 0; column < 14; column++) {
      for (let row = column % 2; row < 6; row += 2)
        ctx.fillRect(-2.4 + column * size, -1.026 + row * size, size, size);
    }
  },
  flames(ctx) {
    for (const [color, reach] of [
      ["#ff5a2b", 1],
      ["#ffd93d", 0.6],
    ] as const) {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.moveTo(2.4, -1.1);
      ctx.lineTo(2.3 - FLAME_ROOT * reach, -1.1);
      for (const [tip, from, to] of flames) {
        const middle = (from + to) / 2;
        const root = 2.3 - FLAME_ROOT * reach;
        const end = 2.3 - tip * reach;
        ctx.quadraticCurveTo(end + 0.5, from, end, middle);
        ctx.quadraticCurveTo(end + 0.5, to, root, to);
      }
      ctx.lineTo(2.4, 1.1);
      ctx.fill();
    }
  },
};

/** Metres from the nose: where the tongues part. */
const FLAME_ROOT = 0.7;
/** How far back each tongue reaches, and from where to where across the car. */
const flames = [
  [3, -1.1, -0.7],
  [2, -0.7, -0.25],
  [1.5, -0.25, 0.25],
  [2, 0.25, 0.7],
  [3, 0.7, 1.1],
] as const;

export function drawPattern(ctx: Ctx, pattern: PatternId, trim: string): void {
  sketches[pattern](ctx, trim);
}
