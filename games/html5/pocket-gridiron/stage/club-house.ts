import type { Club } from "#html5/pocket-gridiron/club/club.ts";
import { emptyLine, ranking } from "#html5/pocket-gridiron/club/league.ts";
import { playbook } from "#html5/pocket-gridiron/core/playbook.ts";
import { teamAt } from "#html5/pocket-gridiron/core/teams.ts";
import { costOf, MOST_LEVEL, upgrades } from "#html5/pocket-gridiron/core/upgrades.ts";
import { ink } from "#html5/pocket-gridiron/draw/colours.ts";
import { drawFigure } from "#html5/pocket-gridiron/draw/figures.ts";
import { drawPixels, pixelWidth } from "#html5/pocket-gridiron/draw/pixel-type.ts";
import { t } from "#html5/pocket-gridiron/words.ts";
import { drawText, sizeWithin, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeOut } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { panel } from "./cards.ts";

/** Between matches: the table at the left, what coins can buy at the right. */
export function drawClubHouse(view: View, club: Club): void {
  const { ctx } = view;
  const { career } = club;
  const { state } = career;
  ctx.fillStyle = ink.board;
  ctx.fillRect(0, 0, view.width, view.height);
  ctx.fillStyle = "#1e2250";
  for (let i = 0; i < 12; i++) ctx.fillRect(((i * 90 + club.age * 0.3) % 1080) - 90, 0, 44, view.height);
  const team = teamAt(state.team);
  ctx.fillStyle = team.shirt;
  ctx.fillRect(0, 0, view.width, 64);
  ctx.fillStyle = team.trim;
  ctx.fillRect(0, 60, view.width, 6);
  drawPixels(ctx, team.name, 24, 18, { dot: 6, color: ink.cream, shadow: ink.outline });
  const fans = { fans: club.score, titles: state.titles };
  drawText(view, state.titles > 0 ? t("club.titlesAndFans", fans) : t("club.fans", fans), 936, 34, {
    size: 24,
    align: "right",
    baseline: "middle",
    outline: ink.outline,
  });
  drawTable(view, club);
  drawNext(view, club);
  drawShop(view, club);
}

const columnNames = ["won", "lost", "drawn", "difference"] as const;

function drawTable(view: View, { career }: Club) {
  const { ctx } = view;
  const { table, team, season, week } = career.state;
  const heading = career.isFinalWeek
    ? t("table.done", { season })
    : t("table.week", { season, week: week + 1 });
  drawText(view, heading, 24, 84, { size: 24, color: ink.yellow });
  const columns = [262, 310, 358, 432];
  columnNames.forEach((name, i) => {
    drawText(view, t(`table.${name}`), columns[i] ?? 0, 122, { size: 20, color: ink.dim, align: "right" });
  });
  ranking(table).forEach((index, place) => {
    const line = table[index] ?? emptyLine();
    const y = 152 + place * 44;
    ctx.fillStyle = index === team ? ink.boardEdge : ink.boardLight;
    ctx.fillRect(20, y, 426, 38);
    const { shirt, trim, name } = teamAt(index);
    ctx.fillStyle = shirt;
    ctx.fillRect(52, y + 6, 16, 26);
    ctx.fillStyle = trim;
    ctx.fillRect(58, y + 6, 4, 26);
    const style = { size: 22, baseline: "middle", color: index === team ? ink.yellow : ink.cream } as const;
    drawText(view, written(place + 1), 42, y + 19, {
      ...style,
      align: "right",
      color: place < 2 ? ink.mint : ink.dim,
    });
    drawText(view, name.split(" ").at(-1) ?? name, 78, y + 19, style);
    [line.won, line.lost, line.drawn, line.scored - line.conceded].forEach((value, i) => {
      drawText(view, written(value), columns[i] ?? 0, y + 19, { ...style, align: "right" });
    });
  });
  drawText(view, t("table.note"), 24, 508, { size: 18, color: ink.dim });
}

function drawNext(view: View, { career, age }: Club) {
  const { rival, weather, isFinal } = career.setting();
  const { isOut } = career;
  drawFigure(view.ctx, rival, {
    x: 916,
    y: 140,
    pose: age % 24 < 12 ? "stride" : "gather",
    facesLeft: true,
    isDown: false,
  });
  const title = isOut ? t("next.out") : t(isFinal ? "next.final" : "next.match", { team: rival.name });
  drawText(view, title, 474, 82, { size: sizeWithin(view, title, 26, 415), color: ink.cream });
  drawText(view, isOut ? t("next.outNote") : t(`weather.${weather}`), 474, 122, {
    size: 20,
    color: ink.dim,
  });
  drawText(view, t("club.coins", { coins: career.state.coins }), 880, 122, {
    size: 24,
    color: ink.yellow,
    align: "right",
  });
}

function drawShop(view: View, { menu, career, age }: Club) {
  const { ctx } = view;
  upgrades.forEach((id, index) => {
    const area = menu.areaOf(index);
    const level = career.state.levels[id];
    const canBuy = career.canBuy(id);
    const isChosen = menu.index === index;
    panel(ctx, area, isChosen ? ink.boardLight : ink.board, isChosen ? ink.yellow : ink.boardEdge);
    const price = level >= MOST_LEVEL ? t("club.most") : written(costOf(level));
    const name = t(`upgrade.${id}`);
    const room = area.width - 34 - textWidth(view, price, { size: 22 });
    drawText(view, name, area.x + 14, area.y + 12, {
      size: sizeWithin(view, name, 24, room),
      color: canBuy ? ink.cream : ink.dim,
    });
    drawText(view, price, area.x + area.width - 12, area.y + 12, {
      size: 22,
      align: "right",
      color: canBuy ? ink.yellow : ink.dim,
    });
    for (let i = 0; i < MOST_LEVEL; i++) {
      ctx.fillStyle = i < level ? ink.mint : ink.boardEdge;
      ctx.fillRect(area.x + 14 + i * 24, area.y + 56, 19, 16);
    }
  });
  const first = menu.areaOf(upgrades.length);
  const last = menu.areaOf(upgrades.length + 1);
  const isChosen = menu.index >= upgrades.length;
  const area = { ...first, width: last.x + last.width - first.x };
  panel(
    ctx,
    area,
    isChosen ? ink.coral : ink.boardLight,
    isChosen ? ink.yellow : ink.boardEdge,
    isChosen && age % 40 < 20 ? 6 : 4,
  );
  const word = career.isOut ? t("club.newSeason") : career.isFinalWeek ? t("club.final") : t("club.play");
  drawPixels(ctx, word, area.x + area.width / 2, area.y + area.height / 2 - 17, {
    dot: Math.min(7, (area.width - 28) / pixelWidth(word, 1)),
    color: ink.cream,
    align: "center",
    shadow: ink.outline,
  });
  const upgrade = upgrades[menu.index];
  const note = upgrade ? t(`upgradeNote.${upgrade}`) : t("club.playNote");
  drawText(view, note, 705, 492, { size: 22, align: "center", color: ink.mint });
}

/** The final score, and what it brought. */
export function drawReport(view: View, { match, report, age, career }: Club): void {
  if (!match || !report) return;
  const { ctx } = view;
  const { us, rival } = match.setting;
  const shown = easeOut(clamp(age / 20, 0, 1));
  const top = 96 - (1 - shown) * 60;
  panel(ctx, { x: 150, y: top, width: 660, height: 380 }, ink.board, ink.boardEdge, 6);
  const word =
    report.us > report.them ? t("report.win") : report.us < report.them ? t("report.loss") : t("report.draw");
  const color = report.us > report.them ? ink.yellow : report.us < report.them ? ink.coral : ink.sky;
  drawPixels(ctx, word, 480, top + 32, { dot: 11, color, align: "center", shadow: ink.outline });
  drawPixels(
    ctx,
    `${us.short} ${written(report.us)} - ${written(report.them)} ${rival.short}`,
    480,
    top + 118,
    {
      dot: 8,
      color: ink.cream,
      align: "center",
    },
  );
  const line = { size: 26, align: "center", color: ink.mint } as const;
  drawText(
    view,
    t("report.sum", { coins: report.coins, fans: report.fans, yards: match.yards }),
    480,
    top + 174,
    line,
  );
  const learnt = playbook.find(({ after }) => after === career.state.matches);
  if (learnt)
    drawText(view, t("report.learnt", { play: t(`play.${learnt.id}`) }), 480, top + 246, {
      ...line,
      size: 22,
      color: ink.yellow,
    });
  const { star } = match;
  if (star)
    drawText(view, t("report.star", { name: star.name, yards: star.yards }), 480, top + 212, {
      ...line,
      size: 22,
      color: ink.cream,
    });
  const shop = upgrades.some((id) => career.canBuy(id)) ? t("report.shop") : "";
  drawText(view, shop, 480, top + 280, { ...line, size: 22, color: ink.dim });
  if (age > 40 && age % 60 < 44)
    drawText(view, t("report.on"), 480, top + 326, { ...line, color: ink.cream });
}
