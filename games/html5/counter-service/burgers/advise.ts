import {
  type Advice,
  advice,
  adviseGuests,
  adviseStove,
  adviseWaiting,
  chosenGuest,
  STRAIGHT,
} from "#html5/counter-service/engine/core/advice.ts";
import { type Cooked, cookedOf } from "#html5/counter-service/engine/core/dish.ts";
import type { Snapshot } from "#html5/counter-service/engine/core/snapshot.ts";
import { items, raws } from "./goods.ts";

/** Patties first, then layer upon layer as the ticket says. */
export function advise(snapshot: Snapshot): Advice | undefined {
  const guest = chosenGuest(snapshot);
  const wish = guest?.order[0];
  const asking = adviseGuests(snapshot);
  if (asking || !wish) return asking;
  const put = snapshot.board?.marks ?? [];
  const next = wish.marks[put.length];
  if (put.some((one, at) => one.item !== wish.marks[at]?.item))
    return advice("trash", 0, "Not as ordered: start over");
  const isStraight = Math.abs(snapshot.sway) < STRAIGHT;
  const needs = cookedOf(wish).slice(cookedOf({ marks: put, cuts: [] }).length);
  const stove = adviseStove(
    raws,
    snapshot,
    [...needs, ...later(snapshot, needs)],
    next?.cooked !== undefined,
  );
  const isTake = stove?.kind === "spot" && snapshot.spots[stove.index]?.down === 1;
  if (stove) return isTake && !isStraight ? { ...stove, isEarly: true } : stove;
  if (!next) return advice("serve", 0, "Ring the bell!");
  const index = items.findIndex(({ id }) => id === next.item);
  if (index < 0) return adviseWaiting(snapshot);
  return { ...advice("item", index, "Drop it in the middle"), isEarly: !isStraight };
}

/** Once the last patty of this order is turned, the next guest's may go on. */
function later({ guests, selected, spots }: Snapshot, needs: readonly Cooked[]): Cooked[] {
  const turned = spots.filter((slot) => slot?.down === 1).length;
  if (turned < needs.length) return [];
  const next = guests.find(({ state }, at) => state === "waiting" && at !== selected);
  return next ? next.order.flatMap(cookedOf).slice(0, 1) : [];
}
