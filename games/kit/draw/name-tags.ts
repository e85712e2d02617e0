import { drawText, readableSize, textWidth } from "./text.ts";
import type { View } from "./view.ts";

/** A name over somebody: the middle of its lower edge. */
export type NameTag = {
  readonly name: string;
  readonly color: string;
  readonly x: number;
  readonly y: number;
};

type Box = { readonly left: number; readonly right: number; readonly y: number };

const SIZE = 16;

/** Draws names so that none covers another: where they meet, one is moved up. */
export function drawNameTags(view: View, tags: readonly NameTag[]): void {
  const line = readableSize(view, SIZE) * 1.3;
  const placed: Box[] = [];
  for (const { name, color, x, y: wanted } of tags.toSorted((a, b) => b.y - a.y)) {
    const half = textWidth(view, name, { size: SIZE }) / 2 + 4;
    if (x + half < 0 || x - half > view.width) continue;
    const isFree = (y: number) =>
      !placed.some(
        ({ left, right, y: other }) => left < x + half && right > x - half && Math.abs(other - y) < line,
      );
    let y = Math.max(line / 2, wanted);
    for (const other of placed.toSorted((a, b) => b.y - a.y)) if (!isFree(y)) y = Math.min(y, other.y - line);
    placed.push({ left: x - half, right: x + half, y });
    drawText(view, name, x, y, {
      size: SIZE,
      align: "center",
      baseline: "middle",
      color,
      outline: "rgba(8, 16, 12, 0.8)",
    });
  }
}
