import { type Fighter, heightOf, isInRing } from "#html5/ringout/core/fighter.ts";
import { type Match, READY } from "#html5/ringout/core/match.ts";
import { box } from "#html5/ringout/draw/brush.ts";
import { GOLD, INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { headwearOf } from "#html5/ringout/draw/headwear.ts";
import type { Corner } from "#html5/ringout/show/bouts.ts";
import { t } from "#html5/ringout/words.ts";
import { drawText, fitted, readableSize, sizeWithin, type TextStyle } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";

const middle = { align: "center", baseline: "middle" } as const;
export const heading: TextStyle = { ...middle, color: PAPER, outline: "rgb(42 26 62 / 0.92)" };

/** From calm to hot: the more damage, the farther the next flight. */
export function heatColour(damage: number): string {
  const part = clamp(damage / 140, 0, 1);
  const green = Math.round(246 - part * 190);
  const blue = Math.round(228 - Math.min(1, part * 1.6) * 190);
  return `rgb(255 ${green} ${blue})`;
}

/** One plate for each, along the lower edge. */
export function drawPlates(
  view: View,
  match: Match,
  corners: readonly Corner[],
  jolts: readonly number[],
  time: number,
): void {
  const { fighters } = match;
  const wide = Math.min(200, (view.width - 24) / fighters.length);
  const left = (view.width - wide * fighters.length) / 2;
  fighters.forEach((fighter, at) => {
    const corner = corners[at];
    if (corner)
      drawPlate(view, match, fighter, corner, left + wide * at + 5, wide - 10, jolts[at] ?? 0, time);
  });
}

function drawPlate(
  view: View,
  match: Match,
  fighter: Fighter,
  corner: Corner,
  x: number,
  width: number,
  jolt: number,
  time: number,
) {
  const { ctx } = view;
  const height = 58;
  const y = view.height - height - 8 - jolt * 5;
  const isOut = fighter.stocks <= 0;
  ctx.globalAlpha = isOut ? 0.45 : 0.94;
  box(ctx, x, y, width, height, 14, "rgb(42 26 62 / 0.82)", 0);
  box(ctx, x, y, 9, height, 4, colorOfSeat(fighter.seat), 0);
  ctx.save();
  ctx.translate(x + 38, y + height - 6);
  drawPortrait(
    ctx,
    fighter.kind,
    {
      seat: fighter.seat,
      hat: headwearOf(corner),
      zoom: 0.62,
      mood: isOut ? "dizzy" : fighter.stance === "stun" ? "hurt" : "calm",
    },
    time,
  );
  ctx.restore();
  const shake = jolt * 5 * Math.sin(time * 2.2);
  const text = isOut ? t("hud.out") : t("hud.damage", { damage: written(Math.round(fighter.damage)) });
  const style = { ...middle, color: heatColour(fighter.damage), outline: INK } as const;
  drawText(view, text, x + width - 66 + shake, y + 23, { ...style, size: 31 + jolt * 8 });
  // In a small frame the name would lie on the number; it is above the fighter as well.
  if (readableSize(view, 14) < 14 * 1.6)
    drawText(view, fitted(view, corner.name, 122, { size: 14 }), x + width - 66, y + 47, {
      ...middle,
      size: 14,
      color: PAPER,
    });
  drawLives(view, match, fighter, x + 72, y - 4);
  ctx.globalAlpha = 1;
}

function drawLives(view: View, match: Match, fighter: Fighter, x: number, y: number) {
  if (match.plan.rule.kind === "time") {
    const points = match.pointsOf(fighter);
    drawText(view, points > 0 ? t("hud.points", { points: written(points) }) : written(points), x + 14, y, {
      ...heading,
      size: 20,
      color: GOLD,
    });
    return;
  }
  if (!Number.isFinite(fighter.stocks)) return;
  for (let life = 0; life < Math.min(5, fighter.stocks); life++) {
    view.ctx.beginPath();
    view.ctx.arc(x + life * 17, y, 6.5, 0, Math.PI * 2);
    view.ctx.fillStyle = colorOfSeat(fighter.seat);
    view.ctx.fill();
    view.ctx.strokeStyle = INK;
    view.ctx.lineWidth = 2.4;
    view.ctx.stroke();
  }
}

/** Little flags over the heads: who is who. Drawn in the arena. */
export function drawTags(
  view: View,
  fighters: readonly Fighter[],
  corners: readonly Corner[],
  zoom: number,
): void {
  const { ctx } = view;
  for (const fighter of fighters) {
    const corner = corners[fighter.seat];
    if (!isInRing(fighter) || !corner) continue;
    const y = fighter.y - heightOf(fighter) - (headwearOf(corner) === "none" ? 20 : 42);
    const size = 7 / zoom;
    ctx.fillStyle = colorOfSeat(fighter.seat);
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.4;
    ctx.beginPath();
    ctx.moveTo(fighter.x - size, y - size);
    ctx.lineTo(fighter.x + size, y - size);
    ctx.lineTo(fighter.x, y + size * 0.4);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
    if (corner.tag)
      drawText(view, corner.tag, fighter.x, y - size - 10 / zoom, {
        ...heading,
        floats: true,
        size: (corner.isYou ? 18 : 15) / zoom,
        color: corner.isYou ? GOLD : PAPER,
      });
  }
}

/** Three, two, one, the clock, and the end. */
export function drawCalls(view: View, match: Match): void {
  const x = view.width / 2;
  const y = view.height * 0.34;
  const { phase, age, timeLeft } = match;
  if (phase === "ready") {
    const left = Math.ceil((READY - age) / 30);
    const pop = easeBack(clamp((age % 30) / 10, 0, 1));
    if (left <= 3) drawText(view, written(left), x, y + 72, { ...heading, size: 60 + pop * 40, color: GOLD });
  } else if (phase === "live" && age < 50) {
    view.ctx.globalAlpha = clamp((50 - age) / 16, 0, 1);
    drawText(view, t("hud.go"), x, y, { ...heading, size: 84 + age, color: GOLD });
  } else if (phase === "end") {
    const pop = easeBack(clamp(age / 14, 0, 1));
    const call = timeLeft === 0 ? t("hud.time") : t("hud.ringOut");
    drawText(view, call, x, y, {
      ...heading,
      size: sizeWithin(view, call, 96, view.width * 0.9) * pop,
      color: GOLD,
    });
  }
  view.ctx.globalAlpha = 1;
  if (timeLeft === undefined || phase === "end") return;
  const seconds = Math.ceil(timeLeft / 60);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  drawText(view, clock, x, 28, { ...heading, size: 34, color: seconds <= 10 ? "#ff6a4d" : PAPER });
}

/** Where the fight is, before it begins. */
export function drawArenaName(view: View, match: Match): void {
  if (match.phase !== "ready") return;
  view.ctx.globalAlpha = introStrength(match);
  const x = view.width / 2;
  const y = view.height * 0.17;
  drawText(view, t(`arena.${match.plan.arena}`), x, y, { ...heading, size: 46 });
  drawText(view, t(`arenaNote.${match.plan.arena}`), x, y + 46, { ...introLine, width: view.width * 0.85 });
  view.ctx.globalAlpha = 1;
}

export const introLine: TextStyle = { ...heading, size: 21 };
export const introStrength = ({ age }: Match) => clamp(age / 10, 0, 1) * clamp((READY - age) / 12, 0, 1);

export function drawHint(view: View, text: string, strength: number): void {
  if (strength <= 0) return;
  view.ctx.globalAlpha = strength;
  drawText(view, text, view.width / 2, 64, { ...heading, size: 22, width: view.width * 0.9 });
  view.ctx.globalAlpha = 1;
}
