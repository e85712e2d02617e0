import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import { HERO_HP, STEAM } from "#html5/scrapyard-sam/engine/core/hero/hero.ts";
import { WHIRL_COST } from "#html5/scrapyard-sam/engine/core/hero/hero-ground.ts";
import { scrapArt } from "#html5/scrapyard-sam/engine/draw/draw-things.ts";
import { type Ctx, disc, INK, line, NONE, poly, slab, within } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { t } from "#html5/scrapyard-sam/words.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

const outline = INK;

/** What is left, what was earned, what is in hand. Values glide, so that a loss is seen. */
export function createHud() {
  let shownHp = HERO_HP;
  let shownBoss = 1;
  let comboAge = 0;
  let lastCombo = 0;
  return (view: View, brawl: Brawl, area: Area, best: number | undefined, time: number): void => {
    const { hero, tally } = brawl;
    shownHp += (hero.hp - shownHp) * 0.12;
    if (tally.combo !== lastCombo) comboAge = 0;
    lastCombo = tally.combo;
    comboAge++;
    const { ctx } = view;
    within(ctx, { x: area.x + 14, y: area.y + 12 }, () => {
      badge(ctx, time);
      bar(ctx, 58, 6, 230, 22, shownHp / HERO_HP, "#ffffff");
      bar(
        ctx,
        58,
        6,
        230,
        22,
        hero.hp / HERO_HP,
        hero.hp > 30 ? "#3fd0ab" : time % 20 < 10 ? "#ff5d5d" : "#c2264a",
        true,
      );
      for (let i = 0; i < hero.batteries; i++) cell(ctx, 64 + i * 22, 36);
      if (brawl.tricks.has("whirl"))
        steam(
          ctx,
          140,
          38,
          hero.overdrive > 0 ? hero.overdrive / 480 : hero.steam / STEAM,
          hero.overdrive > 0,
        );
      if (hero.weapon)
        within(ctx, { x: 320, y: 32, scale: 0.55 }, () => scrapArt[hero.weapon?.kind ?? "pipe"](ctx, 0));
    });
    const right = area.x + area.width - 16;
    drawText(view, written(tally.score), right, area.y + 10, { size: 28, align: "right", outline });
    if (best !== undefined) {
      const record = t("hud.best", { best: written(Math.max(best, tally.score)) });
      drawText(view, record, right, area.y + 44, { size: 16, align: "right", outline, color: "#ffe9b8" });
    }
    drawCombo(view, brawl, area, comboAge);
    const boss = brawl.foes.find(({ mind }) => mind);
    shownBoss += ((boss ? boss.hp / boss.hpMax : 1) - shownBoss) * 0.12;
    if (boss) drawBossBar(view, boss, area, shownBoss);
  };
}

function badge(ctx: Ctx, time: number) {
  disc(ctx, 24, 22, 24, "#243447");
  slab(ctx, 6, 6, 36, 32, [17, 17, 9, 9], "#2fb8a6");
  disc(ctx, 28, 20, 9, "#fdfbf0");
  disc(ctx, 30 + Math.sin(time / 40) * 2, 20, 4, INK, NONE);
  slab(ctx, 5, 33, 38, 9, 4, "#ff4d4d");
}

function bar(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  part: number,
  color: string,
  isTop = false,
) {
  if (!isTop) slab(ctx, x, y, width, height, 7, "#1b1325cc");
  const wide = Math.max(0, (width - 6) * clamp(part, 0, 1));
  if (wide > 1) slab(ctx, x + 3, y + 3, wide, height - 6, 5, color, NONE);
  if (isTop && wide > 10) slab(ctx, x + 6, y + 5, wide - 6, 4, 2, "#ffffff55", NONE);
}

function cell(ctx: Ctx, x: number, y: number) {
  slab(ctx, x + 4, y - 3, 6, 5, 1, "#e8ebf2");
  slab(ctx, x, y, 14, 19, 3, "#ffc94a");
  poly(
    ctx,
    [x + 8, y + 3, x + 3, y + 11, x + 7, y + 11, x + 6, y + 16, x + 11, y + 8, x + 7, y + 8],
    INK,
    NONE,
  );
}

function steam(ctx: Ctx, x: number, y: number, part: number, isWild: boolean) {
  slab(ctx, x, y, 148, 14, 6, "#1b1325cc");
  const wide = 142 * clamp(part, 0, 1);
  const color = isWild
    ? "#ff5a26"
    : part >= 1
      ? "#ffb347"
      : part >= WHIRL_COST / STEAM
        ? "#9fdcff"
        : "#6b87a8";
  if (wide > 1) slab(ctx, x + 3, y + 3, wide, 8, 4, color, NONE);
  line(
    ctx,
    [x + 3 + (142 * WHIRL_COST) / STEAM, y + 1, x + 3 + (142 * WHIRL_COST) / STEAM, y + 13],
    "#ffffff",
    2,
  );
}

const praises: readonly (readonly [number, string])[] = [
  [40, t("praise.symphony")],
  [30, t("praise.panelBeater")],
  [20, t("praise.percussion")],
  [12, t("praise.clatter")],
  [6, t("praise.rattling")],
];

function drawCombo(view: View, { tally }: Brawl, area: Area, age: number) {
  if (tally.combo < 3) return;
  const praise = praises.find(([least]) => tally.combo >= least)?.[1] ?? "";
  const grow = easeBack(clamp(0.5 + age / 10, 0, 1));
  view.ctx.globalAlpha = clamp(tally.left / 25, 0, 1);
  within(view.ctx, { x: area.x + 22, y: area.y + 152, scale: grow }, () => {
    drawText(view, t("hud.hits", { hits: tally.combo }), 0, 0, {
      size: 34,
      baseline: "middle",
      outline,
      color: "#ffe27a",
    });
    const text = tally.times > 1 ? t("hud.praiseTimes", { times: written(tally.times), praise }) : praise;
    drawText(view, text, 0, 34, {
      size: 20,
      baseline: "middle",
      outline,
      color: "#ff9568",
    });
  });
  view.ctx.globalAlpha = 1;
}

function drawBossBar(view: View, boss: Foe, area: Area, shown: number) {
  const { ctx } = view;
  const width = Math.min(420, area.width * 0.4);
  const x = area.x + area.width / 2 - width / 2;
  const y = area.y + 76;
  bar(ctx, x, y, width, 18, shown, "#ffffff");
  bar(ctx, x, y, width, 18, boss.hp / boss.hpMax, "#e2453c", true);
  const name = boss.mind ? t(`boss.${boss.mind.plan.name}`) : "";
  drawText(view, name, x + width / 2, y - 12, {
    size: sizeWithin(view, name, 18, width),
    align: "center",
    baseline: "middle",
    outline,
  });
}

/** A little bar over a foe that has been hit. */
export function drawHealth(ctx: Ctx, foe: Foe): void {
  if (foe.hp >= foe.hpMax || foe.hp <= 0 || foe.kind === "boss") return;
  slab(ctx, -20, -foe.tall - 12, 40, 7, 3, "#1b1325cc", NONE);
  slab(ctx, -19, -foe.tall - 11, (38 * foe.hp) / foe.hpMax, 5, 2, "#ff9d4d", NONE);
}
