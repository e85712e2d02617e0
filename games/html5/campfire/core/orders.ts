import { atan2, hypot } from "#kit/exact-math.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Spot } from "./island.ts";
import { type RecipeId, recipeIds } from "./recipes.ts";
import type { Order, Survivor } from "./survivor.ts";

export const makeActions = [
  "make1",
  "make2",
  "make3",
  "make4",
  "make5",
  "make6",
  "make7",
  "make8",
  "make9",
  "make0",
] as const;
export type MakeAction = (typeof makeActions)[number];
export type Action = "left" | "right" | "up" | "down" | "swing" | "eat" | "feed" | MakeAction;

/** What the mouse says, already in the island's own units. */
export type Pointing = {
  at: Spot;
  /** The mouse was moved last, rather than the keys. */
  isAiming: boolean;
  isDown: boolean;
  /** A click on the bar below. */
  make: RecipeId | undefined;
  eats: boolean;
  feeds: boolean;
};

/** A press on something further away than this walks there first. */
const ARM = 62;

export function orderOf(controls: Controls<Action>, hero: Survivor, pointing?: Pointing): Order {
  const x = Number(controls.held("right")) - Number(controls.held("left"));
  const y = Number(controls.held("down")) - Number(controls.held("up"));
  const steered = x !== 0 || y !== 0 ? atan2(y, x) : undefined;
  const key = makeActions.findIndex((action) => controls.pressed(action));
  const order: Order = {
    heading: steered,
    facing: steered,
    isSwinging: controls.held("swing"),
    make: pointing?.make ?? recipeIds[key],
    eats: controls.pressed("eat") || (pointing?.eats ?? false),
    feeds: controls.pressed("feed") || (pointing?.feeds ?? false),
  };
  if (!pointing) return order;
  const towards = atan2(pointing.at.y - hero.y, pointing.at.x - hero.x);
  if (pointing.isAiming || pointing.isDown) order.facing = towards;
  if (pointing.isDown) {
    order.isSwinging = true;
    const isFar = hypot(pointing.at.x - hero.x, pointing.at.y - hero.y) > ARM;
    if (steered === undefined && isFar) order.heading = towards;
  }
  return order;
}
