import { clamp, easeBack, easeOut } from "#games/kit/ease.ts";
import { drawText } from "#games/kit/text.ts";
import type { View } from "#games/kit/view.ts";
import { isRegular } from "./career.ts";
import { drawFace } from "./draw-face.ts";
import { FAREWELL, type Guest, WALK } from "./guests.ts";
import type { Look } from "./look.ts";
import { type Ctx, mix, poly, slab, within } from "./shapes.ts";
import type { Shift } from "./shift.ts";
import { COUNTER_Y, seatRect } from "./targets.ts";

const INK = "#2b1f26";
const FACE_X = 56;

/** How the guest feels about it, 0 to 1. */
function joyOf({ state, verdict, patience }: Guest): number {
  if (state === "leaving") return verdict ? clamp((verdict.total - 35) / 60, 0, 1) : 0;
  return 0.1 + patience * 0.8;
}

/** In from the right, out to the left, with a bounce in the step. */
function walkOf(guest: Guest, isStill: boolean): { x: number; y: number } {
  const seat = seatRect(guest.seat).x + FACE_X;
  const coming = isStill ? 1 : clamp(guest.age / WALK, 0, 1);
  const going = clamp((guest.left - FAREWELL + 45) / 45, 0, 1);
  const isWalking = (coming < 1 || going > 0) && !isStill;
  const x = seat + (1 - easeOut(coming)) * 500 - going * going * 900;
  const hop =
    guest.verdict && guest.verdict.total >= 85 && guest.left < 60
      ? Math.abs(Math.sin(guest.left / 6)) * 12
      : 0;
  return { x, y: COUNTER_Y + 6 - (isWalking ? Math.abs(Math.sin(guest.age / 4)) * 7 : hop) };
}

export function drawGuests(view: View, shift: Shift, look: Look, time: number): void {
  const { ctx } = view;
  const isStill = shift.steps === 0;
  ctx.save();
  ctx.beginPath();
  ctx.rect(-2000, -2000, 5000, 2000 + COUNTER_Y);
  ctx.clip();
  for (const guest of shift.guests) {
    const { x, y } = walkOf(guest, isStill);
    const isTalking = guest.state === "leaving" && guest.left < 50;
    within(ctx, { x, y }, () =>
      drawFace(ctx, guest.person.face, { joy: joyOf(guest), isTalking, time: time + guest.seat * 47 }),
    );
    if (isRegular(shift.career, guest.person.id)) drawHeart(ctx, x + 34, y - 34, 9, "#ff5d73");
  }
  ctx.restore();
  for (const guest of shift.guests) {
    if (guest.state === "leaving") drawFarewell(view, guest);
    else if (guest.state !== "coming") drawWish(view, guest, shift, look, time);
  }
}

function drawWish(view: View, guest: Guest, shift: Shift, look: Look, time: number) {
  const { ctx } = view;
  const { x } = seatRect(guest.seat);
  const isChosen = guest === shift.selected;
  const isAsking = guest.state === "asking";
  const pulse = isAsking ? Math.sin(time / 9) * 3 : 0;
  const middle = { x: x + 143, y: 118 - pulse };
  poly(
    ctx,
    [middle.x - 34, middle.y + 8, middle.x - 56, middle.y + 26, middle.x - 30, middle.y + 28],
    "#ffffff",
  );
  slab(ctx, middle.x - 40, middle.y - 48, 80, 96, 16, "#ffffff", isChosen ? look.paint.accent : INK);
  if (isChosen) {
    ctx.lineWidth = 5;
    ctx.stroke();
  }
  if (isAsking) {
    const size = 52 + pulse * 2;
    drawText(view, "!", middle.x, middle.y + 2, {
      size,
      weight: 900,
      align: "center",
      baseline: "middle",
      color: look.paint.accent,
    });
  } else drawOrder(ctx, guest, look, middle.x, middle.y);
  drawPatience(ctx, x + 8, COUNTER_Y + 3, 96, guest.patience);
}

function drawOrder(ctx: Ctx, { order }: Guest, look: Look, x: number, y: number) {
  const count = order.length;
  order.forEach((dish, at) => {
    const spread = count === 1 ? 0 : (at - (count - 1) / 2) * (count === 2 ? 42 : 29);
    look.drawDish(
      ctx,
      dish,
      x + (count === 3 ? (at - 1) * 14 : 0),
      y + spread,
      count === 1 ? 66 : count === 2 ? 42 : 32,
    );
  });
}

function drawPatience(ctx: Ctx, x: number, y: number, width: number, patience: number) {
  slab(ctx, x, y, width, 11, 6, "#2b1f26");
  const color =
    patience > 0.5
      ? mix("#f2c14e", "#5fce6d", (patience - 0.5) * 2)
      : mix("#e5483f", "#f2c14e", patience * 2);
  slab(ctx, x + 2, y + 2, Math.max(7, (width - 4) * patience), 7, 4, color);
}

function drawFarewell(view: View, guest: Guest) {
  const { ctx } = view;
  const { x } = seatRect(guest.seat);
  const { verdict, left, person } = guest;
  if (left > FAREWELL - 20) return;
  const grown = easeBack(clamp(left / 14, 0, 1));
  const says = verdict && verdict.total >= 65 ? person.happy : person.sad;
  within(ctx, { x: x + 140, y: 104, scale: grown }, () => {
    // Where words would not fit, the stars say it all.
    const hasWords = view.scale > 0.7;
    slab(ctx, -48, hasWords ? -58 : -36, 98, hasWords ? 140 : 84, 16, "#ffffff", INK);
    if (hasWords || !verdict) {
      const size = hasWords ? 15 : 18;
      const text = hasWords ? says : "Too slow!";
      drawText(view, text, 1, 14, { size, align: "center", baseline: "middle", color: INK, width: 92 });
    }
    if (!verdict) return;
    drawStars(ctx, 1, hasWords ? -40 : -14, verdict.total);
    drawText(view, `+${guest.coins}`, 1, hasWords ? 68 : 26, {
      size: 18,
      weight: 900,
      align: "center",
      baseline: "middle",
      color: "#a86a00",
    });
  });
}

/** Up to three stars for an order or a day. */
export function drawStars(ctx: Ctx, x: number, y: number, total: number, size = 11): void {
  const count = total >= 90 ? 3 : total >= 75 ? 2 : total >= 50 ? 1 : 0;
  for (let i = 0; i < 3; i++) {
    const points: number[] = [];
    for (let p = 0; p < 10; p++) {
      const radius = p % 2 === 0 ? size : size * 0.45;
      const turn = (p / 10) * Math.PI * 2 - Math.PI / 2;
      points.push(x + (i - 1) * size * 2.3 + Math.cos(turn) * radius, y + Math.sin(turn) * radius);
    }
    poly(ctx, points, i < count ? "#ffcf3f" : "#d9d3cc", INK);
  }
}

export function drawHeart(ctx: Ctx, x: number, y: number, size: number, color: string): void {
  ctx.beginPath();
  ctx.moveTo(x, y + size);
  ctx.bezierCurveTo(x - size * 1.6, y - size * 0.1, x - size * 0.9, y - size * 1.2, x, y - size * 0.4);
  ctx.bezierCurveTo(x + size * 0.9, y - size * 1.2, x + size * 1.6, y - size * 0.1, x, y + size);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.stroke();
}
