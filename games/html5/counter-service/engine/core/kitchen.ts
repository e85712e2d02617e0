import type { Random } from "#kit/random.ts";
import type { Advice } from "./advice.ts";
import type { UpgradeId } from "./career.ts";
import type { Dish } from "./dish.ts";
import type { Pantry, Person, Stock } from "./pantry.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Rect } from "./targets.ts";

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
  /** Takes off again what lies on the board. */
  scrape?: Rect;
  box?: Rect;
};

/** All that makes one game of the series differ from the next, looks aside. */
export type Kitchen = Stock & {
  slug: string;
  flow: Flow;
  stove: { seconds: number; isTurned: boolean };
  /** How long an order takes here; 1 is a burger. */
  pace: number;
  critic: Person;
  /** Whether guests watch what is poured, and notice at once what they did not ask for. */
  arePoursWatched?: boolean;
  places: Places;
  upgrades: Record<UpgradeId, { name: string; note: string }>;
  /** From the first day's title to the last. */
  ranks: readonly string[];
  order(pantry: Pantry, random: Random): Dish[];
  /** The next sensible thing to do: the hints of the first day, and the bot's plan. */
  advise(snapshot: Snapshot): Advice | undefined;
};

const POINTS_PER_RANK = 700;

/** Title that a career with this many points has earned. */
export function rankOf(kitchen: Kitchen, total: number): string {
  const at = Math.min(kitchen.ranks.length - 1, Math.floor(Math.sqrt(total / POINTS_PER_RANK)));
  return kitchen.ranks[at] ?? "";
}
