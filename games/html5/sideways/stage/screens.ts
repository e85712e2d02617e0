import type { Career, Gain } from "#html5/sideways/core/career.ts";
import { type CarId, cars, firstCar, type Spec } from "#html5/sideways/core/cars.ts";
import { type Outing, resultPlace } from "#html5/sideways/core/outing.ts";
import { type Cell, cellsFor } from "#html5/sideways/core/picker.ts";
import { standardSetup } from "#html5/sideways/core/setups.ts";
import type { Track, TrackId } from "#html5/sideways/core/track.ts";
import { medalFor } from "#html5/sideways/core/tracks.ts";
import { drawCar, painted } from "#html5/sideways/draw/car-art.ts";
import {
  drawCoin,
  drawMedal,
  drawStar,
  drawStars,
  nextMedalName,
  timeText,
} from "#html5/sideways/draw/medals.ts";
import { drawMap } from "#html5/sideways/draw/minimap.ts";
import { looks } from "#html5/sideways/draw/moods.ts";
import { drawTools } from "#html5/sideways/draw/tool-art.ts";
import { t } from "#html5/sideways/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, sizeWithin, textWidth } from "#kit/draw/text.ts";
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
    else if ("car" in cell) drawKey(view, cell, cell.car, career, isChosen, pulse);
    else drawGarageDoor(view, cell, isChosen, pulse);
  });
}

/** Of the plate under a track, with two lines of words. */
const barHeight = (view: View) => (readableSize(view, 22) + readableSize(view, 17)) * 1.25 + 13;

function drawTile(view: View, cell: Cell, track: Track, career: Career, isChosen: boolean, pulse: number) {
  const { accent, ground } = looks[track.mood];
  const isOpen = career.isOpen(track);
  card(view, cell, ground, isChosen ? palette.orange : undefined, pulse);
  const { ctx } = view;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(cell.x, cell.y, cell.width, cell.height, 12);
  ctx.clip();
  ctx.fillStyle = "rgb(12 14 24 / 0.72)";
  const bar = barHeight(view);
  ctx.fillRect(cell.x, cell.y + cell.height - bar, cell.width, bar);
  ctx.restore();
  const map = { x: cell.x + 16, y: cell.y + 12, width: cell.width - 32, height: cell.height - bar - 24 };
  drawMap(ctx, track, map, accent);
  const y = cell.y + cell.height - bar + 6;
  const name = t(`track.${track.id}`);
  drawText(view, name, cell.x + 12, y, {
    size: sizeWithin(view, name, 22, cell.width - 22),
  });
  if (!isOpen) {
    drawPrice(view, cell, track.stars);
    return;
  }
  const medals = career.medals(track);
  const best = career.best(track.id);
  drawMedal(view, cell.x + cell.width - 46, cell.y + 20, 11, medals.lap);
  drawMedal(view, cell.x + cell.width - 20, cell.y + 20, 11, medals.points);
  const text = best.lap > 0 ? `${timeText(best.lap)} · ${written(best.points)}` : t("pick.notDriven");
  drawText(view, text, cell.x + 12, y + readableSize(view, 22) * 1.3, { size: 17, color: palette.chalkDim });
}

/** What a closed track costs, on a dark plate: the track itself is seen in full colour. */
function drawPrice(view: View, cell: Cell, stars: number) {
  const size = 30;
  const text = written(stars);
  const width = size * 1.25 + textWidth(view, text, { size }) + 28;
  const height = readableSize(view, size) * 1.25 + 8;
  const x = cell.x + (cell.width - width) / 2;
  const y = cell.y + (cell.height - barHeight(view) - height) / 2;
  card(view, { x, y, width, height }, "rgb(12 14 24 / 0.8)", undefined, 0);
  drawStars(view, text, x + 14, y + 6, size, palette.yellow);
}

function drawKey(view: View, cell: Cell, car: Spec, career: Career, isChosen: boolean, pulse: number) {
  const isOpen = career.isOpen(car);
  const isMine = career.car === car;
  card(view, cell, isMine ? "#3a4260" : "#2a2e3c", isChosen ? palette.orange : undefined, pulse);
  const { ctx } = view;
  const place = keyPlace(view, cell);
  ctx.save();
  ctx.translate(place.pictureX, place.pictureY);
  ctx.scale(17 * place.zoom, 17 * place.zoom);
  const pose = { x: 0, y: 0, heading: -0.25, steer: 0.3, isBraking: false, lean: 0 };
  drawCar(ctx, isMine ? painted(car, career.paint, career.pattern.id) : car, pose);
  ctx.restore();
  const name = t(`car.${car.id}`);
  const hint = isOpen ? t(`carHint.${car.id}`) : "";
  drawKeyWords(view, cell, isMine ? `${name} ✓` : name, hint);
  if (!isOpen) drawStars(view, written(car.stars), place.x, place.hintY, 24, palette.yellow);
}

/** The way to paint and set-up: a spray can and a spanner say so before any word does. */
function drawGarageDoor(view: View, cell: Cell, isChosen: boolean, pulse: number) {
  card(view, cell, "#33475a", isChosen ? palette.orange : undefined, pulse);
  const { ctx } = view;
  const place = keyPlace(view, cell);
  ctx.save();
  ctx.translate(place.pictureX, place.pictureY);
  ctx.scale(place.zoom, place.zoom);
  drawTools(ctx);
  ctx.restore();
  drawKeyWords(view, cell, t("pick.garage"), t("pick.garageHint"));
}

/** Where the picture and the words of a key lie. */
function keyPlace(view: View, { x, y, width, height }: Cell) {
  const zoom = height / 92;
  const nameY = y + 12;
  const hintY = nameY + readableSize(view, 23) * 1.25;
  const words = { x: x + 100 * zoom, width: width - 100 * zoom - 6, nameY, hintY };
  return { ...words, pictureX: x + 50 * zoom, pictureY: y + height / 2, zoom };
}

function drawKeyWords(view: View, cell: Cell, name: string, hint: string) {
  const { x, width, nameY, hintY } = keyPlace(view, cell);
  drawText(view, name, x, nameY, { size: sizeWithin(view, name, 23, width) });
  if (hint) drawText(view, hint, x, hintY, { size: 17, color: palette.chalkDim, width });
}

/** What a race was worth. The choices below are the menu's, and the player's: a tape that is watched ends without them. */
export function drawResult(view: View, outing: Outing, isPlayed: boolean): void {
  const { race, career, gain, age, menu } = outing;
  veil(view);
  const x = view.width / 2;
  const place = resultPlace(view);
  const { track, points, bestLap = 0 } = race;
  const style = { align: "center", baseline: "middle" } as const;
  drawText(view, t(`track.${track.id}`), x, place.top + 40, {
    ...style,
    size: 40,
    color: looks[track.mood].accent,
  });
  const top = place.top + 92;
  const height = place.menu.y - top - 86;
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
    drawMedal(
      view,
      middle,
      top + height * 0.56,
      Math.max(0.1, Math.min(80, height * 0.135) * grown),
      row.medal,
    );
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
  const y = place.menu.y - 42;
  drawText(view, news, x, y, {
    ...style,
    width: view.width - 40,
    size: isNews ? 28 : 22,
    color: isNews ? palette.yellow : palette.chalk,
  });
  drawGain(view, x, y - 30, gain);
  menu?.draw(view);
  const rest =
    race.spec === firstCar
      ? t("result.keys")
      : t("result.keysOtherCar", { car: t(`car.${firstCar.id}`), setup: t(`setup.${standardSetup.id}`) });
  drawText(view, rest, x, place.bottom - 20, {
    ...style,
    width: view.width - 40,
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

/** New stars, and coins. */
function drawGain(view: View, x: number, y: number, { stars, coins }: Gain) {
  const text = `+${written(coins)}`;
  const size = 22;
  const step = 30;
  const width = (stars + 1) * step + textWidth(view, text, { size });
  const left = x - width / 2 + step / 2;
  view.ctx.fillStyle = palette.yellow;
  for (let i = 0; i < stars; i++) drawStar(view, left + i * step, y, 13);
  const coin = left + stars * step;
  drawCoin(view, coin, y, 11);
  drawText(view, text, coin + 17, y, { size, baseline: "middle", color: palette.yellow });
}

export function card(
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

export function veil(view: View) {
  view.ctx.fillStyle = "rgb(16 18 34 / 0.82)";
  view.ctx.fillRect(-40, -40, view.width + 80, view.height + 80);
}
