export type Rect = { x: number; y: number; width: number; height: number };

export type PlaceKind =
  | "guest"
  | "raw"
  | "spot"
  | "board"
  | "quarter"
  | "cut"
  | "scrape"
  | "box"
  | "item"
  | "serve"
  | "trash"
  | "upgrade"
  | "ware"
  | "tab"
  | "open";

/** Something that can be pressed, whatever it is pressed with. */
export type Place = { kind: PlaceKind; index: number };
export type Target = Place & Rect;

/** The area that everything is laid out in. A frame of another shape shows more wall and floor around it. */
export const STAGE = { width: 960, height: 540 };
export const SEATS = 4;
export const COUNTER_Y = 226;

export const samePlace = (a: Place | undefined, b: Place | undefined) =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.index === b.index;

export const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

export const seatRect = (seat: number): Rect => ({ x: 8 + seat * 190, y: 44, width: 184, height: 190 });
export const itemRect = (at: number): Rect => ({ x: 10 + at * 75.2, y: 438, width: 70, height: 92 });
export const serveRect: Rect = { x: 774, y: 448, width: 176, height: 82 };
export const trashRect: Rect = { x: 698, y: 344, width: 64, height: 84 };
export const ticketRect: Rect = { x: 774, y: 44, width: 176, height: 396 };
export const upgradeRect = (at: number): Rect => ({
  x: 372 + (at % 2) * 284,
  y: 118 + Math.floor(at / 2) * 98,
  width: 274,
  height: 90,
});
export const wareRect = (at: number): Rect => ({
  x: 372 + (at % 3) * 188,
  y: 118 + Math.floor(at / 3) * 75,
  width: 182,
  height: 70,
});
export const tabRect = (at: number): Rect => ({ x: 560 + at * 188, y: 43, width: 182, height: 70 });
export const openRect: Rect = { x: 372, y: 420, width: 558, height: 82 };

export function targetAt(targets: readonly Target[], x: number, y: number): Target | undefined {
  return targets.find((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height);
}

/** The next target that way: near counts, and straight ahead counts more. */
export function neighbour(
  targets: readonly Target[],
  from: Place | undefined,
  way: { x: number; y: number },
): Target | undefined {
  const here = targets.find((one) => samePlace(one, from));
  if (!here) return targets[0];
  const start = middleOf(here);
  const costs = targets.map((target) => {
    const end = middleOf(target);
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return { target, cost: ahead > 8 ? ahead + aside * 2 : Number.POSITIVE_INFINITY };
  });
  const best = costs.toSorted((a, b) => a.cost - b.cost)[0];
  return best && best.cost < Number.POSITIVE_INFINITY ? best.target : here;
}
