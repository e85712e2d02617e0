/** Something from the stove: how far each side is, from 0 (raw) to beyond 1 (burnt). What is never turned has one side. */
export type Cooked = { raw: string; sides: number[] };

/** One thing that was put on a dish. */
export type Mark = {
  item: string;
  /** How far beside the middle it landed, -1 to 1. */
  off: number;
  /** How much was poured, 0 to 1; 1 for what comes in pieces. */
  amount: number;
  /** Which quarter it lies on; 0 for what has no quarter. */
  quarter: number;
  /** Set when it came off the stove. */
  cooked?: Cooked;
};

/** What is being made, and just as well what was asked for: a wish is the dish as it should be. */
export type Dish = {
  base?: Cooked;
  marks: Mark[];
  /** Angles of the cuts, 0 to π. */
  cuts: number[];
};

export const emptyDish = (base?: Cooked): Dish => ({ ...(base && { base }), marks: [], cuts: [] });

export const mark = (item: string, more: Partial<Mark> = {}): Mark => ({
  item,
  off: 0,
  amount: 1,
  quarter: 0,
  ...more,
});

/** Cuts that make this many equal slices. */
export const evenCuts = (slices: number): number[] =>
  Array.from({ length: slices / 2 }, (_, at) => (at * Math.PI * 2) / slices);

/** Everything on the dish that has been on the stove, lowest first. */
export function cookedOf(dish: Dish): Cooked[] {
  const layers = dish.marks.flatMap(({ cooked }) => cooked ?? []);
  return dish.base ? [dish.base, ...layers] : layers;
}

/** A dish on the stove and which of its sides is down. */
export type Slot = { dish: Dish & { base: Cooked }; down: number; hasRung: boolean };

/** Doneness beyond which nothing can be saved. */
export const BURNT = 1.2;
