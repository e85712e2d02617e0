import type { Action } from "#html5/borders/core/arena.ts";
import { type Level, levels } from "#html5/borders/core/skills.ts";
import { dot } from "#html5/borders/draw/paint.ts";
import { isUnlocked, missing, type ThemeId, themeIds, themes } from "#html5/borders/draw/themes.ts";
import { t } from "#html5/borders/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { createTwoRows } from "#kit/draw/two-rows.ts";
import type { View } from "#kit/draw/view.ts";
import type { Kit, Lobby } from "#kit/round.ts";
import type { Career } from "./career.ts";
import { sounds } from "./sounds.ts";

/** Who the rivals are, and how the field looks. */
export function createLobby(kit: Kit, career: Career, onLevel: (level: Level) => void): Lobby<Action> {
  const isHere = (id: ThemeId) => isUnlocked(id, career.earned);
  return createTwoRows<Level, ThemeId>(kit.view, {
    words: {
      ids: levels,
      chosen: () => career.level,
      choose(level) {
        career.choose(level);
        onLevel(level);
        kit.sound.play(...sounds.choose);
      },
      nameOf: (level) => t(`level.${level}`),
    },
    pictures: {
      ids: themeIds,
      chosen: () => career.shown,
      choose(id) {
        career.show(id);
        kit.sound.play(...(isHere(id) ? sounds.choose : sounds.locked));
      },
      radius: 21,
      draw: (view, id, x, y) => drawSwatch(view, id, x, y, isHere(id)),
    },
    line() {
      const { shown, earned } = career;
      const theme = t(`theme.${shown}`);
      return isHere(shown)
        ? { text: `‹  ${theme}  ›`, isMissing: false }
        : { text: t("lobby.missing", { theme, missing: missing(shown, earned) }), isMissing: true };
    },
    colors: { ground: "rgb(12 22 17 / 0.72)", chip: palette.boardLight, ink: palette.board },
  });
}

function drawSwatch({ ctx }: View, id: ThemeId, x: number, y: number, isHere: boolean) {
  const { own, ground, others } = themes[id];
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, 17, 0, Math.PI * 2);
  ctx.clip();
  ctx.fillStyle = ground;
  ctx.fillRect(x - 20, y - 20, 40, 40);
  ctx.fillStyle = own;
  dot(ctx, x - 7, y + 6, 13);
  ctx.fillStyle = others[0] ?? own;
  dot(ctx, x + 12, y - 9, 9);
  if (!isHere) {
    ctx.fillStyle = "rgb(12 22 17 / 0.55)";
    ctx.fillRect(x - 20, y - 20, 40, 40);
  }
  ctx.restore();
  if (!isHere) drawLock(ctx, x, y);
}

function drawLock(ctx: CanvasRenderingContext2D, x: number, y: number) {
  ctx.fillStyle = palette.chalk;
  ctx.strokeStyle = palette.chalk;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x - 7, y - 2, 14, 10, 2);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y - 2, 4.5, Math.PI, 0);
  ctx.stroke();
}
