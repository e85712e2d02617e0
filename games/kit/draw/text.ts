import { palette } from "./palette.ts";
import type { View } from "./view.ts";

/** Style of drawn text. */
export type TextStyle = {
  /** In game units; drawn larger where the frame is so small that it could not be read. */
  size?: number;
  color?: string;
  align?: "left" | "center" | "right";
  /** `middle` centres on y, `top` hangs from it. */
  baseline?: "top" | "middle";
  weight?: 400 | 700 | 900;
  /** A dark rim, for text over a busy picture. */
  outline?: string;
  /** Breaks lines between words so that none is wider than this. */
  width?: number;
};

const FONTS = `"Trebuchet MS", "Segoe UI", Roboto, Ubuntu, system-ui, sans-serif`;
/** Smaller text cannot be read on a school laptop. */
const MIN_CSS_PIXELS = 11;
const LINE_HEIGHT = 1.25;

/** The size that is drawn for a requested size: never too small to read. */
export function readableSize(view: Pick<View, "scale">, size: number): number {
  return Math.max(size, MIN_CSS_PIXELS / view.scale);
}

/** Draws text in a system font. Returns its height. */
export function drawText(view: View, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { ctx } = view;
  const size = readableSize(view, style.size ?? 20);
  ctx.font = `${style.weight ?? 700} ${size}px ${FONTS}`;
  ctx.textAlign = style.align ?? "left";
  ctx.textBaseline = style.baseline ?? "top";
  const lines = style.width ? wrap(text, style.width, (part) => ctx.measureText(part).width) : [text];
  const top = style.baseline === "middle" ? y - ((lines.length - 1) * size * LINE_HEIGHT) / 2 : y;
  lines.forEach((line, index) => {
    const at = top + index * size * LINE_HEIGHT;
    if (style.outline) {
      ctx.lineJoin = "round";
      ctx.lineWidth = size / 5;
      ctx.strokeStyle = style.outline;
      ctx.strokeText(line, x, at);
    }
    ctx.fillStyle = style.color ?? palette.chalk;
    ctx.fillText(line, x, at);
  });
  return lines.length * size * LINE_HEIGHT;
}

export function textWidth(view: View, text: string, style: Pick<TextStyle, "size" | "weight"> = {}): number {
  view.ctx.font = `${style.weight ?? 700} ${readableSize(view, style.size ?? 20)}px ${FONTS}`;
  return view.ctx.measureText(text).width;
}

/** The text, or its beginning and an ellipsis where it is wider than `width`. */
export function fitted(
  view: View,
  text: string,
  width: number,
  style: Pick<TextStyle, "size" | "weight"> = {},
): string {
  let shown = text;
  for (let length = text.length; length > 1 && textWidth(view, shown, style) > width; )
    shown = `${text.slice(0, --length).trimEnd()}…`;
  return shown;
}

/** Wraps text between words; a single word that is too wide gets a line of its own. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws the HUD line on top: the current state at the left, the score to beat at the right. */
export function drawHud(view: View, left: string, right: string, color: string = palette.chalk): void {
  const outline = "rgba(10, 18, 14, 0.55)";
  drawText(view, left, 16, 12, { size: 24, color, outline });
  drawText(view, right, view.width - 16, 12, { size: 24, color, outline, align: "right" });
}
