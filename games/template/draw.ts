import { palette } from "#kit/draw/palette.ts";
import { drawHud } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { FLOOR, type Night } from "./core.ts";

export function drawNight(view: View, night: Night, best: number): void {
  const { ctx } = view;
  ctx.fillStyle = palette.board;
  ctx.fillRect(0, 0, view.width, view.height);
  ctx.fillStyle = palette.yellow;
  for (const { x, y } of night.stars) {
    ctx.beginPath();
    ctx.arc(x, y, 12, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.fillStyle = palette.orange;
  ctx.beginPath();
  ctx.roundRect(night.basket - 55, FLOOR - 8, 110, 30, [4, 4, 15, 15]);
  ctx.fill();
  drawHud(view, `Stars ${night.score}  ${"♥".repeat(night.lives)}`, `Best ${best}`);
}
