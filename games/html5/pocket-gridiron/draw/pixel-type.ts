import { displayFont } from "#kit/draw/font.ts";
import { directionOf } from "#kit/language/script.ts";

type Ctx = CanvasRenderingContext2D;

/** Size of a font whose capitals are as high as the letters of dots. */
const FONT_DOTS = 6.6;

/** Letters of four by five dots: each digit is a row, its highest bit the left dot. */
const glyphs: Record<string, string> = {
  A: "69F99",
  B: "E9E9E",
  C: "78887",
  D: "E999E",
  E: "F8E8F",
  F: "F8E88",
  G: "78B97",
  H: "99F99",
  I: "E444E",
  J: "11196",
  K: "9ACA9",
  L: "8888F",
  N: "9DB99",
  O: "69996",
  P: "E9E88",
  Q: "699A5",
  R: "E9EA9",
  S: "7861E",
  T: "E4444",
  U: "99996",
  V: "99966",
  X: "99699",
  Y: "AA444",
  Z: "F168F",
  0: "6BD96",
  1: "4C44E",
  2: "E168F",
  3: "E161E",
  4: "99F11",
  5: "F8E1E",
  6: "68E96",
  7: "F1244",
  8: "69696",
  9: "69716",
  "!": "44404",
  "&": "4A4AD",
  "+": "04E40",
  "-": "00E00",
  ":": "04040",
  ".": "00004",
};

/** The two that need a fifth dot, so their digits go up to 31. */
const wideGlyphs: Record<string, string> = { M: "hrlhh", W: "hhlla" };

type Glyph = { rows: number[]; width: number };
const parsed = new Map<string, Glyph>();

function glyphOf(letter: string): Glyph {
  const known = parsed.get(letter);
  if (known) return known;
  const wide = wideGlyphs[letter];
  const rows = [...(wide ?? glyphs[letter] ?? "")].map(
    (digit) => Number.parseInt(digit, 32) << (wide ? 0 : 1),
  );
  const isNarrow = rows.every((row) => row % 4 === 0);
  const glyph = { rows, width: wide ? 5 : isNarrow ? 3 : 4 };
  parsed.set(letter, glyph);
  return glyph;
}

export const pixelWidth = (text: string, dot: number) =>
  [...text.toUpperCase()].reduce((sum, letter) => sum + (glyphOf(letter).width + 1) * dot, -dot);

/** Whether there are dots for all of its letters. */
const isSpelt = (text: string) =>
  [...text.toUpperCase()].every((letter) => letter === " " || letter in glyphs || letter in wideGlyphs);

type Style = { dot: number; color: string; align?: "left" | "center" | "right"; shadow?: string };

/** Chunky letters for score boards and shouts. `y` is their top. */
export function drawPixels(ctx: Ctx, text: string, x: number, y: number, style: Style): void {
  const { dot, color, align = "left", shadow } = style;
  const width = pixelWidth(text, dot);
  const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
  if (!isSpelt(text)) {
    drawLine(ctx, text, x, y, style);
    return;
  }
  if (shadow) drawRow(ctx, text, left + dot * 0.6, y + dot * 0.8, dot, shadow);
  drawRow(ctx, text, left, y, dot, color);
}

/** Text with letters that have no dots, in the display font at the same height. */
function drawLine(ctx: Ctx, text: string, x: number, y: number, style: Style) {
  const { dot, color, align = "left", shadow } = style;
  ctx.font = displayFont(dot * FONT_DOTS);
  ctx.textAlign = align;
  ctx.textBaseline = "middle";
  ctx.direction = directionOf(text);
  const middle = y + dot * 2.5;
  if (shadow) {
    ctx.fillStyle = shadow;
    ctx.fillText(text, x + dot * 0.4, middle + dot * 0.5);
  }
  ctx.fillStyle = color;
  ctx.fillText(text, x, middle);
}

function drawRow(ctx: Ctx, text: string, left: number, y: number, dot: number, color: string) {
  ctx.fillStyle = color;
  let x = left;
  for (const letter of text.toUpperCase()) {
    const { rows, width } = glyphOf(letter);
    rows.forEach((row, line) => {
      for (let column = 0; column < 5; column++) {
        // A hair of overlap, so that no seams show between dots at odd scales.
        if (row & (16 >> column)) ctx.fillRect(x + column * dot, y + line * dot, dot + 0.5, dot + 0.5);
      }
    });
    x += (width + 1) * dot;
  }
}
