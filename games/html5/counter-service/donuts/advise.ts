import {
  type Advice,
  advice,
  adviseGuests,
  advisePour,
  adviseStove,
  adviseWaiting,
  chosenGuest,
  STRAIGHT,
} from "#html5/counter-service/engine/core/advice.ts";
import type { Dish } from "#html5/counter-service/engine/core/dish.ts";
import type { Snapshot } from "#html5/counter-service/engine/core/snapshot.ts";
import { items, raws } from "./goods.ts";

/** Donut after donut, in the order of the ticket. */
export function advise(snapshot: Snapshot): Advice | undefined {
  const order = chosenGuest(snapshot)?.order;
  const asking = adviseGuests(snapshot);
  if (asking || !order) return asking;
  const { board, box } = snapshot;
  const left = order.slice(box.length);
  const [wish] = left;
  if (!wish) return advice("serve", 0, "Ring the bell!");
  const toFry = board ? left.slice(1) : left;
  const stove = adviseStove(
    raws,
    snapshot,
    toFry.slice(0, 2).flatMap(({ base }) => base ?? []),
    !board,
  );
  if (!board) return stove ?? adviseWaiting(snapshot);
  const top = adviseTop(board, wish, snapshot.sway);
  return top.isEarly && stove ? stove : top;
}

function adviseTop(board: Dish, wish: Dish, sway: number): Advice {
  if (board.base?.raw !== wish.base?.raw) return advice("trash", 0, "Not as ordered: start over");
  const isWrong = board.marks.some(({ item }) => !wish.marks.some((asked) => asked.item === item));
  if (isWrong) return { ...advice("scrape", 0, "Not as ordered: scrape it off"), isNeeded: true };
  const pour = advisePour(items, board, wish);
  if (pour) return pour;
  const missing = wish.marks.find((asked) => !board.marks.some(({ item }) => item === asked.item));
  if (!missing) return advice("board", 0, "Into the box!");
  const index = items.findIndex(({ id }) => id === missing.item);
  return { ...advice("item", index, "Shake it over the middle"), isEarly: Math.abs(sway) >= STRAIGHT };
}
