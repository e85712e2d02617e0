import type { Area, Menu } from "#kit/draw/menu.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { box, type Ctx, ink } from "./brush.ts";
import { GOLD, INK, PAPER } from "./colours.ts";

/** A card of the menu; the chosen one stands out. Gives where it lies. */
export function card(view: View, menu: Menu, at: number, age: number, isLocked = false): Area {
  const cell = menu.areaOf(at);
  const isChosen = menu.index === at;
  const rise = isChosen && age > 0 ? Math.sin(age * 0.1) * 2 + 5 : 0;
  const area = { ...cell, y: cell.y - rise };
  sheet(view.ctx, area, isLocked ? "#54406f" : isChosen ? GOLD : PAPER, isChosen);
  return area;
}

export function sheet(ctx: Ctx, { x, y, width, height }: Area, fill: string, isChosen = false): void {
  box(ctx, x - 1, y + 5, width + 2, height + 2, 16, INK, 0);
  box(ctx, x, y, width, height, 15, fill, 0);
  if (!isChosen) return;
  ctx.strokeStyle = "#ffffff";
  ctx.lineWidth = 4;
  ctx.stroke();
}

/** Three stars around x; the full ones pop in one after the other. */
export function drawStars(ctx: Ctx, x: number, y: number, count: number, r: number, age = 99): void {
  for (let at = 0; at < 3; at++) {
    const isFull = at < count;
    const pop = isFull ? easeBack(clamp((age - at * 14) / 16, 0, 1)) : 1;
    ctx.save();
    ctx.translate(x + (at - 1) * r * 2.5, y);
    ctx.scale(pop, pop);
    ctx.beginPath();
    for (let tip = 0; tip < 10; tip++) {
      const turn = (tip * Math.PI) / 5 - Math.PI / 2;
      const reach = tip % 2 ? r * 0.48 : r;
      ctx.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
    }
    ctx.closePath();
    ink(ctx, isFull ? "#ffb11f" : "rgb(120 96 150 / 0.45)", isFull ? r * 0.18 : 0);
    ctx.restore();
  }
}
