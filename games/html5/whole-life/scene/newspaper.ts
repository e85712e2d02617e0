import type { Obituary } from "#html5/whole-life/life/obituary.ts";
import { element } from "./element.ts";

const WIDTH = 720;
const HEIGHT = 900;
const MARGIN = 48;
const INK = "#231d17";
const SERIF = '"Iowan Old Style", "Palatino Linotype", Georgia, "Liberation Serif", serif';

/** Draws the front page of the local newspaper about a life. */
export function newspaper({ paper, headline, lines, notices }: Obituary): HTMLCanvasElement {
  const canvas = element("canvas", "newspaper");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.fillStyle = "#f6efdf";
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = INK;
  ctx.textAlign = "center";
  ctx.font = `700 52px ${SERIF}`;
  ctx.fillText(paper, WIDTH / 2, 84, WIDTH - 2 * MARGIN);
  rule(ctx, 104, 4);
  ctx.font = `italic 18px ${SERIF}`;
  ctx.fillText("Evening edition · all the news that kept", WIDTH / 2, 130);
  rule(ctx, 144, 1);
  let y = paragraph(ctx, headline, {
    font: `900 46px ${SERIF}`,
    leading: 52,
    y: 200,
    width: WIDTH - 2 * MARGIN,
  });
  rule(ctx, y + 2, 1);
  ctx.textAlign = "left";
  y = paragraph(ctx, lines.join(" "), {
    font: `24px ${SERIF}`,
    leading: 34,
    y: y + 44,
    width: WIDTH - 2 * MARGIN,
  });
  rule(ctx, y + 2, 1);
  y += 36;
  for (const notice of notices)
    y =
      paragraph(ctx, notice, { font: `italic 20px ${SERIF}`, leading: 27, y, width: WIDTH - 2 * MARGIN }) + 6;
  ctx.textAlign = "center";
  ctx.font = `16px ${SERIF}`;
  ctx.fillText("A Whole Life, lived in ten minutes", WIDTH / 2, HEIGHT - 26);
  return canvas;
}

function rule(ctx: CanvasRenderingContext2D, y: number, height: number): void {
  ctx.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, height);
}

type Setting = { font: string; leading: number; y: number; width: number };

/** Sets words in lines of this width and gives the y of the line after them. */
function paragraph(
  ctx: CanvasRenderingContext2D,
  text: string,
  { font, leading, y, width }: Setting,
): number {
  ctx.font = font;
  const x = ctx.textAlign === "center" ? WIDTH / 2 : MARGIN;
  let line = "";
  let at = y;
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (ctx.measureText(longer).width > width && line !== "") {
      ctx.fillText(line, x, at);
      at += leading;
      line = word;
    } else line = longer;
  }
  ctx.fillText(line, x, at);
  return at + leading;
}
