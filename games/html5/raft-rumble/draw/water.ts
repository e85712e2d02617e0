import { SEA_LEVEL, type Sea } from "#html5/raft-rumble/core/sea.ts";
import type { Waters } from "#html5/raft-rumble/voyage/levels.ts";
import type { View } from "#kit/draw/view.ts";
import { type Paints, paints } from "./colours.ts";
import { dice } from "./sky.ts";

const STRIDE = 15;

/** The rows of waves behind the rafts. World units; `left` and `right` are what the frame shows. */
export function drawBackSea(ctx: CanvasRenderingContext2D, waters: Waters, sea: Sea, edges: Edges): void {
  const paint = paints[waters];
  paint.rows.forEach((color, row) => {
    const base = SEA_LEVEL - 46 + row * 15;
    const height = 2.5 + sea.swell * (0.14 + row * 0.1);
    const length = 46 + row * 24;
    const shift = sea.steps * (0.01 + row * 0.005) * (row % 2 ? -1 : 1);
    ctx.fillStyle = color;
    ctx.beginPath();
    // The next row hides the rest; painting it twice costs frames.
    const bottom = row === paint.rows.length - 1 ? edges.bottom : base + 40 + height * 2;
    ctx.moveTo(edges.left, bottom);
    for (let x = edges.left; x <= edges.right + STRIDE; x += STRIDE) {
      ctx.lineTo(
        x,
        base - height * Math.sin(x / length + shift) - height * 0.4 * Math.sin(x / 23 - shift * 2),
      );
    }
    ctx.lineTo(edges.right + STRIDE, bottom);
    ctx.fill();
  });
  drawGlitter(ctx, paint, sea, edges);
}

export type Edges = { left: number; right: number; top: number; bottom: number };

function drawGlitter(ctx: CanvasRenderingContext2D, paint: Paints, sea: Sea, { left, right }: Edges) {
  ctx.fillStyle = paint.foam;
  for (let i = 0; i < 26; i++) {
    const shine = Math.sin(sea.steps * 0.03 + i * 2.4);
    if (shine < 0.2) continue;
    ctx.globalAlpha = shine * 0.3;
    const x = left + dice(i, 41) * (right - left);
    ctx.fillRect(x, SEA_LEVEL - 40 + dice(i, 42) * 34, 8 + dice(i, 43) * 16, 2);
  }
  ctx.globalAlpha = 1;
}

/** The sea that the rafts swim in, in front of them: half clear, with foam on top. */
export function drawFrontSea(ctx: CanvasRenderingContext2D, waters: Waters, sea: Sea, edges: Edges): void {
  const paint = paints[waters];
  const surface: number[] = [];
  for (let x = edges.left; x <= edges.right + STRIDE; x += STRIDE) surface.push(sea.surface(x));
  const trace = (drop: number) => {
    ctx.beginPath();
    surface.forEach((y, i) => {
      ctx.lineTo(edges.left + i * STRIDE, y + drop);
    });
  };
  const water = ctx.createLinearGradient(0, SEA_LEVEL - 10, 0, SEA_LEVEL + 96);
  water.addColorStop(0, paint.front);
  water.addColorStop(1, paint.deep);
  ctx.fillStyle = water;
  trace(0);
  ctx.lineTo(edges.right + STRIDE, edges.bottom);
  ctx.lineTo(edges.left, edges.bottom);
  ctx.fill();
  ctx.lineJoin = "round";
  ctx.strokeStyle = paint.foam;
  ctx.lineWidth = 4;
  trace(0);
  ctx.stroke();
  ctx.globalAlpha = 0.22;
  ctx.lineWidth = 7;
  trace(8);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

export function drawRain({ ctx, width, height }: View, steps: number, wind: number): void {
  ctx.strokeStyle = "rgb(220 225 255 / 0.28)";
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  const lean = 5 + wind * 300;
  for (let i = 0; i < 70; i++) {
    const speed = 9 + dice(i, 3) * 5;
    const y = ((dice(i, 1) * height + steps * speed) % (height + 40)) - 20;
    const x = (((dice(i, 2) * width + (y / 18) * lean) % width) + width) % width;
    ctx.moveTo(x, y);
    ctx.lineTo(x + lean, y + 18);
  }
  ctx.stroke();
}
