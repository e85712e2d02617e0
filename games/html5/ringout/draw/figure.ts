import type { CharacterId } from "#html5/ringout/core/characters.ts";
import { type Fighter, FULL_SHIELD, heightOf, newFighter } from "#html5/ringout/core/fighter.ts";
import { clamp } from "#kit/ease.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import { drawAxel } from "./axel-art.ts";
import { drawBrolly } from "./brolly-art.ts";
import { blob, type Ctx, type Spot } from "./brush.ts";
import { type Paint, paintOf } from "./colours.ts";
import { drawHat } from "./hat-art.ts";
import type { Headwear } from "./headwear.ts";
import { drawLefty } from "./lefty-art.ts";
import { drawLug } from "./lug-art.ts";
import { type Mood, type Pose, poseOf } from "./pose.ts";
import { drawPuddle } from "./puddle-art.ts";
import { drawWhistle } from "./whistle-art.ts";

const painters: Readonly<Record<CharacterId, (ctx: Ctx, pose: Pose, paint: Paint) => Spot>> = {
  lefty: drawLefty,
  puddle: drawPuddle,
  whistle: drawWhistle,
  lug: drawLug,
  brolly: drawBrolly,
  axel: drawAxel,
};

/** `alpha`: how far the next step has come. */
export function drawFighter(ctx: Ctx, fighter: Fighter, hat: Headwear, time: number, alpha: number): void {
  if (fighter.stance === "gone") return;
  const isMoving = fighter.stop === 0 && fighter.stance !== "hang" && fighter.stance !== "cloud";
  const part = isMoving ? alpha : 0;
  ctx.save();
  ctx.translate(
    fighter.x + fighter.vx * part,
    fighter.y + (fighter.ground === undefined ? fighter.vy * part : 0),
  );
  if (fighter.stance === "cloud") drawCloud(ctx, time);
  // Whoever cannot be hurt flickers.
  if (fighter.safe > 0 && fighter.stance !== "hang" && time % 8 < 4) ctx.globalAlpha = 0.55;
  drawBody(ctx, fighter, poseOf(fighter, time), hat, time);
  ctx.globalAlpha = 1;
  if (fighter.stance === "shield") drawShield(ctx, fighter);
  if (fighter.stance === "dizzy") drawStars(ctx, heightOf(fighter), time);
  ctx.restore();
}

function drawBody(ctx: Ctx, fighter: Fighter, pose: Pose, hat: Headwear, time: number) {
  const middle = heightOf(fighter) / fighter.size / 2;
  ctx.save();
  ctx.scale(fighter.facing * fighter.size, fighter.size);
  ctx.translate(pose.lunge, 0);
  if (pose.spin !== 0) {
    ctx.translate(0, -middle);
    ctx.rotate(pose.spin);
    ctx.translate(0, middle);
  }
  ctx.rotate(pose.lean);
  ctx.scale(1 / Math.sqrt(pose.tall), pose.tall);
  const top = painters[fighter.kind](ctx, pose, paintOf(fighter.kind, fighter.seat));
  drawHat(ctx, hat, top, time);
  ctx.restore();
}

function drawCloud(ctx: Ctx, time: number) {
  for (const [x, r] of [
    [-26, 14],
    [26, 14],
    [-10, 18],
    [12, 17],
  ] as const)
    blob(ctx, x, 10 + Math.sin(time * 0.1 + x) * 2, r, r * 0.8, "#ffffff", 2);
}

function drawShield(ctx: Ctx, fighter: Fighter) {
  const height = heightOf(fighter);
  const r = height * (0.4 + 0.42 * clamp(fighter.shield / FULL_SHIELD, 0, 1));
  ctx.beginPath();
  ctx.arc(0, -height / 2, r, 0, Math.PI * 2);
  ctx.globalAlpha = 0.38;
  ctx.fillStyle = colorOfSeat(fighter.seat);
  ctx.fill();
  ctx.globalAlpha = 0.95;
  ctx.strokeStyle = "#ffffff";
  ctx.lineWidth = 2.5;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function drawStars(ctx: Ctx, height: number, time: number) {
  for (let star = 0; star < 3; star++) {
    const turn = time * 0.1 + (star * Math.PI * 2) / 3;
    blob(ctx, Math.cos(turn) * 26, -height - 8 + Math.sin(turn) * 7, 4.5, 4.5, "#ffe14d", 2);
  }
}

/** Somebody who only stands there to be looked at. */
export function drawPortrait(
  ctx: Ctx,
  kind: CharacterId,
  look: { seat: number; hat: Headwear; zoom: number; facing?: 1 | -1; mood?: Mood; shade?: boolean },
  time: number,
): void {
  const model = newFighter({ seat: look.seat, team: 0, kind, size: 1, stocks: 1 }, 0);
  model.ground = 0;
  const { facing = 1, zoom, mood = "calm" } = look;
  ctx.save();
  ctx.scale(zoom * facing, zoom);
  const pose = { ...poseOf(model, time), mood };
  if (mood === "happy") ctx.translate(0, -Math.abs(Math.sin(time * 0.14)) * 12);
  const paint = look.shade
    ? { main: "#4a3a63", dark: "#40315a", accent: "#4a3a63", trim: "#40315a" }
    : paintOf(kind, look.seat);
  const top = painters[kind](ctx, pose, paint);
  drawHat(ctx, look.hat, top, time);
  ctx.restore();
}
