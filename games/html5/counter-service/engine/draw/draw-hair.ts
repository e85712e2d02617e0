import type { Face } from "#html5/counter-service/engine/core/face.ts";
import { type Ctx, curve, disc, line, mix, oval, poly, slab } from "./shapes.ts";

const INK = "#2b1f26";

/** Long hair hangs behind the head and in front of it; all other hair only sits on top. */
export function drawHair(ctx: Ctx, face: Face, rx: number, ry: number, layer: "behind" | "front"): void {
  if (layer === "behind") behind(ctx, face, rx, ry);
  else front(ctx, face, rx, ry);
}

function behind(ctx: Ctx, { hair, hairColor }: Face, rx: number, ry: number) {
  if (hair === "bob") slab(ctx, -rx - 9, -ry - 8, rx * 2 + 18, ry * 2 + 14, [40, 40, 14, 14], hairColor, INK);
  if (hair !== "curls") return;
  for (let i = 0; i < 9; i++) {
    const turn = Math.PI * (0.9 + i * 0.15);
    disc(ctx, Math.cos(turn) * (rx + 3), Math.sin(turn) * (ry + 3), 15, hairColor, INK);
  }
}

/** The lid of hair that follows the top of the head down to `low` (parts of its height). */
function lid(ctx: Ctx, rx: number, ry: number, low: number, color: string) {
  const turn = Math.asin(low);
  ctx.beginPath();
  ctx.ellipse(0, 0, rx + 1, ry + 1, 0, Math.PI + turn, Math.PI * 2 - turn);
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.stroke();
}

function front(ctx: Ctx, { hair, hairColor }: Face, rx: number, ry: number) {
  const dark = mix(hairColor.length === 7 ? hairColor : "#444444", "#000000", 0.25);
  if (hair === "bun") {
    disc(ctx, 0, -ry - 12, 16, hairColor, INK);
    lid(ctx, rx, ry, 0.5, hairColor);
    curve(ctx, 0, -ry - 12, 9, 0, 4, dark, 2);
  } else if (hair === "spikes") {
    const points: number[] = [];
    for (let i = 0; i <= 10; i++) {
      const turn = Math.PI * (1.12 + i * 0.076);
      const out = i % 2 === 1 ? 22 : -2;
      points.push(Math.cos(turn) * (rx + out * 0.7), Math.sin(turn) * (ry + out));
    }
    poly(ctx, points, hairColor, INK);
  } else if (hair === "curls") {
    for (let i = 0; i < 6; i++) {
      const turn = Math.PI * (1.15 + i * 0.14);
      disc(ctx, Math.cos(turn) * (rx - 4), Math.sin(turn) * (ry - 4), 11, hairColor);
    }
  } else if (hair === "bob") {
    lid(ctx, rx, ry, 0.55, hairColor);
  } else if (hair === "quiff") {
    ctx.beginPath();
    ctx.moveTo(-rx + 3, -16);
    ctx.quadraticCurveTo(-rx, -ry - 24, 10, -ry - 20);
    ctx.quadraticCurveTo(rx + 12, -ry - 16, rx - 2, -18);
    ctx.quadraticCurveTo(8, -ry + 8, -rx + 3, -16);
    ctx.fillStyle = hairColor;
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.5;
    ctx.stroke();
  } else if (hair === "cap") {
    lid(ctx, rx + 1, ry + 3, 0.42, hairColor);
    slab(ctx, -4, -24, rx + 20, 9, 5, dark, INK);
    disc(ctx, 0, -ry - 4, 4, dark);
  } else if (hair === "beanie") {
    lid(ctx, rx + 2, ry + 6, 0.42, hairColor);
    slab(ctx, -rx - 3, -28, rx * 2 + 6, 13, 6, mix("#ffffff", "#cccccc", 0.4), INK);
    disc(ctx, 0, -ry - 10, 9, "#ffffff", INK);
  } else if (hair === "topper") {
    slab(ctx, -22, -ry - 34, 44, 40, 4, hairColor, INK);
    slab(ctx, -22, -ry - 8, 44, 8, 0, "#c8473f");
    slab(ctx, -34, -ry, 68, 8, 4, hairColor, INK);
  } else if (hair === "crown") {
    const y = -ry + 4;
    poly(ctx, [-26, y, -28, y - 26, -13, y - 12, 0, y - 32, 13, y - 12, 28, y - 26, 26, y], hairColor, INK);
    for (const x of [-13, 0, 13]) disc(ctx, x, y - 5, 3, "#e4574a");
  } else if (hair === "leaf") {
    line(ctx, [0, -ry - 12, 2, -ry - 24], INK, 3);
    oval(ctx, 13, -ry - 28, 15, 7, hairColor, INK, -0.4);
    oval(ctx, -9, -ry - 26, 11, 6, hairColor, INK, 0.5);
  } else if (hair === "tuft") {
    for (const x of [-12, 0, 12]) oval(ctx, x, -ry - 2, 7, 13, hairColor, INK, x / 40);
  }
}
