import { BitWriter } from "#flash/toolchain/bytes/bit-writer.ts";

/** Point of a quadratic contour; off the curve it is a control point. */
export type GlyphPoint = { x: number; y: number; onCurve: boolean };

/** SWF SHAPE record of a glyph, from quadratic contours that begin on the curve and close themselves. */
export function glyphShape(contours: readonly (readonly GlyphPoint[])[]): Uint8Array {
  // One bit of fill style, none of line style.
  const bits = new BitWriter().unsigned(1, 4).unsigned(0, 4);
  contours.forEach((contour, index) => {
    const [start, ...rest] = contour;
    if (!start) return;
    moveTo(bits, start, index === 0 ? "with-fill" : "only-move");
    let pen = start;
    let control: GlyphPoint | undefined;
    for (const point of [...rest, start]) {
      if (!point.onCurve) {
        control = point;
        continue;
      }
      if (control) curveTo(bits, pen, control, point);
      else lineTo(bits, pen, point);
      control = undefined;
      pen = point;
    }
  });
  return bits.unsigned(0, 6).toBytes();
}

function moveTo(bits: BitWriter, to: GlyphPoint, kind: "with-fill" | "only-move"): void {
  const width = widthOf(to.x, to.y);
  const withFill = kind === "with-fill";
  // Style change: new styles, line, fill on the right, fill on the left, move.
  bits
    .unsigned(0, 1)
    .unsigned(0, 2)
    .unsigned(withFill ? 1 : 0, 1)
    .unsigned(0, 1)
    .unsigned(1, 1);
  bits.unsigned(width, 5).signed(to.x, width).signed(to.y, width);
  if (withFill) bits.unsigned(1, 1);
}

function lineTo(bits: BitWriter, from: GlyphPoint, to: GlyphPoint): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return;
  const width = Math.max(2, widthOf(dx, dy));
  bits
    .unsigned(0b11, 2)
    .unsigned(width - 2, 4)
    .unsigned(1, 1)
    .signed(dx, width)
    .signed(dy, width);
}

function curveTo(bits: BitWriter, from: GlyphPoint, control: GlyphPoint, to: GlyphPoint): void {
  const steps = [control.x - from.x, control.y - from.y, to.x - control.x, to.y - control.y];
  const width = Math.max(2, widthOf(...steps));
  bits.unsigned(0b10, 2).unsigned(width - 2, 4);
  for (const step of steps) bits.signed(step, width);
}

/** Number of bits that hold each of these values with its sign. */
function widthOf(...values: number[]): number {
  return Math.max(...values.map((value) => Math.abs(value).toString(2).length)) + 1;
}
