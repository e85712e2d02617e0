import type { Species } from "#html5/raft-rumble/core/crew.ts";
import type { GearId } from "#html5/raft-rumble/voyage/goods.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { ink } from "./colours.ts";

export type Ctx = CanvasRenderingContext2D;
export type Mood = "calm" | "scared" | "glad";

export type Pose = {
  species: Species;
  /** 1 looks to the right. */
  facing: number;
  mood: Mood;
  isBlinking: boolean;
  /** Where the throwing arm points, in radians above the horizon; undefined lets it hang. */
  arm?: number | undefined;
  hasRing: boolean;
  /** What was bought for it, and the hat of the visitor. */
  gear?: GearId | undefined;
  hat?: Hat | undefined;
};

export type Coat = { body: string; belly: string; dark: string };

export function blob(ctx: Ctx, color: string, x: number, y: number, rx: number, ry: number, turn = 0) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  ctx.fill();
}

/** A dark rim around a shape keeps the silhouette on any sky. */
export function rimmed(ctx: Ctx, color: string, x: number, y: number, rx: number, ry: number) {
  blob(ctx, ink, x, y, rx + 1.8, ry + 1.8);
  blob(ctx, color, x, y, rx, ry);
}

export function limb(ctx: Ctx, color: string, x: number, y: number, toX: number, toY: number, width = 6) {
  for (const [paint, line] of [
    [ink, width + 3.2],
    [color, width],
  ] as const) {
    ctx.strokeStyle = paint;
    ctx.lineWidth = line;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(toX, toY);
    ctx.stroke();
  }
}

export function drawMouth(ctx: Ctx, { mood }: Pose, x: number, y: number) {
  if (mood === "scared") {
    blob(ctx, "#7a2230", x, y + 1, 2.6, 3);
    return;
  }
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  ctx.arc(x, y - 1, mood === "glad" ? 3.4 : 2.4, 0.2, Math.PI - 0.2);
  ctx.stroke();
}
