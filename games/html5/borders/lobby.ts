import type { Controls } from "#games/kit/controls.ts";
import { palette } from "#games/kit/palette.ts";
import type { Kit, Lobby } from "#games/kit/round.ts";
import { drawText } from "#games/kit/text.ts";
import type { View } from "#games/kit/view.ts";
import type { Action } from "./arena.ts";
import type { Career } from "./career.ts";
import { dot } from "./paint.ts";
import { type Level, levels, skills } from "./skills.ts";
import { sounds } from "./sounds.ts";
import { isUnlocked, missing, type ThemeId, themeIds, themes } from "./themes.ts";

const CHIP = { width: 150, height: 38, gap: 12 };
const SWATCH = { size: 17, gap: 56 };
/** From the bottom of the frame. */
const CHIPS_UP = 146;
const SWATCHES_UP = 76;

const middleOf = (index: number, count: number, gap: number) => (index - (count - 1) / 2) * gap;

/** Up and down choose the rivals, left and right the theme; a click chooses either. */
export function createLobby(kit: Kit, career: Career, onLevel: (level: Level) => void): Lobby<Action> {
  function choose(level: Level | undefined): boolean {
    if (!level) return false;
    career.choose(level);
    onLevel(level);
    kit.sound.play(...sounds.choose);
    return true;
  }

  function dress(id: ThemeId | undefined): boolean {
    if (!id) return false;
    career.show(id);
    kit.sound.play(...(isUnlocked(id, career.earned) ? sounds.choose : sounds.locked));
    return true;
  }

  function byKeys(controls: Controls<Action>): boolean {
    const harder = Number(controls.pressed("up")) - Number(controls.pressed("down"));
    const aside = Number(controls.pressed("right")) - Number(controls.pressed("left"));
    if (harder !== 0) {
      choose(levels[Math.max(0, Math.min(levels.length - 1, levels.indexOf(career.level) + harder))]);
      return true;
    }
    if (aside === 0) return false;
    career.browse(aside);
    return dress(career.shown);
  }

  return {
    step(controls) {
      const { x, y, pressed } = controls.pointer;
      if (!pressed) return byKeys(controls);
      const { width, height } = kit.view;
      const fromMiddle = x - width / 2;
      const chip = levels.findIndex(
        (_, i) => Math.abs(fromMiddle - middleOf(i, levels.length, CHIP.width + CHIP.gap)) < CHIP.width / 2,
      );
      if (Math.abs(y - (height - CHIPS_UP + CHIP.height / 2)) < CHIP.height / 2 + 4)
        return choose(levels[chip]);
      const swatch = themeIds.findIndex(
        (_, i) => Math.abs(fromMiddle - middleOf(i, themeIds.length, SWATCH.gap)) < SWATCH.gap / 2,
      );
      return Math.abs(y - (height - SWATCHES_UP)) < SWATCH.size + 8 ? dress(themeIds[swatch]) : false;
    },
    draw(view) {
      view.ctx.fillStyle = "rgb(12 22 17 / 0.72)";
      view.ctx.beginPath();
      view.ctx.roundRect(view.width / 2 - 290, view.height - CHIPS_UP - 10, 580, CHIPS_UP + 4, 18);
      view.ctx.fill();
      levels.forEach((level, i) => {
        drawChip(view, level, i, level === career.level);
      });
      themeIds.forEach((id, i) => {
        drawSwatch(view, id, i, career);
      });
      const isHere = isUnlocked(career.shown, career.earned);
      const { name } = themes[career.shown];
      const text = isHere ? `‹  ${name}  ›` : `${name}: ${missing(career.shown, career.earned)}`;
      const color = isHere ? palette.chalk : palette.yellow;
      drawText(view, text, view.width / 2, view.height - 28, {
        size: 20,
        align: "center",
        baseline: "middle",
        color,
      });
    },
  };
}

function drawChip(view: View, level: Level, index: number, isChosen: boolean) {
  const { ctx } = view;
  const x = view.width / 2 + middleOf(index, levels.length, CHIP.width + CHIP.gap);
  const y = view.height - CHIPS_UP;
  ctx.fillStyle = isChosen ? palette.orange : palette.boardLight;
  ctx.beginPath();
  ctx.roundRect(x - CHIP.width / 2, y, CHIP.width, CHIP.height, CHIP.height / 2);
  ctx.fill();
  const color = isChosen ? palette.board : palette.chalk;
  drawText(view, skills[level].name, x, y + CHIP.height / 2 + 1, {
    size: 21,
    align: "center",
    baseline: "middle",
    color,
  });
}

function drawSwatch(view: View, id: ThemeId, index: number, career: Career) {
  const { ctx } = view;
  const { own, ground, others } = themes[id];
  const x = view.width / 2 + middleOf(index, themeIds.length, SWATCH.gap);
  const y = view.height - SWATCHES_UP;
  const isHere = isUnlocked(id, career.earned);
  ctx.fillStyle = id === career.shown ? palette.orange : "rgb(244 240 228 / 0.35)";
  dot(ctx, x, y, SWATCH.size + 4);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, SWATCH.size, 0, Math.PI * 2);
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
