import { shortcutOf } from "#html5/counter-service/engine/core/actions.ts";
import { HEARTS, type Shift } from "#html5/counter-service/engine/core/shift.ts";
import {
  middleOf,
  type Place,
  type Rect,
  samePlace,
  type Target,
  ticketRect,
  trashRect,
} from "#html5/counter-service/engine/core/targets.ts";
import type { Style } from "#html5/counter-service/engine/core/wares.ts";
import { shownAt } from "#html5/counter-service/engine/draw/arrangement.ts";
import { drawCook } from "#html5/counter-service/engine/draw/draw-cook.ts";
import { drawHeart } from "#html5/counter-service/engine/draw/draw-guests.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import type { Arrangement } from "#html5/counter-service/engine/draw/panel.ts";
import { type Ctx, disc, finish, line, mix, poly, slab } from "#html5/counter-service/engine/draw/shapes.ts";
import { stamp } from "#html5/counter-service/engine/draw/stamps.ts";
import { drawPointer } from "#kit/draw/pointer.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";

const INK = "#2b1f26";
/** Over the bin. */
const hatchRect: Rect = { x: 698, y: 248, width: 64, height: 88 };

/** The line on top: day or hour, hearts, who is still to come, streak, coins and points. Upright there is no room for streak and best. */
export function drawHud(view: View, { isUpright, width }: Arrangement, shift: Shift, best: number): void {
  const { ctx } = view;
  const style = { size: 22, color: "#ffffff" } as const;
  const bar = isUpright ? width - 8 : Math.max(952, width - 8);
  slab(ctx, 4, 2, bar, isUpright ? 40 : 37, 12, "rgb(43 31 38 / 0.88)");
  const isDay = shift.mode === "day";
  drawText(view, `${isDay ? "Day" : "Hour"} ${shift.pantry.day}`, 14, 9, style);
  for (let i = 0; i < HEARTS; i++)
    drawHeart(ctx, 118 + i * 26, 21, 10, i < shift.hearts ? "#ff5d73" : "rgb(40 28 34 / 0.5)");
  drawPerson(ctx, 214, 21);
  const served = shift.till.servings.length;
  drawText(view, isDay ? `${shift.toCome}` : isUpright ? `${served}` : `${served} served`, 230, 9, style);
  // Nothing is bought with what a non-stop shift brings in.
  if (isDay) {
    const x = isUpright ? 286 : 530;
    drawTip(ctx, x, 21, 11);
    drawText(view, `${shift.career.coins + shift.till.coins}`, x + 18, 9, style);
  }
  const points = `${shift.score} points`;
  if (isUpright) {
    drawText(view, points, width - 16, 9, { ...style, align: "right" });
    return;
  }
  if (shift.till.streak > 1)
    drawText(view, `Streak ×${shift.till.streak}`, isDay ? 290 : 370, 9, { ...style, color: "#ffe27a" });
  drawText(view, points, width - 198, 9, { ...style, align: "right" });
  if (best === 0) return;
  const record = `best ${Math.max(best, shift.score)}`;
  drawText(view, record, width - 14, 11, { ...style, size: 18, align: "right", color: "#d9c9d0" });
}

/** A note of the tip jar; coins are the purse's. */
export function drawTip(ctx: Ctx, x: number, y: number, radius: number): void {
  slab(ctx, x - radius * 1.35, y - radius * 0.85, radius * 2.7, radius * 1.7, 4, "#7fd08a", INK);
  disc(ctx, x, y, radius * 0.5, "#d8f5d2");
  for (const side of [-1, 1]) disc(ctx, x + side * radius * 0.95, y, radius * 0.14, "#3f8f55");
}

function drawPerson(ctx: Ctx, x: number, y: number) {
  slab(ctx, x - 9, y + 1, 18, 12, [8, 8, 2, 2], "#ffffff", INK);
  disc(ctx, x, y - 5, 6, "#ffffff", INK);
}

/** The ticket of the chosen order. Drawn anew only when there is something else to read on it. */
export function drawTicket(view: View, shift: Shift, look: Look): void {
  const { bench, hands, selected, guests } = shift;
  const { board, box, cutting } = bench;
  const isAsked = guests.some(({ state }) => state === "asking");
  const done = [board?.marks.map(({ item }) => item).join(), box.length, cutting !== undefined].join();
  const key = selected ? `${done}/${hands.hasKeys}` : `${isAsked}`;
  const area = { x: ticketRect.x - 4, y: ticketRect.y - 10, width: 186, height: ticketRect.height + 14 };
  stamp(view.ctx, selected ?? shift, "ticket", key, area, (ctx) => {
    const { width, height, scale } = view;
    drawPaper({ ctx, width, height, scale }, shift, look, isAsked);
  });
}

function drawPaper(view: View, shift: Shift, look: Look, isAsked: boolean) {
  const { ctx } = view;
  const { x, y, width, height } = ticketRect;
  const { paper, paperInk, accent } = look.paint;
  const guest = shift.selected;
  const teeth: number[] = [x, y, x + width, y];
  for (let i = 0; i <= 11; i++) teeth.push(x + width - (i * width) / 11, y + height - (i % 2 === 0 ? 8 : 0));
  poly(ctx, teeth, paper, INK);
  slab(ctx, x + width / 2 - 20, y - 7, 40, 15, 5, accent, INK);
  if (guest) {
    drawText(view, guest.person.name, x + width / 2, y + 16, {
      size: 19,
      align: "center",
      color: paperInk,
    });
    line(ctx, [x + 14, y + 46, x + width - 14, y + 46], mix(paperInk, paper, 0.5), 2);
    look.drawTicket(view, shift, guest.order, {
      x: x + 8,
      y: y + 54,
      width: width - 16,
      height: height - 70,
    });
    return;
  }
  drawText(view, isAsked ? "Ask a guest what it shall be" : "No orders yet", x + width / 2, y + height / 2, {
    size: 20,
    align: "center",
    baseline: "middle",
    color: mix(paperInk, paper, 0.25),
    width: width - 30,
  });
}

/** The bell: beside its word, or above it where it is higher than wide. */
export function drawServe(
  view: View,
  { x, y, width, height }: Rect,
  look: Look,
  isReady: boolean,
  press: number,
  time: number,
): void {
  const { ctx } = view;
  const { accent, accentDark } = look.paint;
  const glow = isReady ? 0.5 + Math.sin(time / 7) * 0.5 : 0;
  const color = glow > 0 ? mix(accent, "#ffffff", glow * 0.35) : accent;
  slab(ctx, x, y + 6, width, height - 6, 18, accentDark, INK);
  slab(ctx, x, y + press * 5, width, height - 10, 18, color, INK);
  const isHigh = height > width;
  const middle = isHigh ? x + width / 2 : x + 44;
  const top = (isHigh ? y + height / 2 - 50 : y + 20) + press * 5;
  slab(ctx, middle - 28, top + 26, 56, 9, 4, "#5b4a52", INK);
  ctx.beginPath();
  ctx.arc(middle, top + 26, 24, Math.PI, 0);
  ctx.closePath();
  finish(ctx, "#ffe9a8", INK);
  disc(ctx, middle, top, 5, "#5b4a52", INK);
  const [wordX, wordY] = isHigh ? [middle, top + 68] : [x + 122, y + 37 + press * 5];
  const style = { align: "center", baseline: "middle", color: "#ffffff", outline: INK } as const;
  drawText(view, "Serve", wordX, wordY, { ...style, size: 28 });
}

export function drawTrash(ctx: Ctx, press: number): void {
  const { x, y, width, height } = trashRect;
  poly(
    ctx,
    [x + 8, y + 24, x + width - 8, y + 24, x + width - 14, y + height, x + 14, y + height],
    "#8b98a0",
    INK,
  );
  for (const at of [0.35, 0.5, 0.65])
    line(ctx, [x + width * at, y + 34, x + width * at, y + height - 8], "#5d6870", 3);
  slab(ctx, x + 3, y + 14 - press * 8, width - 6, 11, 5, "#a7b4bb", INK);
  slab(ctx, x + width / 2 - 9, y + 7 - press * 8, 18, 8, 4, "#a7b4bb", INK);
}

/** The hatch to the cook, who is pleased with a streak and not with a slip. */
export function drawHatch(ctx: Ctx, shift: Shift, look: Look, style: Style, time: number): void {
  const { x, y, width, height } = hatchRect;
  const isSorry = shift.guests.some(({ upset }) => upset > 0);
  const joy = isSorry ? 0.25 : Math.min(1, 0.6 + shift.till.streak * 0.12);
  ctx.save();
  slab(ctx, x, y, width, height, 12, look.paint.wall, INK);
  ctx.clip();
  ctx.translate(x + width / 2, y + height - 2);
  ctx.scale(0.52, 0.52);
  drawCook(ctx, look.cook, style, joy, time);
  ctx.restore();
  slab(ctx, x, y, width, height, 12, "rgb(255 255 255 / 0)", INK);
}

/** A frame around what the keys or the mouse point at, and the caps of the keys when keys are used. */
export function drawFocus(view: View, plan: Arrangement, shift: Shift, focus: Place | undefined): void {
  const { ctx } = view;
  const { hasKeys } = shift.hands;
  for (const target of shift.targets) {
    const area = shownAt(plan, target);
    if (!area) continue;
    if (samePlace(target, focus)) drawFrame(ctx, area);
    if (hasKeys) drawCap(view, target, area);
  }
}

function drawFrame(ctx: Ctx, { x, y, width, height }: Rect) {
  ctx.beginPath();
  ctx.roundRect(x - 2, y - 2, width + 4, height + 4, 14);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.strokeStyle = "#ffffff";
  ctx.lineWidth = 3;
  ctx.stroke();
}

function drawCap(view: View, target: Place, { x, y }: Rect) {
  const cap = shortcutOf(target)?.cap;
  if (!cap) return;
  slab(view.ctx, x, y, 23, 23, 7, "rgb(43 31 38 / 0.78)");
  drawText(view, cap, x + 11.5, y + 12.5, {
    size: 15,
    align: "center",
    baseline: "middle",
    color: "#ffffff",
  });
}

/** What to do next, with an arrow: all of it to those who need it, else only what went wrong. Gives what it points at. */
export function drawHint(
  view: View,
  plan: Arrangement,
  shift: Shift,
  isNeedy: boolean,
  time: number,
): Target | undefined {
  const next = shift.kitchen.advise(shift.snapshot());
  if (!isNeedy && !next?.isNeeded) return undefined;
  const target = next && shift.targets.find((one) => samePlace(one, next));
  const area = target && shownAt(plan, target);
  if (!next || !area) return undefined;
  const { x } = middleOf(area);
  const low =
    next.kind === "guest" ? area.height * (plan.isUpright ? 0.6 : 0.38) : Math.min(18, area.height / 3);
  drawPointer(view, next.words, x, area.y + low, time);
  return target;
}
