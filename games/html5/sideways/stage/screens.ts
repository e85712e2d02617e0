import type { Career } from "#html5/sideways/core/career.ts";
import { type CarId, cars, firstCar, type Spec } from "#html5/sideways/core/cars.ts";
import type { Outing } from "#html5/sideways/core/outing.ts";
import { type Cell, cellsFor } from "#html5/sideways/core/picker.ts";
import type { Track, TrackId } from "#html5/sideways/core/track.ts";
import { medalFor } from "#html5/sideways/core/tracks.ts";
import { drawCar } from "#html5/sideways/draw/car-art.ts";
import { drawMedal, drawStar, drawStars, nextMedalName, timeText } from "#html5/sideways/draw/medals.ts";
import { drawMap } from "#html5/sideways/draw/minimap.ts";
import { looks } from "#html5/sideways/draw/moods.ts";
import { t } from "#html5/sideways/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

const INK = "rgb(14 16 28 / 0.86)";

/** The page on which track and car are chosen. */
export function drawPick(view: View, { career, picker, age }: Outing): void {
  veil(view);
  const cells = cellsFor(view.width, view.height);
  const left = cells[0]?.x ?? 16;
  drawText(view, t("pick.title"), left, 18, { size: 38 });
  const over = cells[picker.cursor];
  if (over && "track" in over) {
    const style = { size: 19, color: palette.mint, baseline: "middle" } as const;
    drawText(view, t(`trackHint.${over.track.id}`), left + 230, 40, {
      ...style,
      width: view.width - left * 2 - 380,
    });
  }
  const stars = `${written(career.stars)}/${written(48)}`;
  drawStars(view, stars, view.width - left - 118, 24, 28, palette.yellow);
  cells.forEach((cell, i) => {
    const isChosen = i === picker.cursor;
    const pulse = isChosen ? 2 + Math.sin(age / 10) * 1.5 : 0;
    if ("track" in cell) drawTile(view, cell, cell.track, career, isChosen, pulse);
    else drawKey(view, cell, cell.car, career, isChosen, pulse);
  });
}

function drawTile(view: View, cell: Cell, track: Track, career: Career, isChosen: boolean, pulse: number) {
  const { accent, road, ground } = looks[track.mood];
  const isOpen = career.isOpen(track);
  card(view, cell, isOpen ? ground : "#2a2e3c", isChosen ? palette.orange : undefined, pulse);
  const { ctx } = view;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(cell.x, cell.y, cell.width, cell.height, 12);
  ctx.clip();
  ctx.fillStyle = "rgb(12 14 24 / 0.72)";
  ctx.fillRect(cell.x, cell.y + cell.height - 62, cell.width, 62);
  ctx.restore();
  const map = { x: cell.x + 16, y: cell.y + 12, width: cell.width - 32, height: cell.height - 86 };
  ctx.globalAlpha = isOpen ? 1 : 0.35;
  drawMap(ctx, track, map, isOpen ? accent : road);
  ctx.globalAlpha = 1;
  const y = cell.y + cell.height - 57;
  const name = t(`track.${track.id}`);
  drawText(view, name, cell.x + 12, y, {
    size: sizeWithin(view, name, 22, cell.width - 22),
    color: isOpen ? palette.chalk : palette.chalkDim,
  });
  if (!isOpen) {
    const middle = cell.x + cell.width / 2;
    drawStars(view, written(track.stars), middle - 30, cell.y + cell.height / 2 - 48, 34, palette.chalk);
    return;
  }
  const medals = career.medals(track);
  const best = career.best(track.id);
  drawMedal(view, cell.x + cell.width - 46, cell.y + 20, 11, medals.lap);
  drawMedal(view, cell.x + cell.width - 20, cell.y + 20, 11, medals.points);
  const text = best.lap > 0 ? `${timeText(best.lap)} · ${written(best.points)}` : t("pick.notDriven");
  drawText(view, text, cell.x + 12, y + 29, { size: 17, color: palette.chalkDim });
}

function drawKey(view: View, cell: Cell, car: Spec, career: Career, isChosen: boolean, pulse: number) {
  const isOpen = career.isOpen(car);
  const isMine = career.car === car;
  card(view, cell, isMine ? "#3a4260" : "#2a2e3c", isChosen ? palette.orange : undefined, pulse);
  const { ctx } = view;
  ctx.save();
  ctx.translate(cell.x + 60, cell.y + cell.height / 2);
  ctx.scale(19, 19);
  ctx.globalAlpha = isOpen ? 1 : 0.25;
  drawCar(ctx, car, { x: 0, y: 0, heading: -0.25, steer: 0.3, isBraking: false, lean: 0 });
  ctx.restore();
  const x = cell.x + 122;
  const color = isOpen ? palette.chalk : palette.chalkDim;
  const name = t(`car.${car.id}`);
  const title = isMine ? `${name} ✓` : name;
  drawText(view, title, x, cell.y + 12, { size: sizeWithin(view, title, 23, cell.width - 130), color });
  if (!isOpen) drawStars(view, written(car.stars), x, cell.y + 46, 24, palette.chalkDim);
  else {
    const style = { size: 17, color: palette.chalkDim, width: cell.width - 128 } as const;
    drawText(view, t(`carHint.${car.id}`), x, cell.y + 41, style);
  }
}

/** What a race was worth. The choices below are the menu's, and the player's: a tape that is watched ends without them. */
export function drawResult(view: View, outing: Outing, isPlayed: boolean): void {
  const { race, career, gain, age, menu } = outing;
  veil(view);
  const x = view.width / 2;
  const { track, points, bestLap = 0 } = race;
  const style = { align: "center", baseline: "middle" } as const;
  drawText(view, t(`track.${track.id}`), x, 40, { ...style, size: 40, color: looks[track.mood].accent });
  const top = 92;
  const height = view.height - top - 190;
  const rows = [
    {
      title: t("result.drift"),
      value: written(points),
      medal: medalFor(track.points, points),
      isRecord: gain.isPointsRecord,
      next: track.points,
      text: (n: number) => written(n),
      best: career.best(track.id).points,
    },
    {
      title: t("result.bestLap"),
      value: timeText(bestLap),
      medal: medalFor(track.laps, bestLap),
      isRecord: gain.isLapRecord,
      next: track.laps,
      text: timeText,
      best: career.best(track.id).lap,
    },
  ];
  const wide = Math.min(400, (view.width - 60) / 2);
  rows.forEach((row, i) => {
    const grown = isPlayed ? easeBack(clamp((age - 8 - i * 14) / 20, 0, 1)) : 1;
    const left = i === 0 ? x - wide - 10 : x + 10;
    card(view, { x: left, y: top, width: wide, height }, INK, undefined, 0);
    const middle = left + wide / 2;
    drawText(view, row.title, middle, top + 28, { ...style, size: 22, color: palette.chalkDim });
    drawText(view, row.value, middle, top + 72, { ...style, size: 50 });
    drawMedal(view, middle, top + height * 0.56, Math.max(0.1, 34 * grown), row.medal);
    if (!isPlayed) return;
    const record = row.isRecord ? t("result.record") : t("hud.best", { best: row.text(row.best) });
    drawText(view, record, middle, top + height - 52, {
      ...style,
      size: 22,
      color: row.isRecord ? palette.yellow : palette.chalkDim,
    });
    const mark = row.next[row.medal];
    const goal =
      mark === undefined
        ? t("result.done")
        : t("result.goal", { medal: nextMedalName(row.medal) ?? "", mark: row.text(mark) });
    drawText(view, goal, middle, top + height - 22, { ...style, size: 20, color: palette.mint });
  });
  if (!isPlayed) return;
  const news =
    gain.opened.length > 0
      ? t("result.opened", { names: gain.opened.map(nameOf).join(t("result.comma")) })
      : nextGoal(career);
  const isNews = gain.opened.length > 0;
  const y = view.height - 146;
  drawText(view, news, x, y, {
    ...style,
    size: isNews ? 28 : 22,
    color: isNews ? palette.yellow : palette.chalk,
  });
  if (gain.stars > 0) drawGain(view, x, y - 30, gain.stars);
  menu?.draw(view);
  const rest =
    race.spec === firstCar ? t("result.keys") : t("result.keysOtherCar", { car: t(`car.${firstCar.id}`) });
  drawText(view, rest, x, view.height - 20, {
    ...style,
    size: 17,
    color: palette.chalkDim,
  });
}

const nameOf = (id: TrackId | CarId) => (isCar(id) ? t(`car.${id}`) : t(`track.${id}`));
const isCar = (id: TrackId | CarId): id is CarId => cars.some((car) => car.id === id);

function nextGoal(career: Career): string {
  const next = career.nextPrize;
  return next
    ? t("result.toNext", { stars: next.stars - career.stars, name: nameOf(next.id) })
    : t("result.all");
}

function drawGain(view: View, x: number, y: number, stars: number) {
  view.ctx.fillStyle = palette.yellow;
  for (let i = 0; i < stars; i++) drawStar(view, x + (i - (stars - 1) / 2) * 30, y, 13);
}

function card(
  view: View,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill: string,
  rim: string | undefined,
  grow: number,
) {
  const { ctx } = view;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x - grow, y - grow, width + grow * 2, height + grow * 2, 12);
  ctx.fill();
  if (!rim) return;
  ctx.strokeStyle = rim;
  ctx.lineWidth = 5;
  ctx.stroke();
}

function veil(view: View) {
  view.ctx.fillStyle = "rgb(16 18 34 / 0.82)";
  view.ctx.fillRect(-40, -40, view.width + 80, view.height + 80);
}
