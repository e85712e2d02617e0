import { HAT_BOX, HAT_LINE, HAT_LINE_WIDTH, type Hat } from "./hats.ts";
import { wornHat } from "./purse.ts";

/** Where a hat sits. */
export type HatPlace = {
  /** Where the middle of the brim rests: about a third of the head's width above the middle of the head. */
  x: number;
  y: number;
  /** The width of the head, in the picture's units. */
  size: number;
  /** Turn to the right, in radians. */
  tilt?: number;
  /** The head looks to the left: what points forward, such as the peak of a cap, points there. */
  isMirrored?: boolean;
};

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paths are parsed once. */
const parsed = new Map<string, Path2D>();

/** Draws a hat on a head; the one that the visitor wears by default. Nothing where there is none. */
export function drawHat(
  ctx: Pen,
  { x, y, size, tilt = 0, isMirrored = false }: HatPlace,
  hat: Hat | undefined = wornHat(),
): void {
  if (!hat) return;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  ctx.scale((isMirrored ? -size : size) / 100, size / 100);
  ctx.lineJoin = "round";
  ctx.strokeStyle = HAT_LINE;
  for (const [color, text, line = HAT_LINE_WIDTH] of hat.parts) {
    const path = parsed.get(text) ?? new Path2D(text);
    parsed.set(text, path);
    // The line first: of shapes that overlap in one part only the rim of the whole is seen.
    if (line > 0) {
      ctx.lineWidth = color === "none" ? line : line * 2;
      ctx.stroke(path);
    }
    if (color !== "none") {
      ctx.fillStyle = color;
      ctx.fill(path);
    }
  }
  ctx.restore();
}

/** A picture of a hat, so many pixels wide, for games of elements or WebGL. The brim rests at its middle, three quarters down. */
export function hatPicture(hat: Hat, width: number): HTMLCanvasElement {
  const [left, top, boxWidth, boxHeight] = HAT_BOX;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * boxHeight) / boxWidth);
  const scale = width / boxWidth;
  const ctx = canvas.getContext("2d");
  if (ctx) drawHat(ctx, { x: -left * scale, y: -top * scale, size: 100 * scale }, hat);
  return canvas;
}

/** A hat as the text of an SVG picture. */
export function hatSvg({ parts }: Hat): string {
  const paths = parts.map(([color, path, line = HAT_LINE_WIDTH]) => {
    const stroke =
      line > 0 ? ` stroke="${HAT_LINE}" stroke-width="${color === "none" ? line : line * 2}"` : "";
    return `<path d="${path}" fill="${color}"${stroke}/>`;
  });
  return `<svg viewBox="${HAT_BOX.join(" ")}" aria-hidden="true" stroke-linejoin="round" paint-order="stroke">${paths.join("")}</svg>`;
}
