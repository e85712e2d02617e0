export const items = ["wood", "stone", "berries", "fish", "wool"] as const;
export type Item = (typeof items)[number];
export type Pack = Record<Item, number>;
export type Cost = Readonly<Partial<Pack>>;

/** More of one kind than this nobody can carry. */
export const MOST_CARRIED = 30;
/** A chest lets its owner keep so much more. */
export const MOST_STORED = 60;

export const emptyPack = (): Pack => ({ wood: 0, stone: 0, berries: 0, fish: 0, wool: 0 });
export const entriesOf = (cost: Cost): [Item, number][] =>
  items.filter((item) => (cost[item] ?? 0) > 0).map((item) => [item, cost[item] ?? 0]);
export const isEmpty = (pack: Pack) => items.every((item) => pack[item] === 0);
export const mealsIn = (pack: Pack) => pack.berries + pack.fish * 2;

/** Gives how much found room. */
export function put(pack: Pack, item: Item, count: number, most = MOST_CARRIED): number {
  const taken = Math.max(0, Math.min(count, most - pack[item]));
  pack[item] += taken;
  return taken;
}

/** Moves as much as fits, and gives whether anything did. */
export function pour(from: Pack, to: Pack, most = MOST_CARRIED): boolean {
  let moved = 0;
  for (const item of items) {
    const taken = put(to, item, from[item], most);
    from[item] -= taken;
    moved += taken;
  }
  return moved > 0;
}

/** The packs together hold it. */
export const canPay = (cost: Cost, packs: readonly Pack[]) =>
  entriesOf(cost).every(([item, count]) => packs.reduce((sum, pack) => sum + pack[item], 0) >= count);

/** Takes from the first pack as long as it has any, then from the next. */
export function pay(cost: Cost, packs: readonly Pack[]): void {
  for (const [item, count] of entriesOf(cost)) {
    let owed = count;
    for (const pack of packs) {
      const part = Math.min(owed, pack[item]);
      pack[item] -= part;
      owed -= part;
    }
  }
}
