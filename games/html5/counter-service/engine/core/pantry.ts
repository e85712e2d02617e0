import type { Face } from "./face.ts";

/** Everything that joins the kitchen on some day. */
type FromDay = { day: number };

/** What goes on the stove. */
export type Raw = FromDay & { id: string; name: string };

/** `drop` falls from the swaying hand, `pour` runs while it is held, `spread` is taken in hand and laid on quarters. */
export type How = "drop" | "pour" | "spread";
export type Item = FromDay & { id: string; name: string; how: How };

/** A word for how long something is cooked, and the doneness that it means. */
export type Level = FromDay & { word: string; at: number };

export type Person = FromDay & {
  id: string;
  name: string;
  face: Face;
  /** 1 is usual; more waits longer. */
  patience: number;
  /** 1 is usual; more gives more. */
  tip: number;
  happy: string;
  sad: string;
};

/** All goods and people of a kitchen, each with the day from which on it is there. */
export type Stock = {
  raws: readonly Raw[];
  items: readonly Item[];
  levels: readonly Level[];
  people: readonly Person[];
};

/** What the kitchen has on a day. */
export type Pantry = Stock & { day: number };

export function pantryOf(stock: Stock, day: number): Pantry {
  const isHere = (thing: FromDay) => thing.day <= day;
  return {
    day,
    raws: stock.raws.filter(isHere),
    items: stock.items.filter(isHere),
    levels: stock.levels.filter(isHere),
    people: stock.people.filter(isHere),
  };
}

/** What was not there the day before. */
export function newOn(stock: Stock, day: number) {
  const isNew = (thing: FromDay) => thing.day === day;
  return {
    raws: stock.raws.filter(isNew),
    items: stock.items.filter(isNew),
    people: stock.people.filter(isNew),
  };
}
