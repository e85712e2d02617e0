import type { Random } from "#kit/random.ts";
import type { Advice } from "./advice.ts";
import type { UpgradeId } from "./career.ts";
import type { Dish } from "./dish.ts";
import type { Face } from "./face.ts";
import type { Snapshot } from "./shift.ts";
import type { Rect } from "./targets.ts";

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

/**
 * How a dish comes to be. `stack`: cooked things and bits are piled up on the board. `bake`: made on the board, then
 * baked, then cut. `box`: cooked, decorated on the board, packed into a box.
 */
export type Flow = "stack" | "bake" | "box";

export type Places = {
  raws: readonly Rect[];
  spots: readonly Rect[];
  board: Rect;
  quarters?: readonly Rect[];
  cut?: Rect;
  box?: Rect;
};

/** What the kitchen has on a day. */
export type Pantry = {
  day: number;
  raws: readonly Raw[];
  items: readonly Item[];
  levels: readonly Level[];
  people: readonly Person[];
};

/** All that makes one game of the series differ from the next, looks aside. */
export type Kitchen = {
  slug: string;
  flow: Flow;
  stove: { seconds: number; isTurned: boolean };
  /** How long an order takes here; 1 is a burger. */
  pace: number;
  raws: readonly Raw[];
  items: readonly Item[];
  levels: readonly Level[];
  people: readonly Person[];
  critic: Person;
  places: Places;
  upgrades: Record<UpgradeId, { name: string; note: string }>;
  /** From the first day's title to the last. */
  ranks: readonly string[];
  order(pantry: Pantry, random: Random): Dish[];
  /** The next sensible thing to do: the hints of the first day, and the bot's plan. */
  advise(snapshot: Snapshot): Advice | undefined;
};

export function pantryOf(kitchen: Kitchen, day: number): Pantry {
  const isHere = (thing: FromDay) => thing.day <= day;
  return {
    day,
    raws: kitchen.raws.filter(isHere),
    items: kitchen.items.filter(isHere),
    levels: kitchen.levels.filter(isHere),
    people: kitchen.people.filter(isHere),
  };
}

/** What was not there the day before. */
export function newOn(kitchen: Kitchen, day: number) {
  const isNew = (thing: FromDay) => thing.day === day;
  return {
    raws: kitchen.raws.filter(isNew),
    items: kitchen.items.filter(isNew),
    people: kitchen.people.filter(isNew),
  };
}
