import type { Bench } from "./bench.ts";
import { upgrades } from "./career.ts";
import type { Guest } from "./guests.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Pantry } from "./pantry.ts";
import type { Phase } from "./snapshot.ts";
import {
  itemRect,
  openRect,
  type PlaceKind,
  type Rect,
  seatRect,
  serveRect,
  type Target,
  trashRect,
  upgradeRect,
} from "./targets.ts";

const at = (kind: PlaceKind, index: number, rect: Rect): Target => ({ kind, index, ...rect });
const row = (kind: PlaceKind, rects: readonly Rect[]) => rects.map((rect, index) => at(kind, index, rect));

/** The part of a shift that decides what can be pressed. */
type Counter = {
  phase: Phase;
  kitchen: Kitchen;
  bench: Bench;
  guests: readonly Guest[];
  pantry: Pantry;
};

/** All that can be pressed now, and where it is. What comes first lies on top. */
export function targetsOf(shift: Counter): Target[] {
  if (shift.phase === "closing") return [];
  if (shift.phase === "morning") {
    return [at("open", 0, openRect), ...upgrades.map((_, index) => at("upgrade", index, upgradeRect(index)))];
  }
  const { kitchen, bench, guests, pantry } = shift;
  const { raws, spots, board, quarters = [], cut, box } = kitchen.places;
  const here = guests.filter(({ state }) => state === "asking" || state === "waiting");
  return [
    ...here.map(({ seat }) => at("guest", seat, seatRect(seat))),
    ...row("raw", raws.slice(0, pantry.raws.length)),
    ...row("spot", spots.slice(0, bench.spots.length)),
    at("board", 0, board),
    ...row("quarter", quarters),
    ...(cut ? [at("cut", 0, cut)] : []),
    ...(box ? [at("box", 0, box)] : []),
    ...kitchen.items.flatMap(({ day }, index) =>
      day <= pantry.day ? [at("item", index, itemRect(index))] : [],
    ),
    at("serve", 0, serveRect),
    at("trash", 0, trashRect),
  ];
}
