import { clamp } from "#kit/ease.ts";
import { palette } from "./palette.ts";
import { drawText } from "./text.ts";
import type { View } from "./view.ts";

const TOAST_STEPS = 90;
const TOAST_FADE_STEPS = 20;

/** Draws a toast at the bottom that fades out, such as that the sound is off. */
export function drawToast(view: View, text: string, age: number): void {
  const strength = clamp((TOAST_STEPS - age) / TOAST_FADE_STEPS, 0, 1);
  if (text === "" || strength === 0) return;
  view.ctx.globalAlpha = strength;
  const style = { size: 22, align: "center", outline: palette.board } as const;
  drawText(view, text, view.width / 2, view.height - 48, style);
  view.ctx.globalAlpha = 1;
}
