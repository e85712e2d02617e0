import type { Career } from "#html5/sideways/core/career.ts";
import { type GarageCell, garagePlaces } from "#html5/sideways/core/garage.ts";
import type { Outing } from "#html5/sideways/core/outing.ts";
import { drawCar, drawRoofHat, type Look, painted } from "#html5/sideways/draw/car-art.ts";
import { drawStars } from "#html5/sideways/draw/medals.ts";
import { t } from "#html5/sideways/words.ts";
import type { Area } from "#kit/draw/menu.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import { card, veil } from "./screens.ts";

const DARK = "#2a2e3c";
const FITTED = "#3a4260";
/** A car is so many metres long and wide with some air around it. */
const CAR_ROOM = { length: 5.6, width: 3 };

/** The garage: the car on its stand, paints, patterns and set-ups. What is still closed is shown in full colour with its price in stars. */
export function drawGarage(view: View, { career, garage, age }: Outing): void {
  veil(view);
  const { stand, rows } = garagePlaces(view.width, view.height);
  drawText(view, t("garage.title"), stand.x, 18, { size: 38 });
  const stars = `${written(career.stars)}/${written(48)}`;
  const right = rows[0]?.cells.at(-1);
  const edge = right ? right.x + right.width : view.width - 16;
  drawStars(view, stars, edge - 118, 24, 28, palette.yellow);
  drawStand(view, stand, career, age);
  const titles = [t("garage.paint"), t("garage.pattern"), t("garage.setup")];
  for (const [at, { title, cells }] of rows.entries()) {
    const first = cells[0];
    if (first && !Number.isNaN(title)) drawTitle(view, titles.shift() ?? "", first, edge, title);
    cells.forEach((cell, column) => {
      const isChosen = at === garage.row && column === garage.column;
      drawCell(view, cell, career, isChosen, isChosen ? 2 + Math.sin(age / 10) * 1.5 : 0);
    });
  }
}

function drawTitle(view: View, title: string, { x, ...cell }: GarageCell, edge: number, y: number) {
  drawText(view, title, x, y + 4, { size: 22, color: palette.mint });
  if (!("setup" in cell)) return;
  const note = t("garage.boards");
  const size = sizeWithin(view, note, 17, (edge - x) * 0.6);
  drawText(view, note, edge, y + 8, { size, align: "right", color: palette.chalkDim });
}

function drawStand(view: View, stand: Area, career: Career, age: number) {
  const { ctx } = view;
  card(view, stand, "#20242f", undefined, 0);
  const x = stand.x + stand.width / 2;
  const y = stand.y + stand.height / 2;
  const reach = Math.min(stand.width, stand.height) * 0.44;
  ctx.fillStyle = "#39415a";
  ctx.beginPath();
  ctx.ellipse(x, y, reach, reach, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = palette.yellow;
  ctx.lineWidth = 4;
  ctx.setLineDash([16, 12]);
  ctx.stroke();
  ctx.setLineDash([]);
  const look = painted(career.car, career.paint, career.pattern.id);
  const scale = (reach * 2) / 5.6;
  const heading = -Math.PI / 2 + Math.sin(age / 70) * 0.7;
  drawLook(ctx, look, { x, y, scale, heading });
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  drawRoofHat(ctx, { x: 0, y: 0, heading, lean: 0 });
  ctx.restore();
}

function drawLook(
  ctx: CanvasRenderingContext2D,
  look: Look,
  { x, y, scale, heading }: { x: number; y: number; scale: number; heading: number },
) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  drawCar(ctx, look, { x: 0, y: 0, heading, steer: 0.25, isBraking: false, lean: 0 });
  ctx.restore();
}

function drawCell(view: View, cell: GarageCell, career: Career, isChosen: boolean, pulse: number) {
  const rim = isChosen ? palette.orange : undefined;
  if ("isDone" in cell) {
    card(view, cell, isChosen ? palette.orange : palette.boardLight, undefined, 0);
    const style = { size: 24, align: "center", baseline: "middle" } as const;
    const color = isChosen ? palette.board : palette.chalk;
    drawText(view, t("garage.done"), cell.x + cell.width / 2, cell.y + cell.height / 2, { ...style, color });
    return;
  }
  const isFitted =
    ("paint" in cell && cell.paint === career.paint) ||
    ("pattern" in cell && cell.pattern === career.pattern) ||
    ("setup" in cell && cell.setup === career.setup);
  card(view, cell, isFitted ? FITTED : DARK, rim, pulse);
  if ("setup" in cell) drawSetup(view, cell, isFitted);
  else drawCoat(view, cell, career);
  if (!isFitted) return;
  const y = "setup" in cell ? cell.y + 20 : cell.y + cell.height - 10;
  drawTick(view.ctx, cell.x + cell.width - ("setup" in cell ? 20 : 10), y);
}

/** The own car as it would look. */
function drawCoat(view: View, cell: GarageCell, career: Career) {
  const paint = "paint" in cell ? cell.paint : career.paint;
  const pattern = "pattern" in cell ? cell.pattern : career.pattern;
  const { stars } = "paint" in cell ? cell.paint : pattern;
  const isOpen = career.isOpen({ stars });
  const size = Math.min(26, cell.height * 0.3);
  const room = cell.height - (isOpen ? 0 : size);
  const isLong = cell.width > room;
  const { length, width } = CAR_ROOM;
  const scale = isLong
    ? Math.min(cell.width / length, room / width)
    : Math.min(cell.width / width, room / length);
  const place = { x: cell.x + cell.width / 2, y: cell.y + room / 2, scale };
  drawLook(view.ctx, painted(career.car, paint, pattern.id), {
    ...place,
    heading: isLong ? -0.12 : -Math.PI / 2,
  });
  if (isOpen) return;
  const x = cell.x + cell.width / 2 - readableSize(view, size) * 0.95;
  drawStars(view, written(stars), x, cell.y + room - size * 0.15, size, palette.yellow);
}

function drawSetup(view: View, cell: GarageCell, isFitted: boolean) {
  if (!("setup" in cell)) return;
  const { id } = cell.setup;
  const name = t(`setup.${id}`);
  const width = cell.width - 24;
  const size = sizeWithin(view, name, 22, width - (isFitted ? 24 : 0));
  drawText(view, name, cell.x + 12, cell.y + 10, { size });
  const top = cell.y + 14 + readableSize(view, size) * 1.2;
  drawText(view, t(`setupHint.${id}`), cell.x + 12, top, { size: 17, color: palette.chalkDim, width });
}

function drawTick(ctx: CanvasRenderingContext2D, x: number, y: number) {
  ctx.fillStyle = palette.mint;
  ctx.beginPath();
  ctx.arc(x, y, 11, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = "#16281f";
  ctx.lineWidth = 3.5;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x - 5, y);
  ctx.lineTo(x - 1, y + 4.5);
  ctx.lineTo(x + 5.5, y - 4.5);
  ctx.stroke();
}
