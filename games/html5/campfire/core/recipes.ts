import { dayOf } from "./calendar.ts";
import type { Cost } from "./pack.ts";
import type { BuildingKind } from "./things.ts";

export type ToolId = "torch" | "axe" | "spear" | "coat";
export type RecipeId = ToolId | BuildingKind;
export type Recipe = {
  name: string;
  note: string;
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
  fire: { name: "Campfire", note: "Warms, gives light, cooks fish", cost: { wood: 5 }, day: 1 },
  torch: { name: "Torch", note: "Light to carry; wolves keep away", cost: { wood: 2 }, day: 1 },
  axe: { name: "Axe", note: "Chops and digs twice as fast", cost: { wood: 4, stone: 3 }, day: 1 },
  wall: { name: "Fence", note: "Stops everyone but you", cost: { wood: 3 }, day: 1 },
  spear: { name: "Spear", note: "Longer reach, more respect", cost: { wood: 5, stone: 4 }, day: 2 },
  tent: { name: "Tent", note: "Stand inside: safe and healing", cost: { wood: 8, wool: 3 }, day: 2 },
  chest: { name: "Chest", note: "Keeps what you cannot carry", cost: { wood: 8, stone: 2 }, day: 2 },
  coat: { name: "Coat", note: "Halves the cold", cost: { wool: 6 }, day: 4 },
  rampart: { name: "Stone wall", note: "Three times as strong", cost: { stone: 5 }, day: 4 },
  beacon: { name: "Beacon", note: "A ship brings gifts at dawn", cost: { wood: 25, stone: 20 }, day: 10 },
};

export const isKnown = (id: RecipeId, time: number) => dayOf(time) >= recipes[id].day;
