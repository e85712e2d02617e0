import { shortcutOf } from "#html5/counter-service/engine/core/actions.ts";
import { HEARTS, type Shift } from "#html5/counter-service/engine/core/shift.ts";
import {
  middleOf,
  type Place,
  samePlace,
  serveRect,
  type Target,
  ticketRect,
  trashRect,
} from "#html5/counter-service/engine/core/targets.ts";
import { drawHeart } from "#html5/counter-service/engine/draw/draw-guests.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import { type Ctx, curve, disc, line, mix, poly, slab } from "#html5/counter-service/engine/draw/shapes.ts";
import { stamp } from "#html5/counter-service/engine/draw/stamps.ts";
import { drawPointer } from "#kit/draw/pointer.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";

const INK = "#2b1f26";

/** The line on top: day or hour, hearts, who is still to come, streak, coins and points. */
export function drawHud(view: View, shift: Shift, best: number): void {
  const { ctx } = view;
  const style = { size: 22, color: "#ffffff" } as const;
  slab(ctx, 4, 2, 952, 37, 12, "rgb(43 31 38 / 0.88)");
  const isDay = shift.mode === "day";
  drawText(view, `${isDay ? "Day" : "Hour"} ${shift.pantry.day}`, 14, 9, style);
  for (let i = 0; i < HEARTS; i++)
    drawHeart(ctx, 116 + i * 26, 21, 10, i < shift.hearts ? "#ff5d73" : "rgb(40 28 34 / 0.5)");
  drawPerson(ctx, 214, 21);
  drawText(view, isDay ? `${shift.toCome}` : `${shift.till.verdicts.length} served`, 230, 9, style);
  if (shift.till.streak > 1)
    drawText(view, `Streak ×${shift.till.streak}`, isDay ? 290 : 370, 9, { ...style, color: "#ffe27a" });
  // Nothing is bought with what a non-stop shift brings in.
  if (isDay) {
    drawCoin(ctx, 530, 21, 11);
    drawText(view, `${shift.career.coins + shift.till.coins}`, 548, 9, style);
  }
  drawText(view, `${shift.score} points`, 762, 9, { ...style, align: "right" });
  if (best === 0) return;
  const record = `best ${Math.max(best, shift.score)}`;
  drawText(view, record, 946, 11, { ...style, size: 18, align: "right", color: "#d9c9d0" });
}

export function drawCoin(ctx: Ctx, x: number, y: number, radius: number): void {
  disc(ctx, x, y, radius, "#ffcf3f", INK);
  curve(ctx, x, y, radius * 0.55, 0, Math.PI * 2, "#b97d10", 2);
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

export function drawServe(view: View, look: Look, isReady: boolean, press: number, time: number): void {
  const { ctx } = view;
  const { x, y, width, height } = serveRect;
  const { accent, accentDark } = look.paint;
  const glow = isReady ? 0.5 + Math.sin(time / 7) * 0.5 : 0;
  slab(ctx, x, y + 6, width, height - 6, 18, accentDark, INK);
  slab(
    ctx,
    x,
    y + press * 5,
    width,
    height - 10,
    18,
    glow > 0 ? mix(accent, "#ffffff", glow * 0.35) : accent,
    INK,
  );
  const middle = x + 44;
  const top = y + 20 + press * 5;
  slab(ctx, middle - 28, top + 26, 56, 9, 4, "#5b4a52", INK);
  ctx.beginPath();
  ctx.arc(middle, top + 26, 24, Math.PI, 0);
  ctx.closePath();
  ctx.fillStyle = "#ffe9a8";
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  disc(ctx, middle, top, 5, "#5b4a52", INK);
  drawText(view, "Serve", x + 122, y + 37 + press * 5, {
    size: 28,
    align: "center",
    baseline: "middle",
    color: "#ffffff",
    outline: INK,
  });
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

/** A frame around what the keys or the mouse point at, and the caps of the keys when keys are used. */
export function drawFocus(view: View, shift: Shift, focus: Place | undefined): void {
  const { ctx } = view;
  const { hasKeys } = shift.hands;
  for (const target of shift.targets) {
    if (samePlace(target, focus)) drawFrame(ctx, target);
    if (hasKeys) drawCap(view, target);
  }
}

function drawFrame(ctx: Ctx, { x, y, width, height }: Target) {
  ctx.beginPath();
  ctx.roundRect(x - 2, y - 2, width + 4, height + 4, 14);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.strokeStyle = "#ffffff";
  ctx.lineWidth = 3;
  ctx.stroke();
}

function drawCap(view: View, target: Target) {
  const cap = shortcutOf(target)?.cap;
  if (!cap) return;
  slab(view.ctx, target.x, target.y, 23, 23, 7, "rgb(43 31 38 / 0.78)");
  drawText(view, cap, target.x + 11.5, target.y + 12.5, {
    size: 15,
    align: "center",
    baseline: "middle",
    color: "#ffffff",
  });
}

/** On the first day: what to do next, with an arrow. Gives what it points at. */
export function drawHint(view: View, shift: Shift, time: number): Target | undefined {
  const next = shift.kitchen.advise(shift.snapshot());
  const target = next && shift.targets.find((one) => samePlace(one, next));
  if (!next || !target) return undefined;
  const { x } = middleOf(target);
  drawPointer(view, next.words, x, target.y + (next.kind === "guest" ? 72 : 18), time);
  return target;
}
