import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import type { Scene } from "#kit/scenes.ts";
import { palette } from "./palette.ts";
import { drawText } from "./text.ts";
import type { View } from "./view.ts";

type Words = { title: string; controls: string; unit?: string };
type State = {
  scene: Scene;
  age: number;
  best: number;
  isRecord: boolean;
  round: { core: { score: number }; note?(): string };
};
type Line = { text: string; size: number; color: string };

const GO_TEXT = "Press Space or click";
const TOAST_STEPS = 90;
const TOAST_FADE_STEPS = 20;
/** Opacity of the dark layer under the text. */
const scrims: Record<Scene, number> = { title: 0.4, play: 0, paused: 0.75, over: 0.6 };

/** Draws the kit's overlay for title, pause and result. */
export function drawScene(view: View, words: Words, state: State): void {
  if (state.scene === "play") return;
  const { ctx } = view;
  ctx.fillStyle = `rgba(12, 22, 17, ${scrims[state.scene] * clamp(state.age / 10, 0, 1)})`;
  // Wide enough to cover the bars of a letterbox too.
  ctx.fillRect(-view.width, -view.height, view.width * 3, view.height * 3);
  column(view, linesFor(words, state), state.age);
}

function linesFor(words: Words, { scene, age, best, isRecord, round }: State): Line[] {
  const { unit = "Score", controls, title } = words;
  const go = (text: string) => ({
    text,
    size: 30,
    color: age % 140 < 110 ? palette.orange : palette.chalkDim,
  });
  const small = (text: string) => ({ text, size: 20, color: palette.chalkDim });
  const help = { text: controls, size: 24, color: palette.mint };
  if (scene === "title") {
    const size = 72 * easeBack(clamp(0.6 + age / 40, 0, 1));
    const record = best > 0 ? [small(`${unit} to beat: ${best}`)] : [];
    return [
      { text: title, size, color: palette.chalk },
      help,
      go(GO_TEXT),
      ...record,
      small("P pauses · R restarts · M mutes"),
    ];
  }
  if (scene === "paused") {
    const heading = { text: "Paused", size: 64, color: palette.chalk };
    return [heading, help, go("Any key or click goes on"), small("R restarts · M mutes")];
  }
  const result = { text: `${unit} ${round.core.score}`, size: 64, color: palette.chalk };
  const record = isRecord ? { text: "New best!", size: 30, color: palette.yellow } : small(`Best: ${best}`);
  const note = round.note?.() ?? "";
  return [result, record, ...(note ? [{ ...help, text: note }] : []), go(`${GO_TEXT} for one more go`)];
}

/** Draws centred lines below each other, which drop in a little as they appear. */
function column(view: View, lines: readonly Line[], age: number) {
  let y = view.height * 0.22 - (1 - easeOut(clamp(age / 18, 0, 1))) * 30;
  for (const { text, size, color } of lines) {
    const weight = size > 40 ? 900 : 700;
    const width = view.width * 0.9;
    const style = { size, color, weight, width, align: "center", outline: "rgba(8, 16, 12, 0.8)" } as const;
    y += drawText(view, text, view.width / 2, y, style) + size * 0.35;
  }
}

/** Draws a toast at the bottom that fades out: "Sound off". */
export function drawToast(view: View, text: string, age: number): void {
  const strength = clamp((TOAST_STEPS - age) / TOAST_FADE_STEPS, 0, 1);
  if (text === "" || strength === 0) return;
  view.ctx.globalAlpha = strength;
  const style = { size: 22, align: "center", outline: palette.board } as const;
  drawText(view, text, view.width / 2, view.height - 48, style);
  view.ctx.globalAlpha = 1;
}
