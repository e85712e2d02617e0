import type { Career } from "#html5/wobble-hundred/core/career.ts";
import {
  type DisciplineId,
  disciplineIds,
  disciplines,
  type Medal,
  medalFor,
} from "#html5/wobble-hundred/core/disciplines.ts";
import type { Action } from "#html5/wobble-hundred/core/sprint.ts";
import { t } from "#html5/wobble-hundred/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import type { Kit, Lobby } from "#kit/round.ts";
import { sounds } from "./sounds.ts";
import { resultText } from "./words.ts";

const HEIGHT = 104;
const GAP = 10;
const medals: Record<Medal, string> = { none: "", bronze: "#d08a4e", silver: "#d5dde6", gold: "#ffd23f" };

type Card = { id: DisciplineId; x: number; y: number; width: number; height: number };

function cardsIn(view: View): Card[] {
  // Larger in small frames, where the words are.
  const height = HEIGHT * clamp(0.6 / view.scale, 1, 1.6);
  const all = Math.min(view.width - 32, 920);
  const width = (all - GAP * (disciplineIds.length - 1)) / disciplineIds.length;
  const left = (view.width - all) / 2;
  return disciplineIds.map((id, at) => ({
    id,
    x: left + at * (width + GAP),
    y: view.height - height - 10,
    width,
    height,
  }));
}

/** The five disciplines below the title: left and right, or a click, choose one that is open. */
export function createLobby(kit: Kit, career: Career): Lobby<Action> {
  function choose(id: DisciplineId | undefined): boolean {
    if (!id) return false;
    if (!career.isOpen(id)) kit.sound.play(...sounds.locked);
    else {
      career.choose(id);
      kit.sound.play(...sounds.browse);
    }
    return true;
  }

  function nextOpen(by: number): DisciplineId | undefined {
    const open = disciplineIds.filter((id) => career.isOpen(id));
    const at = open.indexOf(career.chosen) + by;
    return open[(at + open.length) % open.length];
  }

  return {
    step(controls: Controls<Action>) {
      const { x, y, pressed } = controls.pointer;
      const clicked = cardsIn(kit.view).find(
        (c) => x >= c.x && x < c.x + c.width && y >= c.y && y < c.y + c.height,
      );
      if (pressed && clicked && clicked.id !== career.chosen) return choose(clicked.id);
      const by = Number(controls.pressed("rightStride")) - Number(controls.pressed("leftStride"));
      return by === 0 ? false : choose(nextOpen(by));
    },
    draw(view) {
      for (const card of cardsIn(view)) drawCard(view, card, career);
    },
  };
}

function drawCard(view: View, { id, x, y, width, height }: Card, career: Career) {
  const { ctx } = view;
  const isChosen = id === career.chosen;
  const isOpen = career.isOpen(id);
  ctx.fillStyle = isChosen ? "#ffd23f" : isOpen ? "rgb(255 246 224 / 0.92)" : "rgb(42 26 46 / 0.8)";
  ctx.strokeStyle = "#2a1a2e";
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(x, y - (isChosen ? 6 : 0), width, height, 12);
  ctx.fill();
  ctx.stroke();
  const middle = x + width / 2;
  const { opensAt } = disciplines[id];
  const style = { align: "center", baseline: "middle", width: width - 10 } as const;
  const color = isOpen ? "#2a1a2e" : "#bdb3c4";
  drawText(view, t(`discipline.${id}`), middle, y + height * 0.29, { ...style, size: 19, color });
  if (!isOpen) {
    const missing = Math.ceil(opensAt - career.metres);
    drawText(view, t("lobby.missing", { metres: written(missing) }), middle, y + height * 0.73, {
      ...style,
      size: 16,
      color: "#ffd23f",
    });
    return;
  }
  const best = career.best(id);
  const medal = medalFor(id, best);
  if (medal !== "none") drawMedal(ctx, x + width - 18, y + 2, medals[medal]);
  drawText(view, best.metres > 0 ? resultText(best) : t("lobby.notRun"), middle, y + height * 0.73, {
    ...style,
    size: 17,
    color,
  });
}

function drawMedal(ctx: CanvasRenderingContext2D, x: number, y: number, color: string) {
  ctx.fillStyle = "#e8413c";
  ctx.beginPath();
  ctx.moveTo(x - 9, y - 22);
  ctx.lineTo(x + 9, y - 22);
  ctx.lineTo(x + 5, y);
  ctx.lineTo(x - 5, y);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y + 2, 12, 0, 7);
  ctx.fill();
  ctx.stroke();
}
