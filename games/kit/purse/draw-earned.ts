import { drawText, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { t } from "#kit/language/kit-words.ts";

const COUNT_STEPS = 50;

export type EarnedPlace = {
  /** The middle of the line. */
  x: number;
  y: number;
  size: number;
  /** Steps since it was earned: the number is counted up. */
  age: number;
};

/** Draws what a round has earned, "+12 coins", for games with result screens of their own. */
export function drawEarned(view: View, coins: number, { x, y, size, age }: EarnedPlace): void {
  if (coins <= 0) return;
  const { ctx } = view;
  const shown = Math.round(coins * clamp(age / COUNT_STEPS, 0, 1));
  const text = t("kit.earned", { coins: shown });
  const radius = size * 0.48;
  drawText(view, text, x + radius * 1.4, y, {
    size,
    align: "center",
    baseline: "middle",
    color: "#ffd35c",
    outline: "rgb(10 18 14 / 0.75)",
  });
  ctx.save();
  ctx.translate(x - textWidth(view, text, { size }) / 2, y);
  ctx.lineWidth = radius * 0.2;
  ctx.fillStyle = "#ffc93c";
  ctx.strokeStyle = "#8a5b12";
  ring(ctx, radius);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = "#e09f1f";
  ring(ctx, radius * 0.62);
  ctx.stroke();
  ctx.restore();
}

function ring(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, Math.PI * 2);
}
