import {
  type Career,
  isRegular,
  priceOf,
  type Report,
  upgrades,
} from "#html5/counter-service/engine/core/career.ts";
import { twists } from "#html5/counter-service/engine/core/days.ts";
import { rankOf } from "#html5/counter-service/engine/core/kitchen.ts";
import { shopPages } from "#html5/counter-service/engine/core/layout.ts";
import { newOn } from "#html5/counter-service/engine/core/pantry.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { openRect, samePlace, tabRect, upgradeRect } from "#html5/counter-service/engine/core/targets.ts";
import { panelOf } from "#html5/counter-service/engine/draw/arrangement.ts";
import { drawFace } from "#html5/counter-service/engine/draw/draw-face.ts";
import { drawHeart, drawStars, scoreColor } from "#html5/counter-service/engine/draw/draw-guests.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import { type Arrangement, inPanel } from "#html5/counter-service/engine/draw/panel.ts";
import { line, mix, slab, within } from "#html5/counter-service/engine/draw/shapes.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { drawTip } from "./hud.ts";
import { drawMirror, drawWares } from "./style-page.ts";

const INK = "#2b1f26";

/** Before the doors open: how yesterday went, what is new, and what the coins can buy. */
export function drawMorning(view: View, plan: Arrangement, shift: Shift, look: Look, time: number): void {
  const { ctx } = view;
  ctx.fillStyle = "rgb(20 12 18 / 0.72)";
  ctx.fillRect(plan.area.x, plan.area.y, plan.area.width, plan.area.height);
  const isStyle = shift.shopPage === "style";
  inPanel(view, panelOf(plan, "paper"), (part) =>
    isStyle ? drawMirror(part, shift.career, look, time) : drawPaper(part, shift, look),
  );
  inPanel(view, panelOf(plan, "shop"), (part) => {
    drawTabs(part, shift, look);
    if (isStyle) drawWares(part, shift, look, time);
    else drawEquipment(part, shift, look);
    drawDoor(part, shift, look);
  });
}

function drawPaper(view: View, shift: Shift, look: Look) {
  const { ctx } = view;
  const { kitchen, career, plan } = shift;
  const { paper, paperInk, accent } = look.paint;
  slab(ctx, 28, 30, 324, 476, 18, paper, INK);
  const text = (words: string, y: number, size: number, color = paperInk) =>
    drawText(view, words, 48, y, { size, color, width: 288 });
  text(`Day ${career.day}`, 44, 44);
  text(rankOf(kitchen, career.total), 98, 20, mix(paperInk, paper, 0.25));
  line(ctx, [48, 134, 332, 134], mix(paperInk, paper, 0.6), 2);
  let y = career.last ? drawReport(view, career.last, look, 146) : 146;
  if (plan.twist) {
    const { title, note } = twists[plan.twist];
    slab(ctx, 42, y, 296, 62, 12, accent, INK);
    drawText(view, title, 56, y + 7, { size: 21, color: "#ffffff" });
    drawText(view, note, 56, y + 33, { size: 17, color: "#ffffff" });
    y += 74;
  }
  drawNews(view, shift, look, y);
  const friends = kitchen.people.filter(({ id }) => isRegular(career, id)).length;
  drawHeart(ctx, 258, 68, 13, "#ff5d73");
  drawText(view, `${friends} of ${kitchen.people.length}`, 332, 56, {
    size: 20,
    align: "right",
    color: paperInk,
  });
}

/** Whatever and whoever is here for the first time, with a picture. */
function drawNews(view: View, shift: Shift, look: Look, top: number) {
  const { ctx } = view;
  const { raws, items, people } = newOn(shift.kitchen, shift.career.day);
  const rows = [
    ...raws.map(({ id, name }) => ({ name, draw: (y: number) => look.drawRaw(ctx, id, 78, y, 40) })),
    ...items.map(({ id, name }) => ({ name, draw: (y: number) => look.drawItem(ctx, id, 78, y, 40) })),
    ...people.map(({ face, name }) => ({
      name,
      draw: (y: number) =>
        within(ctx, { x: 78, y: y + 42, scale: 0.46 }, () =>
          drawFace(ctx, face, { joy: 0.8, isTalking: false, time: 30 }),
        ),
    })),
  ];
  if (rows.length === 0) return;
  const { accent, paperInk, paper } = look.paint;
  drawText(view, "New today", 48, top, { size: 21, color: accent });
  rows.slice(0, Math.floor((476 - top) / 58)).forEach(({ name, draw }, at) => {
    const y = top + 58 + at * 58;
    ctx.save();
    slab(ctx, 50, y - 26, 56, 52, 12, mix(paper, paperInk, 0.14), INK);
    ctx.clip();
    draw(y);
    ctx.restore();
    drawText(view, name, 118, y, { size: 20, baseline: "middle", color: paperInk, width: 222 });
  });
}

function drawReport(view: View, report: Report, look: Look, top: number): number {
  const { ctx } = view;
  const { paper, paperInk, accent } = look.paint;
  const mean = (report.waiting + report.cooking + report.building) / 3;
  const title = report.isPassed ? `${report.served} of ${report.guests} served` : "Closed early: once more!";
  drawText(view, title, 48, top, { size: 20, color: report.isPassed ? paperInk : accent });
  if (report.isPassed) drawStars(ctx, 296, top + 12, mean, 12);
  const rows = [
    ["Waiting", report.waiting],
    ["Cooking", report.cooking],
    ["Building", report.building],
  ] as const;
  rows.forEach(([name, value], at) => {
    const y = top + 34 + at * 29;
    drawText(view, name, 48, y, { size: 19, color: mix(paperInk, paper, 0.15) });
    slab(ctx, 152, y + 5, 184, 15, 8, mix(paper, paperInk, 0.2));
    slab(ctx, 152, y + 5, Math.max(15, 184 * (value / 100)), 15, 8, scoreColor(value));
  });
  return top + 130;
}

/** The coins, and what they can be spent on. */
function drawTabs(view: View, { career, hands, shopPage }: Shift, look: Look) {
  const { ctx } = view;
  drawTip(ctx, 392, 80, 17);
  drawText(view, `${career.coins}`, 420, 60, { size: 34, color: "#ffe27a", outline: INK });
  shopPages.forEach((page, at) => {
    const { x, y, width, height } = tabRect(at);
    const isOpen = page === shopPage;
    const isFocus = samePlace(hands.focus, { kind: "tab", index: at });
    slab(ctx, x, y, width, height, 14, isOpen ? look.paint.accent : "#5d525a", isFocus ? "#ffffff" : INK);
    const style = { align: "center", baseline: "middle", color: "#ffffff", outline: INK } as const;
    drawText(view, page === "style" ? "Style" : "Equipment", x + width / 2, y + height / 2, {
      ...style,
      size: 23,
    });
  });
}

function drawEquipment(view: View, shift: Shift, look: Look) {
  const { ctx } = view;
  const { career, kitchen, hands } = shift;
  upgrades.forEach(({ id, most }, at) => {
    const { x, y, width, height } = upgradeRect(at);
    const price = priceOf(career, id);
    const canBuy = price !== undefined && price <= career.coins;
    const isFocus = samePlace(hands.focus, { kind: "upgrade", index: at });
    const ground = canBuy ? look.paint.paper : mix("#8d8288", "#4f464d", 0.4);
    slab(ctx, x, y, width, height, 14, ground, isFocus ? "#ffffff" : INK);
    const color = canBuy ? look.paint.paperInk : "#efe6ea";
    drawText(view, kitchen.upgrades[id].name, x + 14, y + 9, { size: 21, color });
    drawText(view, kitchen.upgrades[id].note, x + 14, y + 36, { size: 17, color });
    drawLevels(view, x + 14, y + 70, career, id, most, look);
    const label = price === undefined ? "All bought" : `${price}`;
    if (price !== undefined) drawTip(ctx, x + width - 64, y + 72, 9);
    drawText(view, label, x + width - 14, y + 61, { size: 19, align: "right", color });
  });
}

function drawDoor(view: View, { hands }: Shift, look: Look) {
  const { ctx } = view;
  const { x, y, width, height } = openRect;
  const isFocus = samePlace(hands.focus, { kind: "open", index: 0 });
  slab(ctx, x, y + 6, width, height, 20, look.paint.accentDark, INK);
  slab(ctx, x, y, width, height, 20, look.paint.accent, isFocus ? "#ffffff" : INK);
  drawText(view, "Open the doors", x + width / 2, y + height / 2 + 2, {
    size: 34,
    align: "center",
    baseline: "middle",
    color: "#ffffff",
    outline: INK,
  });
}

function drawLevels(
  view: View,
  x: number,
  y: number,
  career: Career,
  id: keyof Career["levels"],
  most: number,
  look: Look,
) {
  for (let i = 0; i < most; i++) {
    const isOwned = i < career.levels[id];
    slab(view.ctx, x + i * 30, y - 5, 24, 12, 6, isOwned ? look.paint.accent : "rgb(0 0 0 / 0.2)", INK);
  }
}
