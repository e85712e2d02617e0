import { ARC_X, BALL, COURT, other, type Side } from "#html5/hoop-shift/core/court.ts";
import type { Match } from "#html5/hoop-shift/core/match.ts";
import { rivals } from "#html5/hoop-shift/core/rivals.ts";
import type { Mood } from "#html5/hoop-shift/draw/face.ts";
import { drawFigure } from "#html5/hoop-shift/draw/figure.ts";
import {
  paints as ballPaints,
  drawBall,
  drawHoopBehind,
  drawHoopFront,
} from "#html5/hoop-shift/draw/hoop.ts";
import type { Ctx } from "#html5/hoop-shift/draw/limbs.ts";
import { heroLook, lookOf } from "#html5/hoop-shift/draw/looks.ts";
import type { VenuePaint } from "#html5/hoop-shift/draw/venues.ts";
import type { Show } from "#html5/hoop-shift/show/show.ts";
import type { View } from "#kit/draw/view.ts";
import type { Effects } from "./effects.ts";
import { drawGauge } from "./hud.ts";

/** Player two stands a little deeper in the picture. */
const LANES = [7, -7] as const;

/** The court's inhabitants; the origin is on the floor at the court's left end. */
export function drawMatch(
  view: View,
  show: Show,
  match: Match,
  effects: Effects,
  paint: VenuePaint,
  part: number,
): void {
  const { ctx } = view;
  const ball = ahead(match.ball, part);
  ball.y = Math.max(BALL, ball.y);
  drawHoopBehind(ctx, effects.net, paint.accent);
  const isDuel = show.bout?.kind === "duel";
  const owner = match.holder === 0 || isDuel ? match.holder : undefined;
  if (owner !== undefined && !match.isCleared) drawWayBack(ctx, match.players[owner].x, effects.time);
  drawShadow(ctx, ball.x, ball.y, 13);
  for (const side of [1, 0] as const) {
    const player = match.players[side];
    drawShadow(ctx, player.x + player.vx * part, player.y, 26, LANES[side]);
  }
  drawTrail(ctx, effects);
  for (const side of [1, 0] as const) drawOne(ctx, show, match, effects, side, part);
  const hot = match.holder ?? match.flight?.by;
  if (hot !== undefined && match.isHot(hot)) burn(effects, ball);
  drawBall(ctx, ball, hasGoldenBall(show) ? ballPaints.gold : ballPaints.plain);
  drawHoopFront(ctx, effects.net, [ball]);
  for (const side of isDuel ? ([0, 1] as const) : ([0] as const)) {
    const player = ahead(match.players[side], part);
    drawGauge(ctx, player, player.build.window + (match.isHot(side) ? 1 : 0));
  }
}

/** The same thing a part of a step later. */
export function ahead<T extends { x: number; y: number; vx: number; vy: number }>(thing: T, part: number): T {
  return { ...thing, x: thing.x + thing.vx * part, y: Math.max(0, thing.y + thing.vy * part) };
}

const hasGoldenBall = ({ career, bout }: Show) =>
  bout?.kind !== "duel" && career.stars.length === rivals.length;

function drawOne(ctx: Ctx, show: Show, match: Match, effects: Effects, side: Side, part: number) {
  const bout = show.bout ?? show.outcome?.bout;
  const rung = bout && bout.kind !== "contest" ? bout.rung : 0;
  const player = ahead(match.players[side], isMoving(match, side) ? part : 0);
  const isCheering = cheers(match, side);
  ctx.save();
  ctx.translate(0, LANES[side]);
  drawFigure(ctx, {
    player,
    look: side === 0 ? heroLook : lookOf(rung),
    mood: moodOf(match, side),
    ball: match.holder === side ? { x: match.ball.x, y: match.ball.y + LANES[side] } : undefined,
    isGuarding: match.phase === "live" && match.holder === other(side),
    isCheering,
    squash: effects.squash[side],
    time: effects.time,
  });
  if (player.stance === "stunned") drawDizzy(ctx, player.x, player.build.height * 0.72, effects.time);
  ctx.restore();
}

/** Whoever hangs on the rim or sits on the floor does not glide on between two steps. */
const isMoving = ({ players }: Match, side: Side) =>
  players[side].stance !== "stunned" && players[side].stance !== "hang";

function cheers({ phase, attack, winner }: Match, side: Side): boolean {
  return phase === "over" ? winner === side : phase === "scored" && attack !== side;
}

function moodOf(match: Match, side: Side): Mood {
  const { stance, shift } = match.players[side];
  if (stance === "stunned") return "dizzy";
  if (cheers(match, side)) return "happy";
  if (match.phase === "over" || match.phase === "scored") return "sad";
  return stance === "ground" && shift === 0 ? "calm" : "effort";
}

export function drawShadow(ctx: Ctx, x: number, height: number, size: number, lane = 0): void {
  const part = Math.max(0.35, 1 - height / 420);
  ctx.fillStyle = `rgb(10 5 25 / ${0.34 * part})`;
  ctx.beginPath();
  ctx.ellipse(x, lane + 1, size * part, size * 0.26 * part, 0, 0, Math.PI * 2);
  ctx.fill();
}

export function drawTrail(ctx: Ctx, { trail, trailColor }: Effects): void {
  ctx.fillStyle = trailColor;
  trail.forEach(({ x, y }, at) => {
    const part = (at + 1) / trail.length;
    ctx.globalAlpha = part * 0.4;
    ctx.beginPath();
    ctx.arc(x, -y, BALL * 0.85 * part, 0, Math.PI * 2);
    ctx.fill();
  });
  ctx.globalAlpha = 1;
}

function burn({ particles, time }: Effects, ball: { x: number; y: number }) {
  if (time % 2) return;
  const color = time % 4 ? "#ff5a1f" : "#ffc53d";
  particles.burst({ x: ball.x, y: -ball.y, count: 2, speed: 1.4, size: 10, life: 22, gravity: -0.08, color });
}

function drawDizzy(ctx: Ctx, x: number, y: number, time: number) {
  for (let star = 0; star < 3; star++) {
    const way = time * 0.12 + (star * Math.PI * 2) / 3;
    ctx.fillStyle = "#ffd84a";
    ctx.beginPath();
    ctx.arc(x - 16 + Math.cos(way) * 22, -y - 12 + Math.sin(way) * 7, 4, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Arrows on the floor: behind the line first. */
function drawWayBack(ctx: Ctx, from: number, time: number) {
  ctx.fillStyle = `rgb(255 255 255 / ${0.1 + Math.sin(time * 0.15) * 0.05})`;
  ctx.fillRect(COURT.left - 200, -22, ARC_X - COURT.left + 200, 60);
  ctx.strokeStyle = "rgb(255 216 74 / 0.95)";
  ctx.lineWidth = 6;
  ctx.lineCap = "round";
  const slide = (time * 1.6) % 36;
  for (let x = Math.max(from - 40, ARC_X) - slide; x > ARC_X - 40; x -= 36) {
    ctx.beginPath();
    ctx.moveTo(x + 9, 14);
    ctx.lineTo(x, 22);
    ctx.lineTo(x + 9, 30);
    ctx.stroke();
  }
}
