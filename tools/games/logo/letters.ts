import { loadFace } from "@recess/games/flash/toolchain/font/face.ts";
import type { Contour } from "@recess/games/flash/toolchain/font/truetype.ts";
import type { LetterBox, LogoLine, Place } from "@recess/games/kit/logo/design.ts";

/** Height of a capital of the display font, in its units: 0.7 of an em. */
const CAPITAL = 0.7;
/** A curve or a line is split into so many parts before the warp, which bends its ends and control points alone. */
const PARTS = 2;

const { font } = loadFace();

/** A line of a logo: where its letters are before the warp, and their outlines after it as SVG path data. */
export function setLine(line: LogoLine): { boxes: LetterBox[]; path: string; corners: Place[] } {
  const { text, size = 1, spacing = 0, x: left = 0, y: down = 0, drawn = [], warp = (point) => point } = line;
  const scale = 100 / (CAPITAL * font.unitsPerEm);
  const glyphs = [...text].map(font.glyphOf);
  const widths = glyphs.map(({ advance }) => advance * scale + spacing);
  const total = widths.reduce((sum, width) => sum + width, -spacing);
  const corners: Place[] = [];
  const boxes: LetterBox[] = [];
  let path = "";
  let x = -total / 2;
  for (const [at, { contours }] of glyphs.entries()) {
    const width = widths[at] ?? 0;
    const letter = { at, middle: x + (width - spacing) / 2 };
    const from = x;
    const place = (point: Place): Place => {
      const set = { x: from + point.x * scale, y: -point.y * scale };
      const bent = warp(set, letter, total / 2);
      return { x: left + bent.x * size, y: down + bent.y * size };
    };
    boxes.push({
      left: left + from * size,
      middle: left + letter.middle * size,
      right: left + (from + width - spacing) * size,
    });
    if (!drawn.includes(at)) {
      for (const contour of contours) path += outline(contour, place, corners);
    }
    x += width;
  }
  return { boxes, path, corners };
}

/** SVG path data of a contour whose points have been moved. */
function outline(contour: Contour, place: (point: Place) => Place, corners: Place[]): string {
  const write = (point: Place) => {
    const placed = place(point);
    corners.push(placed);
    return `${round(placed.x)} ${round(placed.y)}`;
  };
  const [first] = contour;
  if (!first) return "";
  let path = `M${write(first)}`;
  let from: Place = first;
  for (let i = 1; i <= contour.length; i++) {
    const point = contour[i % contour.length] as Contour[number];
    if (point.onCurve) {
      for (let part = 1; part <= PARTS; part++) path += `L${write(between(from, point, part / PARTS))}`;
      from = point;
      continue;
    }
    i++;
    const to = contour[i % contour.length] as Contour[number];
    for (const { control, end } of splitCurve(from, point, to)) path += `Q${write(control)} ${write(end)}`;
    from = to;
  }
  return `${path}Z`;
}

/** Parts of a quadratic curve. */
function splitCurve(from: Place, control: Place, to: Place): { control: Place; end: Place }[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const [start, stop] = [part / PARTS, (part + 1) / PARTS];
    const on = (t: number) => between(between(from, control, t), between(control, to, t), t);
    // The control point of a part: where the tangents of its ends meet.
    const middle = between(between(from, control, start), between(control, to, start), stop);
    return { control: middle, end: on(stop) };
  });
}

function between(a: Place, b: Place, share: number): Place {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function round(value: number): number {
  return Math.round(value * 2) / 2;
}
