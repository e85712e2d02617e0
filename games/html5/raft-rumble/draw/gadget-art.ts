import type { Shot } from "#html5/raft-rumble/core/world.ts";
import { ink } from "./colours.ts";

type Ctx = CanvasRenderingContext2D;
type Sketch = (ctx: Ctx, steps: number) => void;

function outlined(ctx: Ctx, color: string, width = 2) {
  ctx.fillStyle = color;
  ctx.strokeStyle = ink;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.fill();
  ctx.stroke();
}

const balloon: Sketch = (ctx, steps) => {
  const wobble = Math.sin(steps * 0.4) * 1.2;
  ctx.beginPath();
  ctx.moveTo(-3, -13);
  ctx.lineTo(3, -13);
  ctx.lineTo(0, -8);
  ctx.closePath();
  outlined(ctx, "#ff6f9c");
  ctx.beginPath();
  ctx.ellipse(0, 1, 10 + wobble, 10 - wobble, 0, 0, Math.PI * 2);
  outlined(ctx, "#ff6f9c");
  ctx.fillStyle = "rgb(255 255 255 / 0.75)";
  ctx.beginPath();
  ctx.ellipse(-4, -3, 2.4, 3.6, 0.5, 0, Math.PI * 2);
  ctx.fill();
};

const fish: Sketch = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(-8, 0);
  ctx.lineTo(-19, -8);
  ctx.lineTo(-16, 0);
  ctx.lineTo(-19, 8);
  ctx.closePath();
  outlined(ctx, "#2fb5c9");
  ctx.beginPath();
  ctx.moveTo(-11, 0);
  ctx.quadraticCurveTo(0, -15, 15, -1);
  ctx.quadraticCurveTo(2, 13, -11, 0);
  outlined(ctx, "#4fd3e2");
  ctx.fillStyle = "#fff";
  ctx.beginPath();
  ctx.arc(7, -3, 3.4, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(8, -3, 1.6, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = "#1a7f95";
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(-1, 0, 5, -0.9, 0.9);
  ctx.stroke();
};

const anchor: Sketch = (ctx) => {
  for (const [color, width] of [
    [ink, 8],
    ["#aab6c6", 4.4],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.lineCap = "round";
    ctx.beginPath();
    ctx.arc(0, -11, 4, 0, Math.PI * 2);
    ctx.moveTo(0, -7);
    ctx.lineTo(0, 13);
    ctx.moveTo(-7, -3);
    ctx.lineTo(7, -3);
    ctx.moveTo(-12, 4);
    ctx.quadraticCurveTo(-9, 13, 0, 13);
    ctx.quadraticCurveTo(9, 13, 12, 4);
    ctx.stroke();
  }
};

const duck: Sketch = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(-11, -3);
  ctx.quadraticCurveTo(-8, 9, 2, 8);
  ctx.quadraticCurveTo(11, 7, 9, -1);
  ctx.quadraticCurveTo(0, -2, -4, 0);
  ctx.closePath();
  outlined(ctx, "#ffd23e");
  ctx.beginPath();
  ctx.arc(5, -6, 6.2, 0, Math.PI * 2);
  outlined(ctx, "#ffd23e");
  ctx.beginPath();
  ctx.moveTo(10, -7);
  ctx.lineTo(16, -5);
  ctx.lineTo(10, -3);
  ctx.closePath();
  outlined(ctx, "#ff8b3d", 1.5);
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.arc(7, -8, 1.7, 0, Math.PI * 2);
  ctx.fill();
};

const ducks: Sketch = (ctx, steps) => {
  ctx.beginPath();
  ctx.roundRect(-12, -4, 24, 16, 3);
  outlined(ctx, "#c98a4f");
  ctx.fillStyle = "#8a5a2c";
  ctx.fillRect(-10, 3, 20, 2);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-20, -24, 40, 21);
  ctx.clip();
  for (const [x, size] of [
    [-6, 0.62],
    [5, 0.7],
  ] as const) {
    ctx.save();
    ctx.translate(x, -4 + Math.sin(steps * 0.2 + x) * 1.5);
    ctx.scale(size, size);
    duck(ctx, steps);
    ctx.restore();
  }
  ctx.restore();
};

const horn: Sketch = (ctx) => {
  ctx.beginPath();
  ctx.moveTo(-12, -3);
  ctx.lineTo(2, -5);
  ctx.lineTo(13, -12);
  ctx.lineTo(13, 12);
  ctx.lineTo(2, 5);
  ctx.lineTo(-12, 3);
  ctx.closePath();
  outlined(ctx, "#ffbe3d");
  ctx.beginPath();
  ctx.ellipse(13, 0, 3.6, 12, 0, 0, Math.PI * 2);
  outlined(ctx, "#8a4b12");
  ctx.beginPath();
  ctx.roundRect(-6, 3, 6, 9, 2);
  outlined(ctx, "#e2574c");
};

const spring: Sketch = (ctx, steps) => {
  const squeeze = Math.sin(steps * 0.3) * 1.5;
  for (const [color, width] of [
    [ink, 5],
    ["#c9d3e2", 2.4],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.lineJoin = "round";
    ctx.beginPath();
    ctx.moveTo(-6, 11);
    for (let i = 0; i < 5; i++) ctx.lineTo(i % 2 ? -6 : 6, 8 - i * (3.6 + squeeze * 0.3));
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.roundRect(-15, -13 - squeeze, 30, 7, 3);
  outlined(ctx, "#7ee081");
  ctx.beginPath();
  ctx.roundRect(-11, 9, 22, 5, 2);
  outlined(ctx, "#3f8f58");
};

const sketches: Readonly<Record<Shot["kind"], Sketch>> = { balloon, fish, anchor, ducks, horn, spring, duck };

/** At the origin, about 26 units wide. */
export function drawGadget(ctx: Ctx, kind: Shot["kind"], steps: number): void {
  sketches[kind](ctx, steps);
}

export function drawShot(ctx: Ctx, shot: Shot): void {
  ctx.save();
  ctx.translate(shot.x, shot.y);
  if (shot.kind === "horn") {
    drawSound(ctx, shot);
  } else {
    if (shot.kind === "duck") ctx.scale(shot.vx < 0 ? -0.95 : 0.95, 0.95);
    else if (shot.kind === "fish") ctx.rotate(shot.age * 0.42 * shot.facing);
    else if (shot.kind === "anchor") ctx.rotate(Math.sin(shot.age * 0.09) * 0.5);
    else ctx.rotate(shot.age * 0.12 * shot.facing);
    drawGadget(ctx, shot.kind, shot.age);
  }
  ctx.restore();
}

function drawSound(ctx: Ctx, { vx, vy, age }: Shot) {
  ctx.rotate(Math.atan2(vy, vx));
  ctx.lineCap = "round";
  for (let i = 0; i < 4; i++) {
    const back = i * 17;
    const size = (26 + age * 1.15) * (1 - i * 0.14);
    ctx.strokeStyle = `rgb(255 244 200 / ${Math.max(0, 0.85 - i * 0.2 - age / 90)})`;
    ctx.lineWidth = 6 - i;
    ctx.beginPath();
    ctx.arc(-size - back, 0, size * 1.35, -0.75, 0.75);
    ctx.stroke();
  }
}
