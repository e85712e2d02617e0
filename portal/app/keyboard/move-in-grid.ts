/** Where a card is, in pixels. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type ArrowKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export function isArrowKey(key: string): key is ArrowKey {
  return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);
}

/**
 * Index of the card that an arrow key leads to: sideways the next or previous one, as one reads; up and down the nearest one of the nearest row.
 * Undefined where there is none.
 */
export function moveInGrid(boxes: readonly Box[], current: number, key: ArrowKey): number | undefined {
  if (key === "ArrowRight") return current + 1 < boxes.length ? current + 1 : undefined;
  if (key === "ArrowLeft") return current > 0 ? current - 1 : undefined;
  const from = boxes[current];
  if (!from) return undefined;
  const distance = (box: Box) => (key === "ArrowDown" ? box.top - from.bottom : from.top - box.bottom);
  const aside = (box: Box) => Math.abs(box.left + box.right - from.left - from.right);
  // Cards of a row may differ a little in height, never by half.
  const beyond = boxes.filter((box) => distance(box) > -(from.bottom - from.top) / 2);
  const [nearest] = beyond.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest) return undefined;
  const row = beyond.filter((box) => box.top < nearest.bottom && nearest.top < box.bottom);
  const [target] = row.toSorted((a, b) => aside(a) - aside(b));
  return target && boxes.indexOf(target);
}
