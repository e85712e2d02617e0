import { MIDDLE, type Spot } from "#html5/pocket-gridiron/core/field.ts";
import type { Choice } from "#html5/pocket-gridiron/core/hand.ts";
import type { Match } from "#html5/pocket-gridiron/core/match.ts";
import type { Play } from "#html5/pocket-gridiron/core/playbook.ts";
import { pathOf, STARTS } from "#html5/pocket-gridiron/core/players.ts";
import { defenceCalls } from "#html5/pocket-gridiron/core/rival-drive.ts";
import { ink } from "#html5/pocket-gridiron/draw/colours.ts";
import { t } from "#html5/pocket-gridiron/words.ts";
import type { Area } from "#kit/draw/menu.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";

type Ctx = CanvasRenderingContext2D;

export function panel(ctx: Ctx, { x, y, width, height }: Area, fill: string, edge: string, thick = 4): void {
  ctx.fillStyle = ink.outline;
  ctx.fillRect(x + 4, y + 5, width, height);
  ctx.fillStyle = edge;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = fill;
  ctx.fillRect(x + thick, y + thick, width - thick * 2, height - thick * 2);
}

/** The plays that can be called, as drawings on a board. */
export function drawHand(view: View, { hand, menu }: Match): void {
  hand.forEach((choice, index) => {
    const isChosen = menu.index === index;
    const cell = menu.areaOf(index);
    const area = isChosen ? { ...cell, y: cell.y - 10 } : cell;
    panel(view.ctx, area, isChosen ? ink.boardLight : ink.board, isChosen ? ink.yellow : ink.boardEdge);
    const middle = area.x + area.width / 2;
    const color = isChosen ? ink.yellow : ink.cream;
    drawText(view, nameOf(choice), middle, area.y + 22, {
      size: 22,
      color,
      align: "center",
      baseline: "middle",
    });
    if (choice.kind === "play") drawDiagram(view.ctx, choice.play, area, isChosen);
    else drawBoot(view.ctx, choice, area);
    const note = { color: ink.dim, align: "center", baseline: "middle" } as const;
    const words = noteOf(choice);
    const size = sizeWithin(view, words, 16, area.width - 14);
    if (view.scale > 0.68) drawText(view, words, middle, area.y + area.height - 17, { ...note, size });
  });
}

const nameOf = (choice: Choice) =>
  t(choice.kind === "play" ? `play.${choice.play.id}` : `kick.${choice.kind}Card`);

function noteOf(choice: Choice): string {
  if (choice.kind === "play") return t(`playNote.${choice.play.id}`);
  return choice.kind === "punt" ? t("kick.puntNote") : t("kick.goalNote", { yards: choice.yards });
}

function drawDiagram(ctx: Ctx, play: Play, area: Area, isChosen: boolean) {
  const along = (area.width - 44) / 35;
  const left = area.x + 22 + 5 * along;
  const top = area.y + 38;
  const across = (area.height - 70) / 26;
  const put = ({ x, y }: Spot) => ({ x: left + Math.min(29, x) * along, y: top + y * across });
  const route = (start: Spot, path: readonly Spot[], color: string) => {
    const from = put(start);
    ctx.fillStyle = color;
    ctx.fillRect(from.x - 4, from.y - 4, 8, 8);
    ctx.strokeStyle = color;
    ctx.lineWidth = isChosen ? 4 : 3;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    for (const spot of path) {
      const { x, y } = put(spot);
      ctx.lineTo(x, y);
    }
    ctx.stroke();
  };
  ctx.fillStyle = ink.sky;
  ctx.fillRect(left, top, 2, area.height - 70);
  STARTS.forEach((start, index) => {
    route(start, pathOf(play.routes[index] ?? [], start), play.kind === "run" ? ink.dim : ink.mint);
  });
  const back = { x: -5, y: MIDDLE - 3 };
  route(back, pathOf(play.back ?? [], back), ink.yellow);
  const passer = put({ x: -4, y: MIDDLE });
  ctx.fillStyle = ink.coral;
  ctx.fillRect(passer.x - 4, passer.y - 4, 8, 8);
}

function drawBoot(ctx: Ctx, { kind }: Choice, area: Area) {
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2 + 8;
  ctx.strokeStyle = ink.yellow;
  ctx.lineWidth = 6;
  ctx.beginPath();
  if (kind === "goal") {
    ctx.moveTo(x, y + 34);
    ctx.lineTo(x, y + 10);
    ctx.moveTo(x - 24, y - 26);
    ctx.lineTo(x - 24, y + 10);
    ctx.lineTo(x + 24, y + 10);
    ctx.lineTo(x + 24, y - 26);
  } else ctx.arc(x, y + 26, 38, Math.PI * 1.15, Math.PI * 1.9);
  ctx.stroke();
}

/** What to expect from them, and the three answers. */
export function drawDefence(view: View, { menu, setting }: Match): void {
  const { rival } = setting;
  panel(view.ctx, { x: 100, y: 196, width: 760, height: 300 }, ink.board, ink.boardEdge, 5);
  const line = { align: "center", color: ink.cream } as const;
  drawText(view, t("defence.title", { team: rival.name }), 480, 216, {
    ...line,
    size: 30,
    color: ink.yellow,
  });
  const share = Math.round(rival.running * 10);
  const habit =
    share > 5 ? t("defence.runners", { times: share }) : t("defence.passers", { times: 10 - share });
  drawText(view, habit, 480, 262, { ...line, size: 22, width: 730 });
  defenceCalls.forEach((call, index) => {
    const area = menu.areaOf(index);
    const isChosen = menu.index === index;
    panel(view.ctx, area, isChosen ? ink.boardLight : ink.board, isChosen ? ink.yellow : ink.boardEdge);
    const style = { align: "center", baseline: "middle", width: area.width - 10 } as const;
    const x = area.x + area.width / 2;
    drawText(view, t(`defence.${call}`), x, area.y + 38, {
      ...style,
      size: 24,
      color: isChosen ? ink.yellow : ink.cream,
    });
    drawText(view, t(`defenceNote.${call}`), x, area.y + 78, { ...style, size: 18, color: ink.dim });
  });
}
