import {
  type Advice,
  advice,
  adviseGuests,
  advisePour,
  adviseWaiting,
  chosenGuest,
} from "#html5/counter-service/engine/core/advice.ts";
import type { Dish } from "#html5/counter-service/engine/core/dish.ts";
import type { Snapshot } from "#html5/counter-service/engine/core/snapshot.ts";
import { items } from "./goods.ts";

/** One pizza from the dough to the last cut. */
export function advise(snapshot: Snapshot): Advice | undefined {
  const wish = chosenGuest(snapshot)?.order[0];
  const asking = adviseGuests(snapshot);
  if (asking || !wish) return asking;
  const { cutting, spots, board } = snapshot;
  if (cutting) return adviseCut(cutting, wish, snapshot.spin);
  const inOven = spots.findIndex((slot) => slot !== undefined);
  const baked = spots[inOven]?.dish.base.sides[0] ?? 0;
  if (inOven >= 0) {
    return baked >= wanted(wish) - 0.02 ? advice("spot", inOven, "Take it out!") : adviseWaiting(snapshot);
  }
  if (!board) return advice("raw", 0, "Roll out some dough");
  return advisePour(items, board, wish) ?? adviseTopping(board, wish, snapshot.hand);
}

const wanted = (wish: Dish) => wish.base?.sides[0] ?? 0;

function adviseTopping(board: Dish, wish: Dish, hand: number | undefined): Advice {
  const missing = wish.marks.find(
    (asked) => !board.marks.some(({ item, quarter }) => item === asked.item && quarter === asked.quarter),
  );
  if (!missing) return advice("board", 0, "Into the oven!");
  const index = items.findIndex(({ id }) => id === missing.item);
  if (hand !== index) return advice("item", index, "Pick a topping");
  return advice("quarter", missing.quarter, "Lay it on the quarter");
}

/** The first cut lies anywhere, the others at equal angles from it. */
function adviseCut({ cuts }: Dish, wish: Dish, spin: number): Advice | undefined {
  const count = wish.cuts.length;
  if (cuts.length >= count) return advice("serve", 0, "Ring the bell!");
  const [first] = cuts;
  const apart = Math.PI / count;
  const turns = first === undefined ? 0 : (spin - first) / apart;
  const isFree = cuts.every((cut) => {
    const angle = Math.abs(cut - spin) % Math.PI;
    return Math.min(angle, Math.PI - angle) > apart / 2;
  });
  const isOnLine = first === undefined || (isFree && Math.abs(turns - Math.round(turns)) < 0.07);
  const words = first === undefined ? "Click to cut" : "Cut at the dots";
  return { ...advice("cut", 0, words), isEarly: !isOnLine };
}
