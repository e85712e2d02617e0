import { Raft } from "#html5/raft-rumble/core/raft.ts";
import { Sea } from "#html5/raft-rumble/core/sea.ts";
import { drawCoins } from "#html5/raft-rumble/draw/coin-art.ts";
import { paints, sideColours } from "#html5/raft-rumble/draw/colours.ts";
import { drawCrew } from "#html5/raft-rumble/draw/crew-art.ts";
import { drawGadget } from "#html5/raft-rumble/draw/gadget-art.ts";
import { drawPart, drawRaft } from "#html5/raft-rumble/draw/raft-art.ts";
import type { Good } from "#html5/raft-rumble/voyage/goods.ts";
import type { Locker } from "#html5/raft-rumble/voyage/locker.ts";
import { type ShopCell, shopPlaces } from "#html5/raft-rumble/voyage/shop.ts";
import type { Voyage } from "#html5/raft-rumble/voyage/voyage.ts";
import { t } from "#html5/raft-rumble/words.ts";
import type { Area } from "#kit/draw/menu.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, sizeWithin, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import { wornHat } from "#kit/purse/purse.ts";
import { box } from "./hud.ts";

const CELL = "rgb(255 255 255 / 0.1)";
const WORN = "rgb(127 227 187 / 0.28)";
const PRICE = 20;
/** The raft on the stand: as on the first island. */
const raft = new Raft(0, ["|.....", "======", "oooooo"], 0, new Sea(0, 0));

/** The shop: the own raft in what is pointed at, and all goods in full colour with what they cost. */
export function drawShop(view: View, voyage: Voyage): void {
  const { shop, locker, steps } = voyage;
  const { stand, line, rows } = shopPlaces(view);
  box(view, "#142647", -40, -40, view.width + 80, view.height + 80, 0);
  drawText(view, t("choice.shop"), stand.x, 14, { size: 36 });
  const edge = stand.x + stand.width + 20 + (rows.at(-1)?.cells[0]?.width ?? 0);
  drawCoins(view, written(locker.coins), edge, 36, { size: 30, align: "right" });
  const titles = [
    { title: t("shop.paint"), note: t("shop.looksOnly") },
    { title: t("shop.gear"), note: t("shop.looksOnly") },
    { title: t("shop.help"), note: t("shop.voyageOnly") },
  ];
  rows.forEach(({ title: y, cells }, row) => {
    const words = titles[row];
    const left = cells[0]?.x ?? 0;
    if (words) drawTitle(view, words, left, edge, y);
    cells.forEach((cell, column) => {
      drawCell(view, cell, locker, row === shop.row && column === shop.column, steps);
    });
  });
  drawStand(view, stand, locker, shop.good, steps);
  if (shop.good) drawLine(view, line, locker, shop.good);
}

function drawTitle(
  view: View,
  { title, note }: { title: string; note: string },
  x: number,
  edge: number,
  y: number,
) {
  drawText(view, title, x, y + 3, { size: 21, color: palette.mint });
  const room = edge - x - textWidth(view, title, { size: 21 }) - 24;
  // The line below the stand says it too, where there is no room here.
  if (textWidth(view, note, { size: 17 }) > room) return;
  drawText(view, note, edge, y + 6, { size: 17, align: "right", color: palette.chalkDim });
}

function drawCell(view: View, cell: ShopCell, locker: Locker, isChosen: boolean, steps: number) {
  const { x, y, width, height, good } = cell;
  if (!good) {
    box(view, isChosen ? palette.orange : CELL, x, y, width, height, 14);
    const style = { size: 24, align: "center", baseline: "middle" } as const;
    const color = isChosen ? palette.board : palette.chalk;
    drawText(view, t("shop.back"), x + width / 2, y + height / 2, { ...style, color });
    return;
  }
  const isOwned = locker.owns(good);
  const isUsed = locker.isWorn(good) || (good.kind === "help" && isOwned);
  box(view, isUsed ? WORN : CELL, x, y, width, height, 14);
  if (isChosen) drawRim(view.ctx, cell, steps);
  const priced = isOwned ? 0 : readableSize(view, PRICE) * 1.15;
  const size = Math.min(width, height - priced);
  view.ctx.save();
  view.ctx.translate(x + width / 2, y + (height - priced) / 2);
  drawGood(view.ctx, good, { width, size }, steps);
  view.ctx.restore();
  if (isUsed) drawTick(view.ctx, x + width - 14, y + 14);
  if (isOwned) return;
  const color = locker.coins < good.price ? palette.chalk : palette.yellow;
  const price = { size: PRICE, align: "center", color } as const;
  drawCoins(view, written(good.price), x + width / 2, y + height - priced * 0.56, price);
}

type Room = { width: number; size: number };

function drawGood(ctx: CanvasRenderingContext2D, good: Good, { width, size }: Room, steps: number) {
  if (good.kind === "paint") {
    const zoom = Math.min(size / 62, width / 92);
    ctx.scale(zoom, zoom);
    for (const [column, x] of [-26, 0, 26].entries()) {
      ctx.save();
      ctx.translate(x, -10);
      drawPart(ctx, "plank", 2, column, good.id);
      ctx.translate(0, 26);
      drawPart(ctx, "barrel", 2, column, good.id);
      ctx.restore();
    }
  } else if (good.kind === "gear") {
    ctx.translate(0, size * 0.42);
    ctx.scale(size / 58, size / 58);
    const pose = { species: "otter", facing: 1, mood: "calm", isBlinking: false, hasRing: false } as const;
    drawCrew(ctx, { ...pose, gear: good.id });
  } else {
    ctx.scale(size / 46, size / 46);
    drawGadget(ctx, good.id, steps);
  }
}

function drawStand(view: View, stand: Area, locker: Locker, good: Good | undefined, steps: number) {
  const { ctx } = view;
  const { sky, rows, front } = paints.lagoon;
  const { x, y, width, height } = stand;
  const water = y + height * 0.72;
  const rock = Math.sin(steps * 0.03);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 16);
  ctx.clip();
  const air = ctx.createLinearGradient(0, y, 0, water);
  air.addColorStop(0, sky[0]);
  air.addColorStop(1, sky[2]);
  ctx.fillStyle = air;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = rows[1];
  ctx.fillRect(x, water - 14, width, height);
  ctx.save();
  ctx.translate(x + width / 2, water + rock * 3);
  ctx.rotate(rock * 0.02);
  const zoom = Math.min(1.7, width / 180);
  ctx.scale(zoom, zoom);
  const gear = good?.kind === "gear" ? good.id : locker.gear;
  for (const [at, place] of [-24, 38].entries()) {
    ctx.save();
    ctx.translate(place, -24);
    const isBlinking = (steps + at * 71) % 210 < 8;
    drawCrew(ctx, {
      species: "otter",
      facing: 1,
      mood: at ? "glad" : "calm",
      isBlinking,
      hasRing: false,
      gear,
      hat: wornHat(),
    });
    ctx.restore();
  }
  ctx.translate(-raft.x, -raft.y);
  const paint = good?.kind === "paint" ? good.id : locker.paint;
  drawRaft(ctx, raft, { color: sideColours[0], wind: 0.012, steps, paint });
  ctx.restore();
  ctx.fillStyle = front;
  ctx.fillRect(x, water + 22, width, height);
  ctx.restore();
}

/** What is pointed at, and whether the coins are enough. */
function drawLine(view: View, { x, y, width }: Area, locker: Locker, good: Good) {
  const missing = locker.owns(good) ? 0 : good.price - locker.coins;
  const text = good.kind === "help" ? t("shop.more", { gadget: t(`gadget.${good.id}`) }) : t("shop.looks");
  // In a small frame there is room for what matters most.
  const isSmall = readableSize(view, 18) > 18 * 1.3;
  const height = isSmall && missing > 0 ? 0 : drawText(view, text, x, y, { size: 18, width });
  if (missing <= 0) return;
  const note = t("shop.missing", { coins: written(missing) });
  drawText(view, note, x, y + height, { size: sizeWithin(view, note, 18, width), color: palette.yellow });
}

function drawRim(ctx: CanvasRenderingContext2D, { x, y, width, height }: Area, steps: number) {
  const grow = 1 + Math.sin(steps * 0.12) * 1.2;
  ctx.strokeStyle = palette.orange;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.roundRect(x - grow, y - grow, width + grow * 2, height + grow * 2, 15);
  ctx.stroke();
}

function drawTick(ctx: CanvasRenderingContext2D, x: number, y: number) {
  ctx.fillStyle = palette.mint;
  ctx.beginPath();
  ctx.arc(x, y, 10, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = "#16281f";
  ctx.lineWidth = 3;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x - 4.5, y);
  ctx.lineTo(x - 1, y + 4);
  ctx.lineTo(x + 5, y - 4);
  ctx.stroke();
}
