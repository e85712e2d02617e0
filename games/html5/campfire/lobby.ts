import type { Controls } from "#games/kit/controls.ts";
import { palette } from "#games/kit/palette.ts";
import type { Kit, Lobby } from "#games/kit/round.ts";
import { drawText } from "#games/kit/text.ts";
import type { View } from "#games/kit/view.ts";
import type { Career } from "./career.ts";
import { colourOf } from "./colours.ts";
import { drawHat, type HatId, hatIds, hats } from "./hats.ts";
import type { Action } from "./orders.ts";
import { at, dot, inked } from "./paint.ts";
import { type Crowd, crowds, mixes } from "./skills.ts";
import { sounds } from "./sounds.ts";

const CHIP = { width: 140, height: 36, gap: 12 };
const HEAD = { size: 19, gap: 62 };
/** From the bottom of the frame. */
const CHIPS_UP = 142;
const HEADS_UP = 70;

const middleOf = (index: number, count: number, gap: number) => (index - (count - 1) / 2) * gap;

/** Up and down choose the rivals, left and right the hat; a click chooses either. */
export function createLobby(kit: Kit, career: Career, onCrowd: (crowd: Crowd) => void): Lobby<Action> {
  function choose(crowd: Crowd | undefined): boolean {
    if (!crowd) return false;
    career.choose(crowd);
    onCrowd(crowd);
    kit.sound.play(...sounds.choose);
    return true;
  }

  function wear(id: HatId | undefined): boolean {
    if (!id) return false;
    career.show(id);
    kit.sound.play(...(career.isEarned(id) ? sounds.choose : sounds.locked));
    return true;
  }

  function byKeys(controls: Controls<Action>): boolean {
    const harder = Number(controls.pressed("up")) - Number(controls.pressed("down"));
    const aside = Number(controls.pressed("right")) - Number(controls.pressed("left"));
    if (harder !== 0) {
      choose(crowds[Math.max(0, Math.min(crowds.length - 1, crowds.indexOf(career.crowd) + harder))]);
      return true;
    }
    if (aside === 0) return false;
    career.browse(aside);
    return wear(career.shown);
  }

  return {
    step(controls) {
      const { x, y, pressed } = controls.pointer;
      if (!pressed) return byKeys(controls);
      const { width, height } = kit.view;
      const fromMiddle = x - width / 2;
      const isOn = (index: number, count: number, gap: number, half: number) =>
        Math.abs(fromMiddle - middleOf(index, count, gap)) < half;
      if (Math.abs(y - (height - CHIPS_UP + CHIP.height / 2)) < CHIP.height / 2 + 4)
        return choose(crowds.find((_, i) => isOn(i, crowds.length, CHIP.width + CHIP.gap, CHIP.width / 2)));
      if (Math.abs(y - (height - HEADS_UP)) < HEAD.size + 8)
        return wear(hatIds.find((_, i) => isOn(i, hatIds.length, HEAD.gap, HEAD.gap / 2)));
      return false;
    },
    draw(view) {
      const { ctx } = view;
      ctx.fillStyle = "rgb(18 17 28 / 0.78)";
      ctx.beginPath();
      ctx.roundRect(view.width / 2 - 290, view.height - CHIPS_UP - 8, 580, CHIPS_UP + 2, 18);
      ctx.fill();
      crowds.forEach((crowd, i) => {
        drawChip(view, crowd, i, crowd === career.crowd);
      });
      hatIds.forEach((id, i) => {
        drawHead(view, id, i, career);
      });
      const { name, days } = hats[career.shown];
      const text = career.isEarned(career.shown)
        ? `${mixes[career.crowd].note}  ·  ${name}`
        : `${name}: survive ${days} ${days === 1 ? "day" : "days"}`;
      const color = career.isEarned(career.shown) ? palette.chalk : palette.yellow;
      drawText(view, text, view.width / 2, view.height - 26, {
        size: 18,
        align: "center",
        baseline: "middle",
        color,
      });
    },
  };
}

function drawChip(view: View, crowd: Crowd, index: number, isChosen: boolean) {
  const { ctx } = view;
  const x = view.width / 2 + middleOf(index, crowds.length, CHIP.width + CHIP.gap);
  const y = view.height - CHIPS_UP;
  ctx.fillStyle = isChosen ? palette.orange : "#3a3446";
  ctx.beginPath();
  ctx.roundRect(x - CHIP.width / 2, y, CHIP.width, CHIP.height, CHIP.height / 2);
  ctx.fill();
  const color = isChosen ? "#221a18" : palette.chalk;
  const style = { size: 20, align: "center", baseline: "middle", color } as const;
  drawText(view, mixes[crowd].name, x, y + CHIP.height / 2 + 1, style);
}

function drawHead(view: View, id: HatId, index: number, career: Career) {
  const { ctx } = view;
  const x = view.width / 2 + middleOf(index, hatIds.length, HEAD.gap);
  const y = view.height - HEADS_UP;
  ctx.fillStyle = id === career.shown ? palette.orange : "rgb(244 240 228 / 0.2)";
  dot(ctx, x, y, HEAD.size + 6);
  ctx.globalAlpha = career.isEarned(id) ? 1 : 0.35;
  at(
    ctx,
    { x, y },
    () => {
      inked(ctx, colourOf(0), () => ctx.arc(0, 0, 15, 0, Math.PI * 2));
      ctx.fillStyle = "#f2c9a1";
      dot(ctx, 4, 0, 8);
      drawHat(ctx, id, colourOf(0));
    },
    Math.PI / 2,
    1.15,
  );
  ctx.globalAlpha = 1;
}
