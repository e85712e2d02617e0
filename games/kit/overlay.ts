import { clamp, easeBack, easeOut } from "./ease.ts";
import { palette } from "./palette.ts";
import { drawText } from "./text.ts";
import type { View } from "./view.ts";

export type Words = {
  title: string;
  controls: string;
  /** The word for what is counted: "Score", "Metres", "Day". */
  unit: string;
};

export type Result = { score: number; best: number; isRecord: boolean; note: string | undefined };

const GO = "Press Space or click";

function scrim(view: View, strength: number) {
  view.ctx.fillStyle = `rgba(12, 22, 17, ${strength})`;
  view.ctx.fillRect(0, 0, view.width, view.height);
}

/** A column of lines around the middle of the view; each line tells its own height. */
function column(view: View, lines: readonly { text: string; size: number; color: string }[], age: number) {
  const drop = (1 - easeOut(clamp(age / 18, 0, 1))) * -30;
  const x = view.width / 2;
  let y = view.height * 0.24 + drop;
  for (const { text, size, color } of lines) {
    const style = {
      size,
      color,
      align: "center",
      weight: size > 40 ? 900 : 700,
      width: view.width * 0.88,
    } as const;
    y += drawText(view, text, x, y, { ...style, outline: "rgba(8, 16, 12, 0.7)" }) + size * 0.35;
  }
}

const blink = (age: number) => (Math.floor(age / 36) % 4 === 3 ? palette.chalkDim : palette.orange);

export function drawTitle(view: View, words: Words, best: number, age: number): void {
  scrim(view, 0.55);
  column(
    view,
    [
      { text: words.title, size: 72 * easeBack(clamp(0.6 + age / 40, 0, 1)), color: palette.chalk },
      { text: words.controls, size: 24, color: palette.mint },
      { text: GO, size: 30, color: blink(age) },
      {
        text: best > 0 ? `${words.unit} to beat: ${best}` : "P pauses · R restarts · M mutes",
        size: 20,
        color: palette.chalkDim,
      },
    ],
    age,
  );
}

export function drawPause(view: View, words: Words, age: number): void {
  scrim(view, 0.65);
  column(
    view,
    [
      { text: "Paused", size: 64, color: palette.chalk },
      { text: words.controls, size: 24, color: palette.mint },
      { text: "Any key or click goes on", size: 28, color: blink(age) },
      { text: "R restarts · M mutes", size: 20, color: palette.chalkDim },
    ],
    age,
  );
}

export function drawOver(view: View, words: Words, result: Result, age: number): void {
  scrim(view, 0.6 * clamp(age / 12, 0, 1));
  const best = result.isRecord ? "New best!" : `Best: ${result.best}`;
  const lines = [
    { text: `${words.unit} ${result.score}`, size: 64, color: palette.chalk },
    { text: best, size: 30, color: result.isRecord ? palette.yellow : palette.chalkDim },
    { text: result.note ?? "", size: 24, color: palette.mint },
    { text: `${GO} for one more go`, size: 28, color: blink(age) },
  ];
  column(
    view,
    lines.filter(({ text }) => text !== ""),
    age,
  );
}

/** A word that shows up at the bottom and goes: "Sound off". */
export function drawToast(view: View, text: string, age: number): void {
  if (age > 90) return;
  view.ctx.globalAlpha = clamp((90 - age) / 20, 0, 1);
  const style = { size: 22, align: "center", outline: palette.board } as const;
  drawText(view, text, view.width / 2, view.height - 48, style);
  view.ctx.globalAlpha = 1;
}
