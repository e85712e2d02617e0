import { WIDTH } from "#html5/raft-rumble/core/sea.ts";
import { handsOf, pathOf } from "#html5/raft-rumble/core/shots/flight.ts";
import type { Battle } from "#html5/raft-rumble/voyage/battle.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import { rim, sideColours } from "./colours.ts";

/** The preview shows the first part of the way; the rest is the player's guess. */
const PREVIEW = 46;
const HORN_PREVIEW = 40;

/** In world units: the dots of the arc, and how hard, `lift` above its usual place. */
export function drawAim(view: View, battle: Battle, lift: number): void {
  const { thrower, facing, world } = battle;
  if (!thrower) return;
  const { ctx } = view;
  const { aim } = battle.side;
  const from = handsOf(thrower, facing);
  ctx.strokeStyle = "rgb(20 24 48 / 0.6)";
  ctx.lineWidth = 2;
  ctx.fillStyle = "#ffffff";
  let age = 0;
  const length = aim.gadget === "horn" ? HORN_PREVIEW : PREVIEW;
  for (const { x, y } of pathOf(from, aim, facing, world.wind)) {
    if (++age > length) break;
    if (age % 4) continue;
    ctx.globalAlpha = 1 - (age / length) * 0.75;
    ctx.beginPath();
    ctx.arc(x, y, 5.2 - (age / length) * 2.4, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  drawPower(view, { x: from.x, y: from.y - lift }, aim.power, facing, sideColours[battle.turn === 0 ? 0 : 1]);
  const label = `${Math.round((aim.angle * 180) / Math.PI)}°  ${Math.round(aim.power * 100)}%`;
  // Rafts moor close to the edge of the frame; the label stays inside it.
  const half = Math.max(96, textWidth(view, label, { size: 18 }) / 2 + 50);
  const x = clamp(thrower.x, half, WIDTH - half);
  drawText(view, label, x, thrower.y - 98 - lift, { size: 18, align: "center", outline: rim });
}

function drawPower({ ctx }: View, { x, y }: Point, power: number, facing: number, color: string) {
  const left = x - facing * 16 - 30;
  ctx.fillStyle = rim;
  ctx.beginPath();
  ctx.roundRect(left - 2, y - 38, 64, 11, 6);
  ctx.fill();
  ctx.fillStyle = power > 0.85 ? "#ff5d5d" : color;
  ctx.beginPath();
  ctx.roundRect(left, y - 36, 8 + 52 * power, 7, 4);
  ctx.fill();
}

/** The rubber band under the finger, in the frame's units. */
export function drawBand({ ctx }: View, from: Point, to: Point): void {
  ctx.strokeStyle = "rgb(255 255 255 / 0.55)";
  ctx.lineWidth = 4;
  ctx.lineCap = "round";
  ctx.setLineDash([2, 9]);
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.fillStyle = palette.chalk;
  for (const { x, y, size } of [
    { ...from, size: 5 },
    { ...to, size: 11 },
  ]) {
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Points at what flies above the frame. */
export function drawAbove(view: View, x: number, height: number): void {
  const { ctx } = view;
  const size = Math.max(7, 14 - height * 0.02);
  ctx.fillStyle = palette.chalk;
  ctx.strokeStyle = rim;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(x, 70);
  ctx.lineTo(x - size, 70 + size * 1.4);
  ctx.lineTo(x + size, 70 + size * 1.4);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}
