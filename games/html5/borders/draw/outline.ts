import { type Field, SIZE } from "#html5/borders/core/field.ts";

/** A closed curve: x and y in turn, in cells. */
export type Loop = number[];

/**
 * The borders of someone's land as closed curves. They run along the edges of cells with the land at their right hand;
 * the middle of each edge is kept, and then drawn towards its neighbours until no step of the grid is left to see.
 */
export function outlinesOf(field: Field, id: number): Loop[] {
  const next = edgesOf(field, id);
  const loops: Loop[] = [];
  for (const [start] of next) {
    const loop: Loop = [];
    let corner: number | undefined = start;
    let from = -1;
    while (corner !== undefined) {
      const way: number | undefined = takeEdge(next, corner, from);
      if (way === undefined) break;
      loop.push((xAt(corner) + xAt(way)) / 2, (yAt(corner) + yAt(way)) / 2);
      from = corner;
      corner = way;
    }
    if (loop.length >= 8) loops.push(thin(soften(soften(loop))));
  }
  return loops;
}

/** Corners are counted like cells, with one more in each row. */
const ROW = SIZE + 1;
const xAt = (corner: number) => corner % ROW;
const yAt = (corner: number) => Math.floor(corner / ROW);

function edgesOf(field: Field, id: number): Map<number, number[]> {
  const { owner } = field;
  const box = field.boxOf(id);
  const next = new Map<number, number[]>();
  const add = (from: number, to: number) => {
    const list = next.get(from);
    if (list) list.push(to);
    else next.set(from, [to]);
  };
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const cell = y * SIZE + x;
      if (owner[cell] !== id) continue;
      const corner = y * ROW + x;
      if (owner[cell - SIZE] !== id) add(corner, corner + 1);
      if (owner[cell + 1] !== id) add(corner + 1, corner + 1 + ROW);
      if (owner[cell + SIZE] !== id) add(corner + 1 + ROW, corner + ROW);
      if (owner[cell - 1] !== id) add(corner + ROW, corner);
    }
  }
  return next;
}

/** Where two patches touch at a corner, the curve turns right and keeps them apart. */
function takeEdge(next: Map<number, number[]>, corner: number, from: number): number | undefined {
  const ways = next.get(corner);
  if (!ways || ways.length === 0) return undefined;
  let at = 0;
  if (ways.length > 1 && from >= 0) {
    const came = corner - from;
    // Right of "east" is "south", and so on round.
    const right = came === 1 ? ROW : came === ROW ? -1 : came === -1 ? -ROW : 1;
    at = Math.max(0, ways.indexOf(corner + right));
  }
  const [way] = ways.splice(at, 1);
  if (ways.length === 0) next.delete(corner);
  return way;
}

/** Each point moves to the average of itself and its two neighbours. */
function soften(loop: Loop): Loop {
  const count = loop.length;
  return loop.map((value, at) => {
    const before = loop[(at - 2 + count) % count] ?? value;
    const after = loop[(at + 2) % count] ?? value;
    return (before + value * 2 + after) / 4;
  });
}

/** Points on a straight stretch say nothing: without them a wide land is drawn in half the time. */
function thin(loop: Loop): Loop {
  const kept: Loop = [];
  for (let at = 0; at < loop.length; at += 2) {
    const [x, y] = [loop[at] ?? 0, loop[at + 1] ?? 0];
    const before = (at - 2 + loop.length) % loop.length;
    const after = (at + 2) % loop.length;
    const bend =
      (x - (loop[before] ?? 0)) * ((loop[after + 1] ?? 0) - y) -
      (y - (loop[before + 1] ?? 0)) * ((loop[after] ?? 0) - x);
    if (Math.abs(bend) > 0.004 || at % 12 === 0) kept.push(x, y);
  }
  return kept;
}
