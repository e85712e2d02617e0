import type { WareSlot } from "#html5/counter-service/engine/core/wares.ts";
import { type Ctx, disc, finish, line, mix, oval, poly, slab } from "./shapes.ts";

const INK = "#2b1f26";
const CANDY = ["#ff5d73", "#ffcf3f", "#5fce6d", "#5ea8ff", "#b27cf0"] as const;
const colorAt = (at: number) => CANDY[((at % CANDY.length) + CANDY.length) % CANDY.length] ?? INK;

export function drawStar(ctx: Ctx, x: number, y: number, size: number, color: string, rim?: string): void {
  const points: number[] = [];
  for (let p = 0; p < 10; p++) {
    const radius = p % 2 === 0 ? size : size * 0.45;
    const turn = (p / 10) * Math.PI * 2 - Math.PI / 2;
    points.push(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius);
  }
  poly(ctx, points, color, rim);
}

/** The counter's top and front, from `left` to `right`; its top edge lies at `y`. */
export function drawCounterTop(
  ctx: Ctx,
  ware: string | undefined,
  left: number,
  right: number,
  y: number,
): void {
  if (ware === "gold") {
    ctx.fillStyle = "#f2b62e";
    ctx.fillRect(left, y - 6, right - left, 23);
    ctx.fillStyle = "#ffe48a";
    ctx.fillRect(left, y - 3, right - left, 4);
    for (let x = Math.floor(left / 64) * 64; x < right; x += 64)
      drawStar(ctx, x + 32, y + 8, 7, "#fff6c9", "#b97d10");
    return;
  }
  const step = ware === "checker" ? 12 : 32;
  for (let at = Math.floor(left / step); at * step < right; at++) {
    const x = at * step;
    if (ware === "rainbow") {
      ctx.fillStyle = colorAt(at);
      ctx.fillRect(x, y - 6, step, 23);
    } else if (ware === "checker")
      for (const row of [0, 1]) {
        ctx.fillStyle = Math.abs(at + row) % 2 === 0 ? "#ffffff" : "#2b1f26";
        ctx.fillRect(x, y - 6 + row * 11.5, step, 11.5);
      }
  }
}

/** Along the wall, from `left` to `right`, below the line `y`. */
export function drawOnWall(ctx: Ctx, ware: string | undefined, left: number, right: number, y: number): void {
  if (ware === "bunting") {
    for (let x = Math.floor(left / 192) * 192; x < right; x += 192) {
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + 96, y + 44, x + 192, y);
      ctx.strokeStyle = INK;
      ctx.lineWidth = 2.5;
      ctx.stroke();
      for (let at = 0; at < 7; at++) {
        const part = (at + 0.5) / 7;
        const foot = y + 88 * part * (1 - part);
        const middle = x + 192 * part;
        poly(ctx, [middle - 11, foot, middle + 11, foot, middle, foot + 21], colorAt(at + x / 192), INK);
      }
    }
    return;
  }
  const step = ware === "lanterns" ? 95 : 190;
  for (let x = Math.floor(left / step) * step, at = 0; x < right; x += step, at++) {
    if (ware === "lanterns") drawLantern(ctx, x + 50, y, at);
    if (ware === "balloons") drawBalloons(ctx, x + 4, y + 44);
  }
}

function drawLantern(ctx: Ctx, x: number, top: number, at: number) {
  const y = top + (at % 2 === 0 ? 36 : 18);
  const color = colorAt(at);
  line(ctx, [x, top - 8, x, y - 16], INK, 2.5);
  disc(ctx, x, y, 27, "rgb(255 240 180 / 0.25)");
  oval(ctx, x, y, 19, 16, color, INK);
  oval(ctx, x, y, 8, 16, mix(color, "#ffffff", 0.45));
  slab(ctx, x - 8, y - 19, 16, 5, 2, "#5b3a2c", INK);
  slab(ctx, x - 8, y + 14, 16, 5, 2, "#5b3a2c", INK);
}

function drawBalloons(ctx: Ctx, x: number, y: number) {
  for (const [dx, dy, at] of [
    [-15, 6, 0],
    [15, 2, 1],
    [0, -14, 3],
  ] as const) {
    line(ctx, [x + dx, y + dy, x, y + 62], "#6b5a60", 2);
    poly(ctx, [x + dx - 4, y + dy + 23, x + dx + 4, y + dy + 23, x + dx, y + dy + 15], colorAt(at), INK);
    oval(ctx, x + dx, y + dy, 15, 18, colorAt(at), INK);
    oval(ctx, x + dx - 5, y + dy - 7, 4, 5, "rgb(255 255 255 / 0.6)");
  }
}

/** A thing that stands on the counter, its foot at `x`, `y`. */
export function drawOnBar(ctx: Ctx, ware: string | undefined, x: number, y: number, time: number): void {
  if (ware === "plant") {
    for (const turn of [-1.1, -0.5, 0, 0.5, 1.1]) {
      const sway = turn + Math.sin(time / 50 + turn) * 0.05;
      ctx.save();
      ctx.translate(x, y - 20);
      ctx.rotate(sway);
      oval(ctx, 0, -15, 5.5, 18, turn === 0 ? "#5fb85a" : "#43984b", INK);
      ctx.restore();
    }
    poly(ctx, [x - 15, y - 23, x + 15, y - 23, x + 11, y, x - 11, y], "#e07a45", INK);
    slab(ctx, x - 17, y - 27, 34, 8, 3, "#f09a62", INK);
  } else if (ware === "gumballs") {
    slab(ctx, x - 13, y - 18, 26, 18, [3, 3, 6, 6], "#e5483f", INK);
    slab(ctx, x - 5, y - 12, 10, 8, 2, "#ffd9c9", INK);
    disc(ctx, x, y - 34, 19, "rgb(235 246 255 / 0.92)", INK);
    for (let at = 0; at < 12; at++)
      disc(
        ctx,
        x - 11 + (at % 4) * 7.3,
        y - 25 - Math.floor(at / 4) * 7 + (at % 2) * 2,
        3.8,
        colorAt(at * 3),
      );
    slab(ctx, x - 8, y - 57, 16, 6, 3, "#e5483f", INK);
  } else if (ware === "fish") {
    const swim = Math.sin(time / 45);
    ctx.save();
    ctx.beginPath();
    ctx.arc(x, y - 23, 22, -0.9, Math.PI + 0.9);
    ctx.closePath();
    finish(ctx, "rgb(120 200 240 / 0.9)", INK);
    ctx.translate(x + swim * 8, y - 21 + Math.sin(time / 31) * 2);
    ctx.scale(Math.cos(time / 45) >= 0 ? 1 : -1, 1);
    poly(ctx, [-7, 0, -15, -6, -15, 6], "#ff8a3d", INK);
    oval(ctx, 0, 0, 9, 6.5, "#ff9d4d", INK);
    disc(ctx, 4, -1.5, 1.6, INK);
    ctx.restore();
    slab(ctx, x - 17, y - 43, 34, 5, 2, "#e8f6ff", INK);
    disc(ctx, x + 9, y - 34 - ((time / 3) % 6), 2, "rgb(255 255 255 / 0.9)");
  }
}

/** A ware as it is shown in the shop, in a square of 56 around `x`, `y`. */
export function drawWare(ctx: Ctx, slot: WareSlot, ware: string, x: number, y: number, time: number): void {
  if (slot === "apron") {
    ctx.save();
    ctx.translate(x, y - 20);
    ctx.scale(0.75, 0.75);
    drawApron(ctx, ware, 0, 0);
    ctx.restore();
    return;
  }
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x - 28, y - 26, 56, 52, 8);
  ctx.clip();
  if (slot === "counter") {
    ctx.translate(x, y - 8);
    ctx.scale(1.1, 1.1);
    drawCounterTop(ctx, ware, -28, 28, 0);
  } else if (slot === "wall") {
    ctx.translate(
      ware === "lanterns" ? x - 50 : ware === "balloons" ? x - 4 : x - 96,
      y - (ware === "bunting" ? 38 : ware === "lanterns" ? 36 : 54),
    );
    drawOnWall(ctx, ware, 0, ware === "bunting" ? 190 : 50, 0);
  } else drawOnBar(ctx, ware, x, y + 25, time);
  ctx.restore();
}

/** An apron from its top edge downwards, 60 wide; a white one where none was bought. */
export function drawApron(ctx: Ctx, ware: string | undefined, x: number, y: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x - 29, y, 58, 62, [8, 8, 14, 14]);
  finish(ctx, ware === "dots" ? "#ff8fb3" : ware === "stars" ? "#34407f" : "#ffffff", INK);
  ctx.clip();
  if (ware === "stripes")
    for (const dx of [-24, -8, 8, 24]) {
      ctx.fillStyle = "#4a8fd9";
      ctx.fillRect(x + dx - 4, y, 8, 70);
    }
  if (ware === "dots")
    for (let at = 0; at < 12; at++)
      disc(
        ctx,
        x - 21 + (at % 4) * 15 - (Math.floor(at / 4) % 2) * 6,
        y + 12 + Math.floor(at / 4) * 17,
        4.5,
        "#ffffff",
      );
  if (ware === "stars")
    for (const [dx, dy, size] of [
      [-16, 14, 8],
      [12, 22, 10],
      [-8, 40, 10],
      [18, 48, 7],
    ] as const)
      drawStar(ctx, x + dx, y + dy, size, "#ffd84f");
  ctx.restore();
  ctx.beginPath();
  ctx.roundRect(x - 29, y, 58, 62, [8, 8, 14, 14]);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  slab(ctx, x - 15, y + 30, 30, 20, [3, 3, 8, 8], "rgb(255 255 255 / 0.35)", INK);
}
