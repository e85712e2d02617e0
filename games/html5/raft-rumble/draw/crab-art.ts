import { ink } from "./colours.ts";
import { blob, type Coat, type Ctx, drawMouth, limb, type Pose, rimmed } from "./crew-brush.ts";

export function drawCrab(ctx: Ctx, pose: Pose, coat: Coat): void {
  const { mood, arm } = pose;
  for (const way of [-1, 1]) {
    for (const reach of [12, 17]) limb(ctx, coat.dark, way * 7, -9, way * reach, -1, 3);
  }
  const lift = mood === "calm" ? 0 : 10;
  limb(ctx, coat.body, -11, -14, -17, -20 - lift, 4);
  drawClaw(ctx, coat, -18, -24 - lift, -0.4);
  for (const x of [-4, 6]) limb(ctx, coat.body, x, -20, x + 1, -30, 3);
  rimmed(ctx, coat.body, 0, -13, 15, 10.5);
  blob(ctx, coat.belly, 2, -9, 10, 4.5);
  for (const x of [-3, 7]) {
    blob(ctx, ink, x, -32, 5.8, 5.8);
    blob(ctx, "#ffffff", x, -32, 4.2, 4.2);
    if (pose.isBlinking) blob(ctx, coat.body, x, -32, 4.4, 4.4);
    else blob(ctx, ink, x + 1.4, -32, mood === "scared" ? 1.4 : 2.1, 2.2);
  }
  drawMouth(ctx, pose, 3, -12);
  const angle = arm ?? (mood === "calm" ? 0.5 : 1.2);
  const x = 11 + Math.cos(angle) * 9;
  const y = -15 - Math.sin(angle) * 9;
  limb(ctx, coat.body, 11, -15, x, y, 4);
  drawClaw(ctx, coat, x + 3, y - 3, 0.5);
}

function drawClaw(ctx: Ctx, coat: Coat, x: number, y: number, turn: number) {
  rimmed(ctx, coat.body, x, y, 6, 5);
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + Math.cos(turn - 1.2) * 7, y + Math.sin(turn - 1.2) * 7);
  ctx.stroke();
}
