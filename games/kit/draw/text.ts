import { directionOf } from "#kit/language/script.ts";
import { displayFont } from "./font.ts";
import { palette } from "./palette.ts";
import { drawLater, placeText } from "./placed-texts.ts";
import type { View } from "./view.ts";

/** Style of drawn text. */
export type TextStyle = {
  /** In game units; drawn larger where the frame is so small that it could not be read. */
  size?: number;
  color?: string;
  align?: "left" | "center" | "right";
  /** `middle` centres on y, `top` hangs from it. */
  baseline?: "top" | "middle";
  /** For words that pop up over a picture: drawn last, clear of all other texts, inside the canvas. */
  floats?: boolean;
  /** Drawn behind the text, wherever it floats to. */
  behind?(): void;
  /** A dark rim, for text over a busy picture. */
  outline?: string;
  /** Breaks lines between words so that none is wider than this. */
  width?: number;
};

/** Smaller text cannot be read on a phone or a school laptop. */
const MIN_CSS_PIXELS = 12;
const LINE_HEIGHT = 1.25;

/** The size that is drawn for a requested size: never too small to read. */
export function readableSize(view: Pick<View, "scale">, size: number): number {
  return Math.max(size, MIN_CSS_PIXELS / view.scale);
}

/** Draws text in the display font. Returns its height. */
export function drawText(view: View, text: string, x: number, y: number, style: TextStyle = {}): number {
  if (!style.floats) return drawNow(view, text, x, y, style);
  drawLater(view.ctx, () => drawNow(view, text, x, y, style));
  return readableSize(view, style.size ?? 20) * LINE_HEIGHT;
}

function drawNow(view: View, text: string, x: number, y: number, style: TextStyle): number {
  const { ctx } = view;
  const wanted = style.size ?? 20;
  const size = readableSize(view, wanted);
  ctx.font = displayFont(size);
  ctx.textAlign = style.align ?? "left";
  ctx.textBaseline = style.baseline ?? "top";
  ctx.direction = directionOf(text);
  const lines = style.width ? wrap(text, style.width, (part) => ctx.measureText(part).width) : [text];
  const step = size * LINE_HEIGHT;
  const top = style.baseline === "middle" ? y - ((lines.length - 1) * step) / 2 : y;
  const height = lines.length * step;
  // A text that was enlarged for a small frame takes more room than the game left for it.
  const manners = style.floats ? "floats" : size > wanted ? "gives-way" : "stays";
  const shift = placeText(ctx, text, boxOf(ctx, lines, x, top, step), manners);
  if (!shift) return height;
  const isMoved = shift.x !== 0 || shift.y !== 0;
  if (isMoved) {
    const { a, b, c, d, e, f } = ctx.getTransform();
    ctx.save();
    ctx.setTransform(a, b, c, d, e + shift.x, f + shift.y);
  }
  if (style.behind) {
    const { font, textAlign, textBaseline, direction } = ctx;
    style.behind();
    Object.assign(ctx, { font, textAlign, textBaseline, direction });
  }
  lines.forEach((line, index) => {
    const at = top + index * step;
    if (style.outline) {
      ctx.lineJoin = "round";
      ctx.lineWidth = size / 5;
      ctx.strokeStyle = style.outline;
      ctx.strokeText(line, x, at);
    }
    ctx.fillStyle = style.color ?? palette.chalk;
    ctx.fillText(line, x, at);
  });
  if (isMoved) ctx.restore();
  return height;
}

/** The box of the letters themselves. */
function boxOf(
  ctx: CanvasRenderingContext2D,
  lines: readonly string[],
  x: number,
  top: number,
  step: number,
) {
  const all = lines.map((line) => ctx.measureText(line));
  return {
    left: x - Math.max(...all.map((line) => line.actualBoundingBoxLeft)),
    right: x + Math.max(...all.map((line) => line.actualBoundingBoxRight)),
    top: top - (all[0]?.actualBoundingBoxAscent ?? 0),
    bottom: top + (lines.length - 1) * step + (all.at(-1)?.actualBoundingBoxDescent ?? 0),
  };
}

export function textWidth(view: View, text: string, style: Pick<TextStyle, "size"> = {}): number {
  view.ctx.font = displayFont(readableSize(view, style.size ?? 20));
  return view.ctx.measureText(text).width;
}

/** The size at which a line is no wider than `width`: the wanted one, or a smaller one where a language needs more room. */
export function sizeWithin(view: View, text: string, size: number, width: number): number {
  return Math.min(size, (readableSize(view, size) * width) / Math.max(1, textWidth(view, text, { size })));
}

/** The text, or its beginning and an ellipsis where it is wider than `width`. */
export function fitted(view: View, text: string, width: number, style: Pick<TextStyle, "size"> = {}): string {
  let shown = text;
  for (let length = text.length; length > 1 && textWidth(view, shown, style) > width; )
    shown = `${text.slice(0, --length).trimEnd()}…`;
  return shown;
}

/** A word, or a Chinese sign with the punctuation that stays with it, and the space before. */
const PIECES = /( *)([（《「]*[\u3040-\u9fff][，。！？、：；）》」…!?.,]*|[^ \u3040-\u9fff]+)/gu;

/** Wraps text between words, or between the signs of a script without spaces; a single word that is too wide gets a line of its own. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const [, space = "", piece = ""] of text.matchAll(PIECES)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(last + space + piece) <= width)
      lines[lines.length - 1] = last + space + piece;
    else lines.push(piece);
  }
  return lines.length > 0 ? lines : [""];
}

/** Draws the HUD line on top: the current state at the left, the score to beat at the right. */
export function drawHud(view: View, left: string, right: string, color: string = palette.chalk): void {
  const outline = "rgba(10, 18, 14, 0.55)";
  drawText(view, left, 16, 12, { size: 24, color, outline });
  drawText(view, right, view.width - 16, 12, { size: 24, color, outline, align: "right" });
}
