import { keepFree } from "./placed-texts.ts";
import { drawText, readableSize, type TextStyle, textWidth } from "./text.ts";
import type { View } from "./view.ts";

/** A line of a stack. */
export type StackLine = Pick<TextStyle, "size" | "color"> & { readonly text: string };

export type StackPlace = {
  readonly corner: "top-left" | "top" | "top-right" | "bottom-left" | "bottom" | "bottom-right";
  /** From the edges of the view. */
  readonly inset?: number;
  /** From the top or bottom edge, where it differs. */
  readonly drop?: number;
  /** A plate behind the lines, in this colour. */
  readonly plate?: string;
  readonly outline?: string;
};

/** Where a stack lies, in game units. */
export type StackArea = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const LEADING = 1.12;
const PADDING = 10;

/** Draws lines of a HUD under each other in a corner, each below the real height of the last: none overlaps, however small the frame. */
export function drawStack(view: View, lines: readonly StackLine[], place: StackPlace): StackArea {
  const { corner, inset = 16, drop = inset, plate, outline } = place;
  const heights = lines.map(({ size = 20 }) => readableSize(view, size) * LEADING);
  const widths = lines.map(({ text, size = 20 }) => textWidth(view, text, { size }));
  const width = Math.max(0, ...widths);
  const height = heights.reduce((sum, each) => sum + each, 0);
  const align = corner.endsWith("left") ? "left" : corner.endsWith("right") ? "right" : "center";
  const x = { left: inset, center: view.width / 2, right: view.width - inset }[align];
  const top = corner.startsWith("top") ? drop : view.height - drop - height;
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  if (plate && lines.length > 0) {
    view.ctx.fillStyle = plate;
    view.ctx.beginPath();
    view.ctx.roundRect(left - PADDING, top - PADDING / 2, width + PADDING * 2, height + PADDING, PADDING);
    view.ctx.fill();
  }
  let y = top;
  lines.forEach(({ text, ...style }, at) => {
    const middle = y + (heights[at] ?? 0) / 2;
    drawText(view, text, x, middle, { ...style, align, baseline: "middle", ...(outline && { outline }) });
    y += heights[at] ?? 0;
  });
  const area = { left, top, right: left + width, bottom: top + height };
  keepFree(view.ctx, area);
  return area;
}
