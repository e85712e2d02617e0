import { drawCoins } from "#html5/raft-rumble/draw/coin-art.ts";
import { ink, paints, rim } from "#html5/raft-rumble/draw/colours.ts";
import { drawCrew } from "#html5/raft-rumble/draw/crew-art.ts";
import { drawGadget } from "#html5/raft-rumble/draw/gadget-art.ts";
import { chartPlaces, DUEL, SHOP } from "#html5/raft-rumble/voyage/layout.ts";
import { levels, type Waters } from "#html5/raft-rumble/voyage/levels.ts";
import type { Voyage } from "#html5/raft-rumble/voyage/voyage.ts";
import { t } from "#html5/raft-rumble/words.ts";
import type { Area } from "#kit/draw/menu.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import { drawStar } from "./cards.ts";
import { box } from "./hud.ts";

type Island = { x: number; y: number; index: number };

/** The sea chart: fifteen islands, a dotted route, a jetty for two. */
export function drawChart(view: View, voyage: Voyage): void {
  const places = chartPlaces(view);
  const islands = places.slice(0, DUEL).map((area, index) => ({
    x: area.x + area.width / 2,
    y: area.y + area.height / 2,
    index,
  }));
  drawWaters(view, voyage.steps);
  drawRoute(view, islands, voyage.frontier);
  for (const island of islands) drawIsland(view, voyage, island);
  drawHead(view, voyage);
  drawPlace(view, places[DUEL], t("map.duel"), voyage.index === DUEL);
  drawPlace(view, places[SHOP], t("choice.shop"), voyage.index === SHOP);
}

/** One of the places that are no islands. */
function drawPlace(view: View, area: Area | undefined, label: string, isChosen: boolean) {
  if (!area) return;
  const { x, y, width, height } = area;
  box(view, isChosen ? palette.orange : "rgb(10 16 40 / 0.7)", x, y, width, height, 16);
  const color = isChosen ? palette.board : palette.chalk;
  const size = sizeWithin(view, label, 22, width - 20);
  const style = { size, align: "center", baseline: "middle", color } as const;
  drawText(view, label, x + width / 2, y + height / 2, style);
}

function drawWaters({ ctx, width, height }: View, steps: number) {
  const bands: readonly [Waters, number][] = [
    ["lagoon", 0],
    ["ocean", 0.4],
    ["storm", 0.615],
    ["night", 0.85],
  ];
  for (const [waters, from] of bands) {
    ctx.fillStyle = paints[waters].rows[1];
    ctx.beginPath();
    ctx.moveTo(-40, height + 40);
    for (let x = -40; x <= width + 40; x += 20) {
      ctx.lineTo(x, height * from + (from ? Math.sin(x / 70 + steps * 0.015 + from * 9) * 9 : -40));
    }
    ctx.lineTo(width + 40, height + 40);
    ctx.fill();
  }
}

function drawRoute({ ctx }: View, islands: readonly Island[], frontier: number) {
  ctx.lineWidth = 5;
  ctx.lineCap = "round";
  ctx.setLineDash([1, 13]);
  islands.slice(1).forEach((to, i) => {
    const from = islands[i];
    if (!from || from.y + 60 < to.y) return;
    ctx.strokeStyle = to.index <= frontier ? "#fff4d6" : "rgb(255 255 255 / 0.3)";
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  });
  ctx.setLineDash([]);
}

function drawIsland(view: View, voyage: Voyage, { x, y, index }: Island) {
  const { ctx } = view;
  const isOpen = voyage.isUnlocked(index);
  const isChosen = voyage.index === index;
  const stars = voyage.stars[index] ?? 0;
  ctx.save();
  ctx.translate(x, y + Math.sin(voyage.steps * 0.03 + index) * 2);
  if (isChosen) {
    const pulse = 1 + Math.sin(voyage.steps * 0.12) * 0.04;
    ctx.strokeStyle = palette.yellow;
    ctx.lineWidth = 5;
    ctx.beginPath();
    ctx.ellipse(0, 2, 48 * pulse, 36 * pulse, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.fillStyle = "rgb(255 255 255 / 0.25)";
  ctx.beginPath();
  ctx.ellipse(0, 6, 42, 27, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = isOpen ? "#f6dfa4" : "#8d96a8";
  ctx.beginPath();
  ctx.ellipse(0, 4, 36, 22, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = isOpen ? "#6cbf6b" : "#737c90";
  ctx.beginPath();
  ctx.ellipse(0, -2, 27, 17, 0, 0, Math.PI * 2);
  ctx.fill();
  const fresh = levels[index]?.fresh;
  if (fresh && isOpen) {
    ctx.save();
    ctx.translate(30, -14);
    drawGadget(ctx, fresh, 0);
    ctx.restore();
  }
  ctx.restore();
  const style = { size: 26, align: "center", baseline: "middle" } as const;
  drawText(view, isOpen ? written(index + 1) : "?", x, y - 2, { ...style, outline: rim });
  if (stars > 0) for (let i = 0; i < 3; i++) drawStar(ctx, x + (i - 1) * 19, y + 26, 10, i < stars);
  if (index === voyage.frontier && stars === 0) {
    ctx.save();
    ctx.translate(x - 30, y + 8 + Math.sin(voyage.steps * 0.06) * 3);
    ctx.scale(0.85, 0.85);
    drawCrew(ctx, {
      species: "otter",
      facing: 1,
      mood: "calm",
      isBlinking: voyage.steps % 180 < 8,
      hasRing: true,
    });
    ctx.restore();
  }
}

function drawHead(view: View, voyage: Voyage) {
  const level = levels[voyage.index];
  const number = voyage.index + 1;
  const isOpen = voyage.isUnlocked(voyage.index);
  const title = !level
    ? t(voyage.index === SHOP ? "choice.shop" : "map.duelNote")
    : isOpen
      ? t("map.level", { number, name: t(`level.${level.name}`) })
      : t("map.locked");
  drawText(view, title, view.width / 2, 16, { size: 34, align: "center", outline: ink });
  drawCoins(view, written(voyage.locker.coins), 22, 36, { size: 24, align: "left" });
  drawStar(view.ctx, view.width - 124, 36, 18, true);
  const total = `${written(voyage.score)}/${written(levels.length * 3)}`;
  drawText(view, total, view.width - 16, 36, { size: 24, align: "right", baseline: "middle", outline: ink });
}
