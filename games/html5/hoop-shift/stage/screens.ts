import { newBall } from "#html5/hoop-shift/core/ball.ts";
import { MOST_POINTS } from "#html5/hoop-shift/core/contest.ts";
import { newPlayer } from "#html5/hoop-shift/core/player.ts";
import { BEGINNER, rivalAt, rivals } from "#html5/hoop-shift/core/rivals.ts";
import { drawFigure, type Figure } from "#html5/hoop-shift/draw/figure.ts";
import { drawBall, paints } from "#html5/hoop-shift/draw/hoop.ts";
import type { Ctx } from "#html5/hoop-shift/draw/limbs.ts";
import { INK, type Look, lookOf, yourLook } from "#html5/hoop-shift/draw/looks.ts";
import { fameOf } from "#html5/hoop-shift/show/career.ts";
import { mainMenu } from "#html5/hoop-shift/show/menus.ts";
import type { Outcome, Show } from "#html5/hoop-shift/show/show.ts";
import { t } from "#html5/hoop-shift/words.ts";
import type { Area } from "#kit/draw/menu.ts";
import { drawText, type TextStyle } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { drawEarned } from "#kit/purse/draw-earned.ts";
import { words } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;
const heading: TextStyle = { ...middle, color: words.light, outline: "rgb(20 10 30 / 0.9)" };
const shade: Look = {
  skin: "#3a2c4f",
  shirt: "#3a2c4f",
  trim: "#3a2c4f",
  shorts: "#33264a",
  shoes: "#3a2c4f",
  hair: "bald",
  hairColor: "#3a2c4f",
};

/** Everything that is chosen before and after play, over the darkened court. Drawn in the stage's 960×540. */
/** Draws the menu, the rivals or the result; `coins` are those of the last bout. */
export function drawScreen(view: View, show: Show, coins: number): void {
  const { ctx } = view;
  ctx.fillStyle = `rgb(22 10 36 / ${0.72 * clamp(show.age / 12, 0, 1)})`;
  ctx.fillRect(-view.width, -view.height, view.width * 3, view.height * 3);
  if (show.screen === "menu") drawMain(view, show);
  else if (show.screen === "result" && show.outcome) drawResult(view, show, show.outcome, coins);
  else drawRivals(view, show);
}

function drawMain(view: View, show: Show) {
  drawText(view, "Hoop Shift", 480, 96, { ...heading, size: 76 });
  drawText(view, t("menu.fame", { fame: written(fameOf(show.career)) }), 480, 168, {
    ...heading,
    size: 28,
    color: words.gold,
  });
  const [choices] = mainMenu(show.career);
  choices.forEach(({ label, note }, at) => {
    const cell = card(view, show, at);
    const { ctx } = view;
    ctx.save();
    ctx.translate(cell.x + cell.width / 2, cell.y + 134);
    emblems[at]?.(ctx, show);
    ctx.restore();
    const x = cell.x + cell.width / 2;
    drawText(view, label, x, cell.y + 164, {
      ...middle,
      size: 23,
      color: INK,
      width: cell.width - 10,
    });
    if (note)
      drawText(view, note, x, cell.y + 196, { ...middle, size: 19, color: INK, width: cell.width - 12 });
  });
  drawText(view, t("menu.keys"), 480, 478, {
    ...heading,
    size: 20,
    width: 900,
  });
}

const emblems: readonly ((ctx: Ctx, show: Show) => void)[] = [
  (ctx, show) => portrait(ctx, show.age, Math.min(show.career.stars.length, rivals.length - 1), 0, 1),
  (ctx, show) => {
    [-44, 0, 44].forEach((x, at) => {
      const ball = {
        ...newBall(x / 1.8, 24 + Math.abs(Math.sin(show.age * 0.06 + at)) * 14),
        turn: show.age * 0.02,
      };
      ctx.save();
      ctx.scale(1.8, 1.8);
      drawBall(ctx, ball, at === 1 ? paints.money : paints.plain);
      ctx.restore();
    });
  },
  (ctx, show) => {
    portrait(ctx, show.age, -1, -34, 0.85);
    portrait(ctx, show.age, 5, 34, 0.85, -1);
  },
];

/** Somebody standing at x; -1 is you. */
export function portrait(
  ctx: Ctx,
  age: number,
  rung: number,
  x: number,
  zoom: number,
  facing: 1 | -1 = 1,
  isShade = false,
) {
  const build = rung < 0 ? BEGINNER : rivalAt(rung).build;
  const player = { ...newPlayer(build, 0), facing };
  const figure: Figure = {
    player,
    look: isShade ? shade : rung < 0 ? yourLook() : lookOf(rung),
    mood: "calm",
    ball: undefined,
    isGuarding: false,
    isCheering: false,
    squash: Math.sin(age * 0.09 + rung) * 0.03,
    time: age,
  };
  ctx.save();
  ctx.translate(x, 0);
  const small = zoom * Math.min(1, 112 / build.height);
  ctx.scale(small, small);
  drawFigure(ctx, figure);
  ctx.restore();
}

/** A card of the menu; the chosen one stands out. Gives where it lies. */
function card(view: View, show: Show, at: number, isLocked = false): Area {
  const { ctx } = view;
  const cell = show.menu.areaOf(at);
  const isChosen = show.menu.index === at;
  const rise = isChosen ? Math.sin(show.age * 0.1) * 2 + 5 : 0;
  const area = { ...cell, y: cell.y - rise };
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.roundRect(area.x - 1, area.y + 4, area.width + 2, area.height + 2, 16);
  ctx.fill();
  ctx.fillStyle = isLocked ? "#52426a" : isChosen ? words.gold : "#f3e3c8";
  ctx.beginPath();
  ctx.roundRect(area.x, area.y, area.width, area.height, 15);
  ctx.fill();
  if (isChosen) {
    ctx.strokeStyle = words.light;
    ctx.lineWidth = 4;
    ctx.stroke();
  }
  return area;
}

function drawRivals(view: View, show: Show) {
  const isDuel = show.screen === "duel";
  drawText(view, isDuel ? t("menu.duelTitle") : t("menu.ladder"), 480, 54, { ...heading, size: 44 });
  drawText(view, t("menu.back"), 480, 517, { ...heading, size: 18 });
  rivals.forEach((rival, rung) => {
    const isLocked = !isDuel && rung > show.career.stars.length;
    const cell = card(view, show, rung, isLocked);
    const x = cell.x + cell.width / 2;
    view.ctx.save();
    view.ctx.translate(x, cell.y + cell.height - 58);
    portrait(view.ctx, show.age, rung, 0, 0.92, 1, isLocked);
    view.ctx.restore();
    const style = { ...middle, size: 19, width: cell.width - 8 } as const;
    drawText(view, isLocked ? "?" : t(`rival.${rival.name}`), x, cell.y + cell.height - 40, {
      ...style,
      color: isLocked ? "#b9a9d0" : INK,
    });
    if (!isDuel && !isLocked)
      drawStars(view.ctx, x, cell.y + cell.height - 17, show.career.stars[rung] ?? 0, 9);
  });
}

function drawStars(ctx: Ctx, x: number, y: number, count: number, r: number, age = 99) {
  for (let at = 0; at < 3; at++) {
    const isFull = at < count;
    const pop = isFull ? easeBack(clamp((age - at * 14) / 16, 0, 1)) : 1;
    ctx.save();
    ctx.translate(x + (at - 1) * r * 2.6, y);
    ctx.scale(pop, pop);
    ctx.beginPath();
    for (let tip = 0; tip < 10; tip++) {
      const way = (tip * Math.PI) / 5 - Math.PI / 2;
      const reach = tip % 2 ? r * 0.48 : r;
      ctx.lineTo(Math.cos(way) * reach, Math.sin(way) * reach);
    }
    ctx.closePath();
    ctx.fillStyle = isFull ? "#ffb11f" : "rgb(130 110 150 / 0.5)";
    ctx.fill();
    if (isFull) {
      ctx.strokeStyle = INK;
      ctx.lineWidth = r * 0.18;
      ctx.stroke();
    }
    ctx.restore();
  }
}

function drawResult(view: View, show: Show, outcome: Outcome, coins: number) {
  const { bout, score, stars, gift } = outcome;
  const drop = (1 - easeOut(clamp(show.age / 18, 0, 1))) * -40;
  if (bout.kind === "contest") drawContestResult(view, show, outcome, drop);
  else {
    const rival = rivalAt(bout.rung);
    const isWon = score[0] > score[1];
    const title =
      bout.kind === "duel"
        ? t(isWon ? "result.playerOne" : "result.playerTwo")
        : isWon
          ? t("result.win")
          : t("result.loss", { name: t(`rivalShort.${rival.name}`) });
    drawText(view, title, 480, 92 + drop, { ...heading, size: 64, color: isWon ? words.gold : words.light });
    drawText(view, `${written(score[0])} : ${written(score[1])}`, 480, 172 + drop, { ...heading, size: 52 });
    if (bout.kind === "ladder" && isWon) drawStars(view.ctx, 480, 244, stars, 26, show.age);
    const line =
      isWon || bout.kind === "duel" ? lessonOf(outcome) : t("hud.quote", { words: t(`boast.${rival.name}`) });
    drawText(view, line, 480, 322, {
      ...heading,
      size: 25,
      width: 800,
      color: gift ? words.good : words.light,
    });
    if (stars > 0 && stars < 3) {
      const more = stars === 1 ? t("result.twoStars") : t("result.threeStars");
      drawText(view, more, 480, 376, { ...heading, size: 20 });
    }
  }
  const y = bout.kind === "contest" ? 364 : 284;
  drawEarned(view, coins, { x: 480, y, size: 26, age: show.age - 30 });
  buttons(view, show);
}

function lessonOf({ bout, gift }: Outcome): string {
  if (gift) return t("result.gift", { gift: t(`gift.${gift}`) });
  return bout.kind === "duel" ? t("result.duel") : t("result.again");
}

function drawContestResult(view: View, show: Show, { score, isRecord }: Outcome, drop: number) {
  const [points] = score;
  drawText(
    view,
    t("result.points", { points: written(points), most: written(MOST_POINTS) }),
    480,
    106 + drop,
    { ...heading, size: 68, color: words.gold },
  );
  const text = isRecord ? t("result.record") : t("menu.best", { best: written(show.career.threes) });
  drawText(view, text, 480, 186 + drop, { ...heading, size: 32, color: isRecord ? words.good : words.light });
  const beaten = rivals.filter(({ threes }) => threes < points);
  const ahead = rivals.filter(({ threes }) => threes >= points).toSorted((a, b) => a.threes - b.threes)[0];
  drawText(view, t("result.better", { beaten: beaten.length, rivals: rivals.length }), 480, 262, {
    ...heading,
    size: 26,
  });
  const goal = ahead
    ? t("result.next", { name: t(`rival.${ahead.name}`), points: written(ahead.threes) })
    : t("result.nobody");
  drawText(view, goal, 480, 318, { ...heading, size: 26, color: words.good });
}

function buttons(view: View, show: Show) {
  show.labels.forEach((label, at) => {
    const cell = card(view, show, at);
    const style = { ...middle, size: 26, color: INK } as const;
    drawText(view, label, cell.x + cell.width / 2, cell.y + cell.height / 2, style);
  });
}
