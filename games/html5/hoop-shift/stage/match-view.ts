import type { Ball } from "#html5/hoop-shift/core/ball.ts";
import { ARC_X, BALL, COURT, other, type Side } from "#html5/hoop-shift/core/court.ts";
import type { Match } from "#html5/hoop-shift/core/match.ts";
import type { Player } from "#html5/hoop-shift/core/player.ts";
import type { Mood } from "#html5/hoop-shift/draw/face.ts";
import { drawFigure } from "#html5/hoop-shift/draw/figure.ts";
import {
  paints as ballPaints,
  drawBall,
  drawHoopBehind,
  drawHoopFront,
} from "#html5/hoop-shift/draw/hoop.ts";
import type { Ctx } from "#html5/hoop-shift/draw/limbs.ts";
import type { Look } from "#html5/hoop-shift/draw/looks.ts";
import type { VenuePaint } from "#html5/hoop-shift/draw/venues.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Effects } from "./effects.ts";
import { drawGauge, words } from "./hud.ts";

/** Player two stands a little deeper in the picture. */
const LANES = [7, -7] as const;

/** A match as it is looked at. */
export type Scene = {
  readonly match: Match;
  /** Where they are drawn. */
  readonly players: readonly [Player, Player];
  readonly ball: Ball;
  readonly looks: readonly [Look, Look];
  /** The sides of those who look at it: they see their own gauge and way. */
  readonly ours: readonly Side[];
  readonly hasGoldenBall: boolean;
  readonly tags?: readonly [string, string];
};

/** The court's inhabitants; the origin is on the floor at the court's left end. */
export function drawMatch(view: View, scene: Scene, effects: Effects, paint: VenuePaint, part: number): void {
  const { ctx } = view;
  const { match, ours, players } = scene;
  const ball = ahead(scene.ball, part);
  ball.y = Math.max(BALL, ball.y);
  drawHoopBehind(ctx, effects.net, paint.accent);
  const { holder } = match;
  if (holder !== undefined && ours.includes(holder) && !match.isCleared)
    drawWayBack(ctx, players[holder].x, effects.time);
  drawShadow(ctx, ball.x, ball.y, 13);
  for (const side of [1, 0] as const) {
    const player = players[side];
    drawShadow(ctx, player.x + player.vx * part, player.y, 26, LANES[side]);
  }
  drawTrail(ctx, effects);
  for (const side of [1, 0] as const) drawOne(ctx, scene, effects, side, part);
  const hot = match.holder ?? match.flight?.by;
  if (hot !== undefined && match.isHot(hot)) burn(effects, ball);
  drawBall(ctx, ball, scene.hasGoldenBall ? ballPaints.gold : ballPaints.plain);
  drawHoopFront(ctx, effects.net, [ball]);
  for (const side of ours) {
    const player = ahead(players[side], part);
    drawGauge(ctx, player, player.build.window + (match.isHot(side) ? 1 : 0));
  }
  for (const side of [1, 0] as const) drawTag(view, scene, side, part);
}

/** The same thing a part of a step later. */
export function ahead<T extends { x: number; y: number; vx: number; vy: number }>(thing: T, part: number): T {
  return { ...thing, x: thing.x + thing.vx * part, y: Math.max(0, thing.y + thing.vy * part) };
}

/** Names over heads, where both are people elsewhere. */
function drawTag(view: View, { tags, players, ours }: Scene, side: Side, part: number) {
  const tag = tags?.[side];
  if (!tag) return;
  const { x, y, build } = ahead(players[side], part);
  const isYou = ours.length === 1 && ours[0] === side;
  drawText(view, tag, x, -y - build.height - 34, {
    size: isYou ? 19 : 16,
    align: "center",
    baseline: "middle",
    floats: true,
    color: isYou ? words.gold : words.light,
    outline: "rgb(20 10 30 / 0.85)",
  });
}

function drawOne(ctx: Ctx, scene: Scene, effects: Effects, side: Side, part: number) {
  const { match } = scene;
  const player = ahead(scene.players[side], isMoving(match, side) ? part : 0);
  const isCheering = cheers(match, side);
  ctx.save();
  ctx.translate(0, LANES[side]);
  drawFigure(ctx, {
    player,
    look: scene.looks[side],
    mood: moodOf(match, side),
    ball: match.holder === side ? { x: scene.ball.x, y: scene.ball.y + LANES[side] } : undefined,
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
