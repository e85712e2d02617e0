import type { Action } from "#html5/scrapyard-sam/engine/core/actions.ts";
import type { Chapter } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import type { Mode, Progress } from "#html5/scrapyard-sam/engine/core/progress.ts";
import { ranks } from "#html5/scrapyard-sam/engine/core/tally.ts";
import { INK, slab } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import { t } from "#html5/scrapyard-sam/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import type { Lobby } from "#kit/round.ts";
import { placeName, rankColors } from "./cards.ts";

const WIDTH = 250;
const HEIGHT = 92;
const GAP = 16;

/** Larger in small frames, where the words are. */
const growth = ({ scale }: View) => clamp(0.6 / scale, 1, 1.6);

/** Which way to play: left and right or a click choose, everything else starts. */
export function createLobby(
  progress: Progress,
  chapter: Chapter,
  view: View,
  onChoose: () => void,
): Lobby<Action> {
  const areaOf = (index: number, count: number, target: View) => {
    const height = HEIGHT * growth(target);
    const width = Math.min(WIDTH * growth(target), (target.width - GAP) / count - GAP);
    const left = (target.width - count * (width + GAP) + GAP) / 2;
    return { x: left + index * (width + GAP), y: target.height - height - GAP, width, height };
  };

  function choose(mode: Mode | undefined): boolean {
    if (!mode || mode === progress.mode) return false;
    progress.mode = mode;
    onChoose();
    return true;
  }

  function pointedAt({ pointer }: Controls<Action>): Mode | undefined {
    if (!pointer.pressed) return undefined;
    const { modes } = progress;
    return modes.find((_, index) => {
      const { x, y, width } = areaOf(index, modes.length, view);
      return pointer.x > x && pointer.x < x + width && pointer.y > y;
    });
  }

  return {
    step(controls) {
      const { modes } = progress;
      const at = Math.max(0, modes.indexOf(progress.mode));
      const by = Number(controls.pressed("right")) - Number(controls.pressed("left"));
      if (by === 0) return choose(pointedAt(controls));
      choose(modes[(at + by + modes.length) % modes.length]);
      return true;
    },
    draw(target) {
      const { modes } = progress;
      modes.forEach((mode, index) => {
        const { x, y, width, height } = areaOf(index, modes.length, target);
        const isChosen = mode === progress.mode;
        slab(
          target.ctx,
          x,
          y,
          width,
          height,
          12,
          isChosen ? palette.orange : "#1b1325dd",
          isChosen ? "#ffffff" : INK,
        );
        const { label, note, color } = wordsFor(mode, progress, chapter);
        const style = { align: "center", baseline: "middle", width: width - 12 } as const;
        drawText(target, label, x + width / 2, y + height * 0.3, {
          ...style,
          size: sizeWithin(target, label, 24, width - 16),
          color: isChosen ? palette.board : palette.chalk,
        });
        drawText(target, note, x + width / 2, y + height * 0.7, {
          ...style,
          size: sizeWithin(target, note, 16, width - 16),
          color: isChosen ? palette.board : color,
        });
      });
    },
  };
}

function wordsFor(mode: Mode, { checkpoint, medal, arenaWave }: Progress, chapter: Chapter) {
  const color: string = palette.chalkDim;
  if (mode === "continue") {
    const stop = chapter.stops[checkpoint.stop]?.name;
    const note = placeName(stop ? { stop } : { boss: chapter.boss.name });
    return { label: t("lobby.continue"), note, color };
  }
  if (mode === "arena") {
    const note = arenaWave ? t("lobby.bestWave", { wave: written(arenaWave) }) : t("lobby.waveAfterWave");
    return { label: t("lobby.arena"), note, color };
  }
  return {
    label: t("lobby.story"),
    note: medal ? t("lobby.rank", { rank: t(`rank.${medal}`) }) : t("lobby.fromStart"),
    color: medal ? (rankColors[ranks.indexOf(medal)] ?? color) : color,
  };
}
