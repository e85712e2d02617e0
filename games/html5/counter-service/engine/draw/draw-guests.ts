import { isRegular } from "#html5/counter-service/engine/core/career.ts";
import { FAREWELL, type Guest, WALK } from "#html5/counter-service/engine/core/guests.ts";
import type { Verdict } from "#html5/counter-service/engine/core/judge.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, seatRect } from "#html5/counter-service/engine/core/targets.ts";
import type { ShiftMode } from "#html5/counter-service/engine/core/today.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import { drawFace } from "./draw-face.ts";
import type { Look } from "./look.ts";
import { type Ctx, finish, line, mix, oval, poly, slab, within } from "./shapes.ts";
import { stamp } from "./stamps.ts";

const INK = "#2b1f26";
const FACE_X = 56;
/** Above this much upset a guest still shouts. */
const SHOUT = 95;
/** So long the three scores are shown; then the guest has the word. */
const SCORES = 80;

/** How the guest feels about it, 0 to 1. */
function joyOf({ state, verdict, patience, upset }: Guest): number {
  if (upset > 0 && state !== "leaving") return 0.05;
  if (state === "leaving") return verdict ? clamp((verdict.total - 35) / 60, 0, 1) : 0;
  return 0.1 + patience * 0.8;
}

/** In from the right, out to the left, with a bounce in the step. */
function walkOf(guest: Guest, isStill: boolean): { x: number; y: number } {
  const seat = seatRect(guest.seat).x + FACE_X;
  const coming = isStill ? 1 : clamp(guest.age / WALK, 0, 1);
  const going = clamp((guest.left - FAREWELL + WALK) / WALK, 0, 1);
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
    const isTalking = (guest.state === "leaving" && guest.left < 50) || guest.upset > SHOUT;
    within(ctx, { x, y }, () =>
      drawFace(ctx, guest.person.face, { joy: joyOf(guest), isTalking, time: time + guest.seat * 47 }),
    );
    if (isRegular(shift.career, guest.person.id)) drawHeart(ctx, x + 34, y - 34, 9, "#ff5d73");
  }
  ctx.restore();
  for (const guest of shift.guests) {
    if (guest.state === "leaving") drawFarewell(view, guest, shift.mode);
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
  const isUpset = guest.upset > 0;
  slab(
    ctx,
    middle.x - 40,
    middle.y - 48,
    80,
    96,
    16,
    isUpset ? "#ffe1dc" : "#ffffff",
    isChosen ? look.paint.accent : INK,
  );
  if (isChosen) {
    ctx.lineWidth = 5;
    ctx.stroke();
  }
  if (isAsking) {
    const size = 52 + pulse * 2;
    drawText(view, "!", middle.x, middle.y + 2, {
      size,
      align: "center",
      baseline: "middle",
      color: look.paint.accent,
    });
  } else if (guest.upset > 0 && guest.slip) drawSlip(ctx, guest.slip, guest.upset, look, middle);
  else {
    const box = { x: middle.x - 40, y: middle.y - 48, width: 80, height: 96 };
    stamp(ctx, guest, "order", `${guest.seat}`, box, (paper) =>
      drawOrder(paper, guest, look, middle.x, middle.y),
    );
  }
  drawPatience(ctx, x + 8, COUNTER_Y + 3, 96, guest.patience);
}

/** What was not asked for, crossed out. */
function drawSlip(ctx: Ctx, item: string, upset: number, look: Look, { x, y }: { x: number; y: number }) {
  const shake = Math.sin(upset / 2) * Math.max(0, upset - SHOUT) * 0.08;
  look.drawItem(ctx, item, x + shake, y, 58);
  for (const way of [-1, 1]) {
    line(ctx, [x - 30 * way + shake, y - 30, x + 30 * way + shake, y + 30], "#ffffff", 12);
    line(ctx, [x - 30 * way + shake, y - 30, x + 30 * way + shake, y + 30], "#d8342b", 7);
  }
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

function drawFarewell(view: View, guest: Guest, mode: ShiftMode) {
  const { ctx } = view;
  const { x } = seatRect(guest.seat);
  const { verdict, left, person } = guest;
  if (left > FAREWELL - WALK) return;
  const says = verdict && verdict.total >= 65 ? person.happy : person.sad;
  // Where words would not fit, the bars say it all.
  const hasWords = view.scale > 0.7;
  within(ctx, { x: x + 140, y: 104, scale: easeBack(clamp(left / 14, 0, 1)) }, () => {
    slab(ctx, -50, -58, 102, 142, 16, "#ffffff", INK);
    const style = { align: "center", baseline: "middle", color: INK } as const;
    if (!verdict || (hasWords && left > SCORES))
      drawText(view, hasWords ? says : "Too slow!", 1, 14, { ...style, size: 15, width: 94 });
    else drawScores(view, verdict);
    if (!verdict) return;
    drawStars(ctx, 1, -40, verdict.total);
    // Coins buy nothing in a non-stop shift: there the points count.
    drawText(view, `+${mode === "day" ? guest.coins : verdict.total}`, 1, 68, {
      ...style,
      size: 18,
      color: "#a86a00",
    });
  });
}

function drawScores(view: View, { waiting, cooking, building }: Verdict) {
  const rows = [
    ["Wait", waiting],
    ["Cook", cooking],
    ["Build", building],
  ] as const;
  // A word would not fit beside its bar on a phone; a picture does.
  const hasWords = view.scale > 0.7;
  const [left, width] = hasWords ? [8, 38] : [-12, 58];
  rows.forEach(([name, value], at) => {
    const y = -12 + at * 27;
    if (hasWords) drawText(view, name, -43, y, { size: 15, baseline: "middle", color: INK });
    else icons[name](view.ctx, -29, y);
    slab(view.ctx, left, y - 7, width, 13, 6, "#ddd5d0");
    slab(view.ctx, left, y - 7, Math.max(12, width * (value / 100)), 13, 6, scoreColor(value));
  });
}

/** A clock, a flame, and things piled up. */
const icons = {
  Wait(ctx: Ctx, x: number, y: number) {
    oval(ctx, x, y, 11, 11, "#ffffff", INK);
    line(ctx, [x, y - 7, x, y, x + 5, y + 2], INK, 2.5);
  },
  Cook(ctx: Ctx, x: number, y: number) {
    ctx.beginPath();
    ctx.moveTo(x, y - 13);
    ctx.bezierCurveTo(x + 14, y, x + 11, y + 11, x, y + 11);
    ctx.bezierCurveTo(x - 11, y + 11, x - 14, y, x, y - 13);
    finish(ctx, "#ff8a3d", INK);
  },
  Build(ctx: Ctx, x: number, y: number) {
    slab(ctx, x - 11, y + 3, 22, 8, 4, "#dd9c4c", INK);
    slab(ctx, x - 11, y - 4, 22, 7, 3, "#5fce6d", INK);
    slab(ctx, x - 11, y - 11, 22, 8, [7, 7, 2, 2], "#dd9c4c", INK);
  },
};

/** Green is good, amber will do, red will not. */
export const scoreColor = (value: number) => (value >= 85 ? "#58b868" : value >= 60 ? "#e8a53a" : "#df5a4c");

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
