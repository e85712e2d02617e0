import { INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { card, drawStars } from "#html5/ringout/draw/panel.ts";
import { ladder, rungAt } from "#html5/ringout/show/ladder.ts";
import type { Show } from "#html5/ringout/show/show.ts";
import { t } from "#html5/ringout/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { heading } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;

export function drawLadder(view: View, show: Show): void {
  const { ctx } = view;
  drawText(view, t("menu.ladder"), 480, 50, { ...heading, size: 46 });
  ladder.forEach(({ name, rivals, arena }, rung) => {
    const isLocked = rung > show.career.stars.length;
    const cell = card(view, show.menu, rung, show.age, isLocked);
    const x = cell.x + cell.width / 2;
    rivals.forEach(({ kind, size = 1 }, at) => {
      ctx.save();
      ctx.translate(x + (at - (rivals.length - 1) / 2) * 74, cell.y + 112);
      drawPortrait(
        ctx,
        kind,
        { seat: at + 1, hat: "none", zoom: 1.05 * (1 + (size - 1) * 0.5), facing: -1, shade: isLocked },
        show.age,
      );
      ctx.restore();
    });
    const color = isLocked ? "#b9a6d8" : INK;
    drawText(view, isLocked ? "?" : t(`rung.${name}`), x, cell.y + 132, {
      ...middle,
      size: 19,
      color,
      width: cell.width - 8,
    });
    drawText(view, isLocked ? "" : t(`arena.${arena}`), x, cell.y + 154, { ...middle, size: 15, color });
    if (!isLocked) drawStars(ctx, x, cell.y + cell.height - 16, show.career.stars[rung] ?? 0, 9);
  });
  const chosen = rungAt(show.menu.index);
  const isKnown = show.menu.index <= show.career.stars.length;
  const line = isKnown ? t("hud.quote", { words: t(`boast.${chosen.name}`) }) : t("menu.locked");
  drawText(view, line, 480, 515, { ...heading, size: 19, color: PAPER });
}
