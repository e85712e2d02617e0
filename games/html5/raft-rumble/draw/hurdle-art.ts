import type { Hurdle } from "#html5/raft-rumble/core/world.ts";
import { ink } from "./colours.ts";
import { dice } from "./sky.ts";

type Ctx = CanvasRenderingContext2D;

export function drawHurdle(ctx: Ctx, hurdle: Hurdle, steps: number): void {
  ctx.save();
  ctx.translate(hurdle.x, hurdle.y);
  if (hurdle.kind === "rock") drawRock(ctx, hurdle.radius);
  else if (hurdle.kind === "buoy") drawBuoy(ctx, hurdle.radius, steps);
  else drawWhale(ctx, hurdle.radius, steps);
  ctx.restore();
}

function drawRock(ctx: Ctx, radius: number) {
  const corner = (i: number, size: number) => {
    const way = Math.PI + (i / 9) * Math.PI;
    const reach = size * (0.92 + dice(i, 51) * 0.14);
    ctx.lineTo(Math.cos(way) * reach * 1.02, Math.sin(way) * reach);
  };
  ctx.fillStyle = "#56606e";
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.moveTo(-radius * 1.25, radius);
  for (let i = 0; i <= 9; i++) corner(i, radius);
  ctx.lineTo(radius * 1.25, radius);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = "#7d8998";
  ctx.beginPath();
  ctx.moveTo(-radius * 0.75, radius * 0.5);
  for (let i = 1; i <= 5; i++) corner(i, radius * 0.84);
  ctx.lineTo(-radius * 0.1, radius * 0.3);
  ctx.fill();
  ctx.fillStyle = "#6fae6a";
  ctx.beginPath();
  ctx.ellipse(-4, -radius + 3, 26, 7, -0.05, Math.PI, 0);
  ctx.fill();
}

function drawBuoy(ctx: Ctx, radius: number, steps: number) {
  ctx.rotate(Math.sin(steps * 0.03) * 0.12);
  ctx.fillStyle = "#e84b4b";
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = "#fff";
  ctx.beginPath();
  ctx.ellipse(0, 0, radius - 1, 6, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = steps % 80 < 40 ? "#fff3a8" : "#b08a2a";
  ctx.beginPath();
  ctx.arc(0, -radius - 5, 5, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
}

function drawWhale(ctx: Ctx, radius: number, steps: number) {
  ctx.fillStyle = "#3d5f95";
  ctx.strokeStyle = ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.ellipse(0, 6, radius * 1.35, radius, 0, Math.PI, 0);
  ctx.quadraticCurveTo(0, radius * 1.3, -radius * 1.35, 6);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = "#cfe0f5";
  ctx.beginPath();
  ctx.ellipse(-radius * 0.3, 24, radius * 0.95, 26, 0, 0, Math.PI);
  ctx.fill();
  ctx.fillStyle = "#fff";
  ctx.beginPath();
  ctx.arc(-radius * 0.8, -10, 8, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(-radius * 0.8 - 2, -10, steps % 220 < 10 ? 1 : 4, 0, Math.PI * 2);
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(-radius * 0.92, 4, 16, 0.3, 1.5);
  ctx.stroke();
  ctx.fillStyle = "#24406e";
  ctx.beginPath();
  ctx.ellipse(-6, -radius + 9, 10, 3, 0, 0, Math.PI * 2);
  ctx.fill();
}
