import { METRE } from "./camera.ts";
import { INK } from "./colours.ts";
import type { Ball } from "./physics.ts";
import type { Ending } from "./race.ts";
import { type Part, part, type Runner } from "./runner.ts";

export type Look = {
  skin: string;
  skinFar: string;
  shirt: string;
  shirtFar: string;
  shorts: string;
  shoe: string;
  ink: string;
};
export const heroLook: Look = {
  skin: "#ffc79a",
  skinFar: "#e2a078",
  shirt: "#ffd23f",
  shirtFar: "#d9a92a",
  shorts: "#2f4fd0",
  shoe: "#f7f7ff",
  ink: INK,
};
export const ghostLook: Look = {
  skin: "#eaf6ff",
  skinFar: "#d3e8f6",
  shirt: "#d5efff",
  shirtFar: "#bfe0f5",
  shorts: "#a9cfee",
  shoe: "#ffffff",
  ink: "#6f9cc4",
};

type Spot = { x: number; y: number };

/** Draws the runner with its feet on y = 0, y downwards, in game units. */
export function drawRunner(
  ctx: CanvasRenderingContext2D,
  runner: Runner,
  look: Look,
  alpha: number,
  mood: Ending | "running",
  time: number,
): void {
  const spot = (name: Part): Spot => spotOf(runner.balls[part[name]], alpha);
  const limb = (names: readonly Part[], width: number, color: string) =>
    stroke(ctx, names.map(spot), width, color, look.ink);
  const leg = (side: "left" | "right", skin: string, shorts: string) => {
    const [knee, ankle, toe] = [`${side}Knee`, `${side}Ankle`, `${side}Toe`] as const;
    limb(["hip", knee, ankle], 0.135, skin);
    const [hip, mid] = [spot("hip"), between(spot("hip"), spot(knee), 0.55)];
    stroke(ctx, [hip, mid], 0.2, shorts, look.ink);
    stroke(ctx, [between(spot(knee), spot(ankle), 0.7), spot(ankle)], 0.12, look.shirt, look.ink);
    limb([ankle, toe], 0.12, look.shoe);
  };
  const arm = (side: "left" | "right", skin: string, sleeve: string) => {
    limb(["neck", `${side}Elbow`, `${side}Hand`], 0.1, skin);
    stroke(ctx, [spot("neck"), between(spot("neck"), spot(`${side}Elbow`), 0.4)], 0.13, sleeve, look.ink);
  };

  arm("right", look.skinFar, look.shirtFar);
  leg("right", look.skinFar, look.shorts);
  limb(["neck", "hip"], 0.27, look.shirt);
  drawBib(ctx, spot("neck"), spot("hip"), look);
  leg("left", look.skin, look.shorts);
  limb(["neck", "head"], 0.1, look.skin);
  drawHead(ctx, spot("neck"), runner.at("head"), spot("head"), look, mood, runner.lean, time);
  arm("left", look.skin, look.shirt);
}

function spotOf(ball: Ball | undefined, alpha: number): Spot {
  if (!ball) return { x: 0, y: 0 };
  return { x: (ball.x + (ball.vx * alpha) / 60) * METRE, y: -(ball.y + (ball.vy * alpha) / 60) * METRE };
}

const between = (a: Spot, b: Spot, t: number): Spot => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

function stroke(
  ctx: CanvasRenderingContext2D,
  spots: readonly Spot[],
  width: number,
  color: string,
  ink: string,
) {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  spots.forEach(({ x, y }, index) => {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.lineWidth = width * METRE + 6;
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.lineWidth = width * METRE;
  ctx.strokeStyle = color;
  ctx.stroke();
}

function drawBib(ctx: CanvasRenderingContext2D, neck: Spot, hip: Spot, look: Look) {
  const middle = between(neck, hip, 0.45);
  ctx.save();
  ctx.translate(middle.x, middle.y);
  ctx.rotate(Math.atan2(hip.y - neck.y, hip.x - neck.x) - Math.PI / 2);
  ctx.fillStyle = "#ffffff";
  ctx.fillRect(-13, -10, 26, 20);
  ctx.fillStyle = look.ink;
  ctx.font = "900 13px sans-serif";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText("100", 0, 1);
  ctx.restore();
}

function drawHead(
  ctx: CanvasRenderingContext2D,
  neck: Spot,
  ball: Ball,
  at: Spot,
  look: Look,
  mood: Ending | "running",
  lean: number,
  time: number,
) {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(Math.atan2(at.x - neck.x, neck.y - at.y));
  const r = 0.17 * METRE;
  drawHeadband(ctx, r, ball, look, time, "tail");
  ctx.fillStyle = look.skin;
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.ellipse(0, 0, r, r * 1.12, 0, 0, 7);
  ctx.fill();
  ctx.stroke();
  drawHair(ctx, r, look, ball);
  drawHeadband(ctx, r, ball, look, time, "band");
  drawFace(ctx, r, ball, look, mood, lean);
  ctx.restore();
}

function drawHair(ctx: CanvasRenderingContext2D, r: number, look: Look, { vx, vy }: Ball) {
  ctx.fillStyle = look.ink;
  ctx.beginPath();
  ctx.moveTo(-r * 0.95, -r * 0.4);
  for (let i = 0; i <= 4; i++) {
    const x = -r * 0.8 + i * r * 0.42;
    ctx.quadraticCurveTo(x - vx * 2, -r * (1.75 + 0.1 * (i % 2)) + vy * 2, x + r * 0.2, -r * 1.02);
  }
  ctx.quadraticCurveTo(0, -r * 0.8, -r * 0.95, -r * 0.4);
  ctx.fill();
}

function drawHeadband(
  ctx: CanvasRenderingContext2D,
  r: number,
  { vx, vy }: Ball,
  look: Look,
  time: number,
  piece: "band" | "tail",
) {
  ctx.strokeStyle = look === ghostLook ? look.ink : "#e8413c";
  ctx.lineWidth = r * 0.28;
  ctx.lineCap = "round";
  ctx.beginPath();
  if (piece === "band") {
    ctx.moveTo(-r * 0.9, -r * 0.5);
    ctx.quadraticCurveTo(0, -r * 0.78, r * 0.9, -r * 0.48);
  } else {
    const flap = Math.sin(time * 0.25) * 4 * Math.min(1, Math.abs(vx));
    ctx.lineWidth = r * 0.2;
    ctx.moveTo(-r * 0.9, -r * 0.45);
    ctx.quadraticCurveTo(-r * 1.4 - vx, -r * 0.3 + flap, -r * 1.5 - vx * 5, r * 0.1 + vy * 4 - flap);
  }
  ctx.stroke();
}

function drawFace(
  ctx: CanvasRenderingContext2D,
  r: number,
  { vx, vy }: Ball,
  look: Look,
  mood: Ending | "running",
  lean: number,
) {
  const isOut = mood === "face" || mood === "back" || mood === "foul";
  const isScared = mood === "running" && (lean > 0.25 || lean < -0.75);
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 2.5;
  for (const [x, size] of [
    [r * 0.18, 0.27],
    [r * 0.68, 0.24],
  ] as const) {
    if (isOut) {
      cross(ctx, x, -r * 0.08, r * 0.17);
      continue;
    }
    ctx.fillStyle = "#ffffff";
    ctx.beginPath();
    ctx.arc(x, -r * 0.08, r * size * (isScared ? 1.25 : 1), 0, 7);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = look.ink;
    const swing = (v: number) => Math.max(-1, Math.min(1, v * 0.3)) * r * 0.12;
    ctx.beginPath();
    ctx.arc(x + swing(vx) - 1, -r * 0.08 + swing(-vy * 2), r * 0.1, 0, 7);
    ctx.fill();
  }
  ctx.beginPath();
  if (isOut || isScared) {
    ctx.fillStyle = "#7a2438";
    ctx.ellipse(r * 0.42, r * 0.55, r * 0.2, r * (isOut ? 0.14 : 0.28), 0, 0, 7);
    ctx.fill();
    ctx.stroke();
  } else if (mood === "running") {
    ctx.moveTo(r * 0.15, r * 0.5);
    ctx.lineTo(r * 0.7, r * 0.46);
    ctx.stroke();
  } else {
    ctx.fillStyle = "#7a2438";
    ctx.arc(r * 0.42, r * 0.4, r * 0.3, 0, Math.PI);
    ctx.fill();
    ctx.stroke();
  }
}

function cross(ctx: CanvasRenderingContext2D, x: number, y: number, r: number) {
  ctx.beginPath();
  ctx.moveTo(x - r, y - r);
  ctx.lineTo(x + r, y + r);
  ctx.moveTo(x + r, y - r);
  ctx.lineTo(x - r, y + r);
  ctx.stroke();
}
