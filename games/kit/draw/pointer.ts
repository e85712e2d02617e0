import { clamp } from "#kit/ease.ts";
import { keepFree } from "./placed-texts.ts";
import { drawText, readableSize, textWidth } from "./text.ts";
import type { View } from "./view.ts";

const INK = "#1d1420";
const ARROW = "#ffe14f";
const SIZE = 19;
/** From the tip to the blunt end. */
const LENGTH = 38;
const EDGE = 8;

/**
 * Draws a bobbing arrow with a few words on a plate: what to do here. The place is in the units of the current transform; arrow and words
 * keep their size whatever the camera does, and stay in the view.
 */
export function drawPointer(view: View, words: string, x: number, y: number, time: number): void {
  const { ctx } = view;
  const zoom = (view.scale * ctx.canvas.width) / ctx.canvas.clientWidth;
  const tip = ctx.getTransform().transformPoint({ x, y });
  const size = readableSize(view, SIZE);
  const width = textWidth(view, words, { size: SIZE }) + size * 1.6;
  const height = size * 1.75;
  const most = { x: ctx.canvas.width / zoom, y: ctx.canvas.height / zoom };
  const bob = Math.abs(Math.sin(time / 12)) * 8;
  const atX = clamp(tip.x / zoom, EDGE + 16, most.x - EDGE - 16);
  // Words above the tip; below it where there is no room.
  const isBelow = tip.y / zoom < LENGTH + height + EDGE * 2;
  const way = isBelow ? 1 : -1;
  const atY = clamp(tip.y / zoom, EDGE, most.y - EDGE) + way * bob;
  const left = clamp(atX - width / 2, EDGE, most.x - EDGE - width);
  const top = isBelow ? atY + LENGTH : atY - LENGTH - height;
  ctx.save();
  ctx.setTransform(zoom, 0, 0, zoom, 0, 0);
  ctx.globalAlpha = 1;
  drawArrow(ctx, atX, atY, way);
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, height / 2);
  ctx.fill();
  drawText(view, words, left + width / 2, top + height / 2 + 1, {
    size: SIZE,
    align: "center",
    baseline: "middle",
    color: "#fff6d8",
  });
  keepFree(ctx, { left, top, right: left + width, bottom: top + height });
  ctx.restore();
}

function drawArrow(ctx: CanvasRenderingContext2D, x: number, y: number, way: number) {
  ctx.beginPath();
  ctx.moveTo(x, y);
  for (const [across, along] of [
    [15, 20],
    [6, 20],
    [6, LENGTH],
    [-6, LENGTH],
    [-6, 20],
    [-15, 20],
  ] as const)
    ctx.lineTo(x + across, y + way * along);
  ctx.closePath();
  ctx.fillStyle = ARROW;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.lineJoin = "round";
  ctx.fill();
  ctx.stroke();
}
