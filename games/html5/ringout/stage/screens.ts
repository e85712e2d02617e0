import { type CharacterId, characterIds, characters } from "#html5/ringout/core/characters.ts";
import { GOLD, INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { visitorsHeadwear } from "#html5/ringout/draw/headwear.ts";
import { card } from "#html5/ringout/draw/panel.ts";
import { gloryOf, starsOf } from "#html5/ringout/show/career.ts";
import { hatIds, starsOfHat } from "#html5/ringout/show/hats.ts";
import { type HouseRules, rows, rules } from "#html5/ringout/show/house-rules.ts";
import { mainMenu } from "#html5/ringout/show/menus.ts";
import type { Show } from "#html5/ringout/show/show.ts";
import { t } from "#html5/ringout/words.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { heading } from "./hud.ts";
import { drawJoin } from "./join-screen.ts";
import { drawLadder } from "./ladder-screen.ts";
import { drawResult } from "./result-screen.ts";

const middle = { align: "center", baseline: "middle" } as const;

/** Everything that is chosen before and after a fight, over the darkened arena. Drawn in 960×540. */
export function drawScreen(view: View, show: Show, coins: number): void {
  const { ctx } = view;
  ctx.fillStyle = `rgb(34 16 58 / ${0.78 * clamp(show.age / 12, 0, 1)})`;
  ctx.fillRect(-view.width, -view.height, view.width * 3, view.height * 3);
  if (show.screen === "menu") drawMain(view, show);
  else if (show.screen === "pick") drawPick(view, show);
  else if (show.screen === "ladder") drawLadder(view, show);
  else if (show.screen === "join") drawJoin(view, show);
  else if (show.screen === "rules") drawRules(view, show);
  else if (show.outcome) drawResult(view, show, show.outcome, coins);
}

function drawMain(view: View, show: Show) {
  const { career } = show;
  drawText(view, "Ringout", 480, 92, { ...heading, size: 84, color: GOLD });
  const sum = t("menu.sum", {
    stars: written(starsOf(career)),
    glory: written(gloryOf(career)),
    ringOuts: written(career.ringOuts),
  });
  drawText(view, sum, 480, 166, { ...heading, size: 24 });
  const [choices] = mainMenu(career);
  choices.forEach(({ label, note }, at) => {
    const cell = card(view, show.menu, at, show.age);
    const x = cell.x + cell.width / 2;
    emblem(view, show, at, x, cell.y + 130);
    const style = { ...middle, color: INK, width: cell.width - 12 } as const;
    drawText(view, label, x, cell.y + 157, { ...style, size: 24 });
    if (note) drawText(view, note, x, cell.y + 198, { ...style, size: 17 });
  });
  drawText(view, t("menu.keys"), 480, 484, {
    ...heading,
    size: 20,
    width: 930,
  });
}

function emblem(view: View, { career, age }: Show, at: number, x: number, y: number) {
  const { ctx } = view;
  const put = (
    dx: number,
    kind: (typeof characterIds)[number],
    seat: number,
    zoom: number,
    facing: 1 | -1 = 1,
  ) => {
    ctx.save();
    ctx.translate(x + dx, y);
    drawPortrait(
      ctx,
      kind,
      { seat, hat: at === 3 && seat === 0 ? visitorsHeadwear(career.hat) : "none", zoom, facing },
      age,
    );
    ctx.restore();
  };
  if (at === 0) put(0, "lug", 0, 1.25, -1);
  else if (at === 1) {
    put(-44, "puddle", 3, 0.85);
    put(2, "puddle", 2, 0.95);
    put(50, "puddle", 0, 1.1);
  } else if (at === 2) {
    put(-38, "lefty", 0, 1.05);
    put(40, "whistle", 1, 1.1, -1);
  } else put(0, career.kind, 0, 1.35);
}

function drawPick(view: View, show: Show) {
  const { career } = show;
  drawText(view, t("pick.title"), 480, 60, { ...heading, size: 48 });
  for (const [at, id] of characterIds.entries()) drawCandidate(view, show, id, at);
  const next = hatIds.find((id) => starsOfHat[id] > starsOf(career));
  const hat = t(`hat.${career.hat}`);
  const line = next
    ? t("pick.hatAndNext", { hat, next: t(`hat.${next}`), stars: written(starsOfHat[next]) })
    : t("pick.hat", { hat });
  drawText(view, line, 480, 438, {
    ...heading,
    size: sizeWithin(view, line, 24, 900),
    color: GOLD,
  });
  drawText(view, t("pick.keys"), 480, 484, {
    ...heading,
    size: 20,
  });
}

/** A card to pick: the fighter, and beside it what it can do. */
function drawCandidate(view: View, { career, age, menu }: Show, id: CharacterId, at: number) {
  const { ctx } = view;
  const cell = card(view, menu, at, age);
  const { weight, run } = characters[id];
  ctx.save();
  ctx.translate(cell.x + 56, cell.y + cell.height - 24);
  drawPortrait(
    ctx,
    id,
    { seat: 0, hat: visitorsHeadwear(career.hat), zoom: 1.15, mood: menu.index === at ? "happy" : "calm" },
    age,
  );
  ctx.restore();
  const left = cell.x + 112;
  const width = cell.width - 122;
  const style = { baseline: "middle", color: INK } as const;
  const name = t(`fighter.${id}`);
  drawText(view, name, left, cell.y + 28, { ...style, size: sizeWithin(view, name, 28, width) });
  const note = t(`fighterNote.${id}`);
  drawText(view, note, left, cell.y + 58, { ...style, size: sizeWithin(view, note, 17, width) });
  meter(view, t("pick.speed"), left, cell.y + 88, (run - 4) / 3);
  meter(view, t("pick.weight"), left, cell.y + 114, (weight - 0.6) / 0.75);
}

function meter(view: View, name: string, x: number, y: number, part: number) {
  const { ctx } = view;
  drawText(view, name, x, y, { size: 15, color: INK, baseline: "middle" });
  for (let at = 0; at < 5; at++) {
    ctx.fillStyle = at < Math.round(clamp(part, 0.1, 1) * 5) ? "#ff6a4d" : "rgb(42 26 62 / 0.2)";
    ctx.fillRect(x + 78 + at * 16, y - 5, 12, 10);
  }
}

function wordFor({ arena, rule, computers, level }: HouseRules, row: (typeof rows)[number]): string {
  if (row === "arena") return t(`arena.${arena}`);
  if (row === "rule") return t(`rule.${rules[rule]?.id ?? "lives-3"}`);
  return row === "computers" ? written(computers) : t(`level.${level}`);
}

function drawRules(view: View, show: Show) {
  drawText(view, t("house.title"), 480, 54, { ...heading, size: 46 });
  rows.forEach((row, at) => {
    const cell = card(view, show.menu, at, 0);
    const y = cell.y + cell.height / 2;
    const isLast = at === rows.length - 1;
    if (isLast) drawText(view, t(`house.${row}`), 480, y, { ...middle, size: 34, color: INK });
    else {
      drawText(view, t(`house.${row}`), cell.x + 22, y, { baseline: "middle", size: 23, color: INK });
      const word = `◂ ${wordFor(show.house, row)} ▸`;
      drawText(view, word, cell.x + cell.width - 22, y, {
        baseline: "middle",
        align: "right",
        size: 23,
        color: INK,
      });
    }
  });
  drawText(view, t("house.keys"), 480, 510, {
    ...heading,
    size: 20,
    color: PAPER,
  });
}
