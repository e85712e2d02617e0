import { dayOf } from "./calendar.ts";
import type { Cost } from "./pack.ts";
import type { BuildingKind } from "./things.ts";

export type ToolId = "torch" | "axe" | "spear" | "coat";
export type RecipeId = ToolId | BuildingKind;
/** Its words are the messages `recipe.` and `use.` of its id. */
export type Recipe = {
  cost: Cost;
  /** The first day on which it can be made. */
  day: number;
};

/** In the order of the number keys: 1 to 9, then 0. */
export const recipeIds = [
  "fire",
  "torch",
  "axe",
  "wall",
  "spear",
  "tent",
  "chest",
  "coat",
  "rampart",
  "beacon",
] as const satisfies readonly RecipeId[];

export const recipes: Readonly<Record<RecipeId, Recipe>> = {
  fire: { cost: { wood: 5 }, day: 1 },
  torch: { cost: { wood: 2 }, day: 1 },
  axe: { cost: { wood: 4, stone: 3 }, day: 1 },
  wall: { cost: { wood: 3 }, day: 1 },
  spear: { cost: { wood: 5, stone: 4 }, day: 2 },
  tent: { cost: { wood: 8, wool: 3 }, day: 2 },
  chest: { cost: { wood: 8, stone: 2 }, day: 2 },
  coat: { cost: { wool: 6 }, day: 4 },
  rampart: { cost: { stone: 5 }, day: 4 },
  beacon: { cost: { wood: 25, stone: 20 }, day: 10 },
};

export const isKnown = (id: RecipeId, time: number) => dayOf(time) >= recipes[id].day;
