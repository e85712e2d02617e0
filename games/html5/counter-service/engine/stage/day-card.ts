import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import type { Rect } from "#html5/counter-service/engine/core/targets.ts";
import type { Serving } from "#html5/counter-service/engine/core/till.ts";
import { drawFace } from "#html5/counter-service/engine/draw/draw-face.ts";
import { drawStars } from "#html5/counter-service/engine/draw/draw-guests.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import type { Arrangement, Panel } from "#html5/counter-service/engine/draw/panel.ts";
import { inPanel } from "#html5/counter-service/engine/draw/panel.ts";
import { line, mix, oval, poly, slab, within } from "#html5/counter-service/engine/draw/shapes.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { drawTip } from "./hud.ts";
import { whatIsNext } from "./what-is-next.ts";

const INK = "#2b1f26";
const CARD: Rect = { x: 0, y: 0, width: 556, height: 492 };
const MOST_FACES = 11;

/** Beside the result, which lies right of it, or below it on a screen that is held upright. */
export function dayCardPanel({ isUpright, width }: Arrangement): Panel {
  const zoom = isUpright ? (width - 16) / CARD.width : 1;
  const place = isUpright ? { x: 8, y: 10 } : { x: 24, y: 24 };
  return {
    part: "paper",
    from: CARD,
    to: { ...place, width: CARD.width * zoom, height: CARD.height * zoom },
  };
}

/** The card at the end of a day: the best dish as it was served, everybody who came, and what comes next. */
export function drawDayCard(view: View, plan: Arrangement, shift: Shift, look: Look, time: number): void {
  inPanel(view, dayCardPanel(plan), (part) => {
    const { ctx } = part;
    const { paper } = look.paint;
    slab(ctx, CARD.x, CARD.y + 6, CARD.width, CARD.height, 22, "rgb(20 12 18 / 0.4)");
    slab(ctx, CARD.x, CARD.y, CARD.width, CARD.height, 22, paper, INK);
    drawHead(part, shift, look);
    const { best } = shift.till;
    if (best) drawBest(part, best, shift, look, time);
    else drawText(part, "Nobody was served today", 278, 190, { size: 26, align: "center", color: INK });
    drawGuestRow(part, shift, look, time);
    drawNext(part, shift, look);
  });
}

function drawHead(view: View, shift: Shift, look: Look) {
  const { ctx } = view;
  const { paper, paperInk } = look.paint;
  const { mode, isPassed, till, pantry } = shift;
  const isDay = mode === "day";
  const title = isDay
    ? isPassed
      ? `Day ${pantry.day} is done!`
      : "Closed early"
    : `Until hour ${pantry.day}`;
  drawText(view, title, 26, 16, { size: 36, color: paperInk });
  const { served, guests } = shift.report();
  const count = isDay ? `${served} of ${guests} served` : `${served} served`;
  drawText(view, count, isDay ? 410 : 530, 27, {
    size: 21,
    align: "right",
    color: mix(paperInk, paper, 0.2),
  });
  line(ctx, [24, 66, 532, 66], mix(paperInk, paper, 0.6), 2);
  if (!isDay) return;
  drawTip(ctx, 446, 39, 14);
  drawText(view, `+${till.coins}`, 474, 22, { size: 28, color: "#a86a00" });
}

/** The guest, what they said, and what they got. */
function drawBest(
  view: View,
  { person, dishes, verdict, coins }: Serving,
  shift: Shift,
  look: Look,
  time: number,
) {
  const { ctx } = view;
  const { paper, paperInk, accent } = look.paint;
  slab(ctx, 24, 80, 250, 226, 18, mix(paper, accent, 0.2), INK);
  oval(ctx, 149, 252, 104, 26, "rgb(40 20 10 / 0.2)");
  oval(ctx, 149, 246, 104, 26, "#ffffff", INK);
  oval(ctx, 149, 243, 74, 15, "#e6eef0");
  drawServed(view, dishes, look);
  within(ctx, { x: 352, y: 306, scale: 0.95 }, () => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(-70, -200, 140, 200);
    ctx.clip();
    drawFace(ctx, person.face, { joy: verdict.total / 100, isTalking: false, time });
    ctx.restore();
  });
  line(ctx, [290, 306, 532, 306], INK, 3);
  const words = verdict.total >= 65 ? person.happy : person.sad;
  poly(ctx, [396, 168, 384, 206, 424, 172], "#ffffff", INK);
  slab(ctx, 372, 84, 162, 92, 16, "#ffffff", INK);
  poly(ctx, [399, 170, 391, 193, 421, 170], "#ffffff");
  drawText(view, words, 453, 130, { size: 18, align: "center", baseline: "middle", color: INK, width: 150 });
  drawText(view, person.name, 532, 218, {
    size: sizeWithin(view, person.name, 20, 120),
    align: "right",
    color: paperInk,
  });
  drawStars(ctx, 480, 262, verdict.total, 15);
  const gain = shift.mode === "day" ? `+${coins} tip` : `+${verdict.total}`;
  drawText(view, gain, 532, 278, { size: 19, align: "right", color: "#a86a00" });
}

/** One dish large, or the box's donuts beside each other. */
function drawServed({ ctx }: View, dishes: readonly Parameters<Look["drawDish"]>[1][], look: Look) {
  const size = dishes.length === 1 ? 158 : dishes.length === 2 ? 110 : 92;
  const low = look.isSeenFromSide ? 244 - size / 2 : dishes.length === 1 ? 178 : 186;
  dishes.slice(0, 3).forEach((dish, at) => {
    const x = 149 + (at - (Math.min(3, dishes.length) - 1) / 2) * size * 0.78;
    look.drawDish(ctx, dish, x, low + (dishes.length === 3 && at === 1 ? -26 : 0), size);
  });
}

/** Everybody who was served, the last of them where they are many. */
function drawGuestRow(view: View, shift: Shift, look: Look, time: number) {
  const { ctx } = view;
  const { servings } = shift.till;
  const shown = servings.slice(-MOST_FACES);
  const step = 508 / Math.max(7, shown.length);
  shown.forEach(({ person, verdict }, at) => {
    const x = 24 + step * (at + 0.5);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(x - 21, 320, 42, 46, 12);
    ctx.fillStyle = mix(look.paint.paper, look.paint.paperInk, 0.16);
    ctx.fill();
    ctx.clip();
    within(ctx, { x, y: 378, scale: 0.42 }, () =>
      drawFace(ctx, person.face, { joy: verdict.total / 100, isTalking: false, time: time + at * 31 }),
    );
    ctx.restore();
    drawStars(ctx, x, 379, verdict.total, 7);
  });
}

/** What tomorrow brings, or why the day starts over. */
function drawNext(view: View, shift: Shift, look: Look) {
  const { ctx } = view;
  const { accent, accentDark } = look.paint;
  slab(ctx, 16, 398, 524, 80, 16, accent, accentDark);
  const { title, note, items } = whatIsNext(shift);
  drawText(view, title, 34, 408, { size: 22, color: "#ffffff", outline: INK });
  drawText(view, note, 34, 442, {
    size: sizeWithin(view, note, 20, items.length > 0 ? 350 : 490),
    color: "#ffffff",
    outline: INK,
  });
  items.forEach(({ id, isRaw }, at) => {
    const x = 500 - at * 66;
    slab(ctx, x - 29, 409, 58, 58, 12, look.paint.paper, INK);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(x - 29, 409, 58, 58, 12);
    ctx.clip();
    if (isRaw) look.drawRaw(ctx, id, x, 438, 46);
    else look.drawItem(ctx, id, x, 438, 46);
    ctx.restore();
  });
}
