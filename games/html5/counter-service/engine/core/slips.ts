import type { Bench } from "./bench.ts";
import type { Dish } from "./dish.ts";
import type { Kitchen } from "./kitchen.ts";

const asksFor = ({ marks }: Dish, item: string) => marks.some((asked) => asked.item === item);

/**
 * Whether a guest who watches sees a slip when this is poured: nothing that is still to be made asks for it, or not together with what was rightly
 * poured there before.
 */
export function isSlip(
  index: number,
  kitchen: Kitchen,
  { board, box }: Bench,
  order: readonly Dish[],
): boolean {
  const item = kitchen.items[index];
  if (!kitchen.arePoursWatched || !board || item?.how !== "pour" || asksFor(board, item.id)) return false;
  const left = stillToMake(order, box);
  const isPoured = (id: string) => kitchen.items.some((one) => one.id === id && one.how === "pour");
  const wanted = board.marks
    .map((put) => put.item)
    .filter((id) => isPoured(id) && left.some((wish) => asksFor(wish, id)));
  return !left.some((wish) => [...wanted, item.id].every((id) => asksFor(wish, id)));
}

/** The wishes of an order that nothing in the box suits yet. */
function stillToMake(order: readonly Dish[], box: readonly Dish[]): Dish[] {
  const left = [...order];
  for (const done of box) {
    const at = left.findIndex(
      (wish) => wish.base?.raw === done.base?.raw && done.marks.every(({ item }) => asksFor(wish, item)),
    );
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
