import { type Guest, TANK } from "#html5/masquerade/core/guest.ts";
import { masks } from "#html5/masquerade/core/masks.ts";
import { type Party, TAG_LIMIT } from "#html5/masquerade/core/party.ts";
import { hexOf } from "#html5/masquerade/draw/colours.ts";
import { giftColours } from "#html5/masquerade/draw/gift-art.ts";
import { stampFace } from "#html5/masquerade/draw/textures/faces.ts";
import { t } from "#html5/masquerade/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import type { Onlooker } from "./onlooker.ts";

const RIM = "rgb(18 8 26 / 0.75)";
const PANEL = "rgb(22 10 32 / 0.6)";

/** Everything that does not move with the picture: clock, list, and with keys mask and tank. */
export function drawHud(view: View, party: Party, onlooker: Onlooker, powerKey: string | undefined): void {
  const { hero, note } = onlooker;
  drawClock(view, party);
  drawRanking(view, party, onlooker);
  if (!hero) return;
  const score = { size: 24, align: "right", outline: RIM } as const;
  drawText(view, written(hero.points), view.width - 18, 12, { ...score, size: 32 });
  drawText(view, note, view.width - 18, 50, {
    ...score,
    size: 17,
    color: palette.chalkDim,
  });
  drawGifts(view, party, hero);
  // Fingers have buttons in the place of both.
  if (powerKey === undefined) return;
  drawMask(view, hero, powerKey);
  drawTank(view, hero);
}

function drawClock(view: View, { left, isGold }: Party) {
  const seconds = Math.ceil(left / 60);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const isHurried = seconds <= 10 && left % 60 > 30;
  const color = isHurried ? palette.orange : isGold ? palette.yellow : palette.chalk;
  const x = view.width / 2;
  drawText(view, text, x, 8, { size: 34, align: "center", color, outline: RIM });
  const note = isGold ? t("hud.twice") : t("hud.firstTo", { tags: written(TAG_LIMIT) });
  drawText(view, note, x, 48, { size: 16, align: "center", color, outline: RIM });
}

function drawRanking(view: View, party: Party, onlooker: Onlooker) {
  const { ctx } = view;
  const size = readableSize(view, 17);
  const line = size * 1.36;
  const longest = Math.max(
    ...party.guests.map((guest) => textWidth(view, onlooker.nameOf(guest), { size: 17 })),
  );
  const width = Math.max(size * 9.4, longest + size * 4);
  ctx.fillStyle = PANEL;
  ctx.beginPath();
  ctx.roundRect(12, 10, width, line * party.guests.length + 10, 10);
  ctx.fill();
  party.ranking().forEach((guest, i) => {
    const y = 16 + i * line;
    const isOwn = guest === onlooker.hero;
    if (isOwn) {
      ctx.fillStyle = "rgb(255 255 255 / 0.14)";
      ctx.fillRect(12, y - 2, width, line);
    }
    stampFace(ctx, guest.mask, 12 + size * 1.1, y + size * 0.55, size * 1.5);
    const color = hexOf(guest.id);
    ctx.globalAlpha = guest.isOut ? 0.65 : 1;
    drawText(view, onlooker.nameOf(guest), 12 + size * 2.2, y, {
      size: 17,
      color,
      outline: RIM,
    });
    drawText(view, written(guest.tags), 12 + width - size * 0.5, y, {
      size: 17,
      color,
      align: "right",
      outline: RIM,
    });
    ctx.globalAlpha = 1;
  });
}

/** What was picked up and still lasts, under the list of names. */
function drawGifts(view: View, { guests }: Party, { bucket, shoes }: Guest) {
  const line = readableSize(view, 17) * 1.36;
  const lasting = [
    { id: "bucket", left: bucket },
    { id: "shoes", left: shoes },
  ] as const;
  let y = 28 + line * guests.length;
  for (const { id, left } of lasting) {
    if (left === 0) continue;
    const text = `${t(`gift.${id}`)}  ${written(Math.ceil(left / 60))}`;
    drawText(view, text, 16, y, { size: 18, color: giftColours[id], outline: RIM });
    y += line;
  }
}

function drawMask(view: View, hero: Guest, powerKey: string) {
  const { ctx } = view;
  const mask = masks[hero.mask];
  const [x, y, radius] = [64, view.height - 66, 44];
  const isOn = hero.power > 0;
  const isReady = hero.charge >= 1;
  const part = isOn ? hero.power / (mask.seconds * 60) : hero.charge;
  ctx.fillStyle = PANEL;
  ctx.beginPath();
  ctx.arc(x, y, radius + 8, 0, Math.PI * 2);
  ctx.fill();
  ctx.lineWidth = 8;
  ctx.lineCap = "round";
  ctx.strokeStyle = isOn ? palette.orange : isReady ? palette.mint : "rgb(244 240 228 / 0.6)";
  ctx.beginPath();
  ctx.arc(x, y, radius + 3, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * clamp(part, 0.001, 1));
  ctx.stroke();
  ctx.globalAlpha = isReady || isOn ? 1 : 0.75;
  const beat = isReady ? 1 + Math.sin(performance.now() / 140) * 0.04 : 1;
  stampFace(ctx, hero.mask, x, y, radius * 1.72 * beat);
  ctx.globalAlpha = 1;
  const style = { outline: RIM, size: 20 } as const;
  const power = t(`power.${hero.mask}`);
  const text = isReady ? `${powerKey} · ${power}` : power;
  drawText(view, text, x + radius + 18, y - 14, {
    ...style,
    color: isReady ? palette.mint : palette.chalk,
  });
  drawText(view, t(`mask.${hero.mask}`), x + radius + 18, y + 10, {
    ...style,
    size: 16,
    color: palette.chalkDim,
  });
}

function drawTank(view: View, hero: Guest) {
  const { ctx } = view;
  const [width, height] = [30, 110];
  const x = view.width - width - 20;
  const y = view.height - height - 18;
  ctx.fillStyle = PANEL;
  ctx.beginPath();
  ctx.roundRect(x - 4, y - 4, width + 8, height + 8, 14);
  ctx.fill();
  const full = (hero.tank / TANK) * height;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 11);
  ctx.clip();
  ctx.fillStyle = hexOf(hero.id);
  const wave = Math.sin(performance.now() / 260) * 2;
  ctx.beginPath();
  ctx.moveTo(x, y + height);
  ctx.lineTo(x, y + height - full + wave);
  ctx.quadraticCurveTo(x + width / 2, y + height - full - wave * 3, x + width, y + height - full - wave);
  ctx.lineTo(x + width, y + height);
  ctx.fill();
  ctx.fillStyle = "rgb(255 255 255 / 0.25)";
  ctx.fillRect(x + 5, y + 6, 5, height - 12);
  ctx.restore();
  if (hero.tank < 3) {
    drawText(view, t("hud.refill"), x - 12, y + height - 24, {
      size: 17,
      align: "right",
      color: palette.yellow,
      outline: RIM,
    });
  }
}

/** A ring with a dot; opens when one paints, closes to a cross on a hit. */
export function drawCrosshair(
  view: View,
  spread: number,
  hit: number,
  color: string,
  hasTarget: boolean,
): void {
  const { ctx } = view;
  const [x, y] = [view.width / 2, view.height / 2];
  const radius = 11 + spread * 7;
  for (const [width, style] of [
    [5, "rgb(18 8 26 / 0.45)"],
    [2.6, hasTarget ? color : "#fffaf0"],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.beginPath();
    for (let i = 0; i < 4; i++) {
      const from = i * (Math.PI / 2) + 0.35;
      ctx.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius);
      ctx.arc(x, y, radius, from, from + Math.PI / 2 - 0.7);
    }
    ctx.stroke();
  }
  ctx.fillStyle = hasTarget ? color : "#fffaf0";
  ctx.beginPath();
  ctx.arc(x, y, 2.6, 0, Math.PI * 2);
  ctx.fill();
  if (hit <= 0) return;
  ctx.strokeStyle = palette.yellow;
  ctx.lineWidth = 4;
  ctx.lineCap = "round";
  ctx.beginPath();
  for (const [dx, dy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    ctx.moveTo(x + dx * (14 + hit * 6), y + dy * (14 + hit * 6));
    ctx.lineTo(x + dx * (24 + hit * 6), y + dy * (24 + hit * 6));
  }
  ctx.stroke();
}

/** From where it came: an arc around the middle, in the colour of whoever did it. */
export function drawHurt(view: View, aside: number, strength: number, color: string): void {
  const { ctx } = view;
  ctx.globalAlpha = strength;
  ctx.strokeStyle = color;
  ctx.lineWidth = 11;
  ctx.lineCap = "round";
  ctx.beginPath();
  const way = aside - Math.PI / 2;
  ctx.arc(view.width / 2, view.height / 2, Math.min(view.width, view.height) * 0.24, way - 0.3, way + 0.3);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Draws the keys beside the mask, or above it where a small frame has no room there. */
export function drawHint(view: View, text: string, isTouched: boolean): void {
  if (isTouched) {
    // Between the thumbs, which are down to the left and right.
    const style = { size: 17, align: "center", outline: RIM } as const;
    drawText(view, text, view.width / 2, view.height * 0.62, { ...style, width: view.width * 0.6 });
    return;
  }
  const line = readableSize(view, 17) * 1.25;
  const isNarrow = line > 28;
  const [x, y] = isNarrow ? [18, view.height - 130 - 3 * line] : [290, view.height - 104];
  drawText(view, text, x, y, { size: 17, outline: RIM, width: view.width * (isNarrow ? 0.62 : 0.29) });
}
