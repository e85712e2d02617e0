import type { Action } from "#html5/counter-service/engine/core/actions.ts";
import type { ShiftMode } from "#html5/counter-service/engine/core/today.ts";
import { slab } from "#html5/counter-service/engine/draw/shapes.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Lobby } from "#kit/round.ts";

const INK = "#2b1f26";
const WIDTH = 250;
const HEIGHT = 92;
const GAP = 16;
const modes: readonly ShiftMode[] = ["day", "non-stop"];

type Choice = {
  mode(): ShiftMode;
  /** The day on which the career goes on. */
  day(): number;
  /** The most points of a non-stop shift. */
  best(): number;
  onChoose(mode: ShiftMode): void;
};

/** The career or a non-stop shift: left and right or a click choose, everything else starts. */
export function createLobby(view: View, choice: Choice): Lobby<Action> {
  const areaOf = (index: number, { width, height }: View) => ({
    x: width / 2 - (modes.length * (WIDTH + GAP) - GAP) / 2 + index * (WIDTH + GAP),
    y: height - HEIGHT - 16,
  });

  function pointedAt({ pointer }: Controls<Action>): ShiftMode | undefined {
    if (!pointer.pressed) return undefined;
    return modes.find((_, index) => {
      const { x, y } = areaOf(index, view);
      return pointer.x > x && pointer.x < x + WIDTH && pointer.y > y;
    });
  }

  function wordsFor(mode: ShiftMode) {
    if (mode === "day") return { label: "Career", note: `Day ${choice.day()}` };
    const best = choice.best();
    return { label: "Non-stop", note: best > 0 ? `Best ${best}` : "Until three hearts are lost" };
  }

  return {
    step(controls) {
      const isArrow = controls.pressed("left") || controls.pressed("right");
      const other = modes.find((mode) => mode !== choice.mode());
      const wanted = isArrow ? other : pointedAt(controls);
      if (!wanted || wanted === choice.mode()) return false;
      choice.onChoose(wanted);
      return true;
    },
    draw(target) {
      for (const [index, mode] of modes.entries()) {
        const { x, y } = areaOf(index, target);
        const isChosen = mode === choice.mode();
        const { label, note } = wordsFor(mode);
        const style = { align: "center", baseline: "middle", width: WIDTH - 12 } as const;
        slab(
          target.ctx,
          x,
          y,
          WIDTH,
          HEIGHT,
          14,
          isChosen ? palette.orange : "rgb(43 31 38 / 0.88)",
          isChosen ? "#ffffff" : INK,
        );
        const color = isChosen ? palette.board : palette.chalk;
        drawText(target, label, x + WIDTH / 2, y + 30, { ...style, size: 24, color });
        drawText(target, note, x + WIDTH / 2, y + 64, { ...style, size: 16, color });
      }
    },
  };
}
