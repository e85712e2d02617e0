import { atan2, hypot } from "#kit/exact-math.ts";
import { compassTo, compassWay } from "#kit/input/compass.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Spot } from "./island.ts";
import { type RecipeId, recipeIds } from "./recipes.ts";
import { noOrder, type Order } from "./survivor.ts";

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
export type Action = "left" | "right" | "up" | "down" | "swing" | "eat" | "feed" | "reach" | MakeAction;

/** All actions, in the order of a tape. */
export const actions: readonly Action[] = [
  "left",
  "right",
  "up",
  "down",
  "swing",
  "eat",
  "feed",
  "reach",
  ...makeActions,
];

/** A press on something further away than this walks there first. */
const ARM = 62;

/** The pointer as the rules take it: the way from the hero on the compass, and whether it is out of reach. */
export function pointingTo(hero: Spot, spot: Spot): Spot {
  const isFar = hypot(spot.x - hero.x, spot.y - hero.y) > ARM;
  return { x: compassTo(hero, spot).x, y: Number(isFar) };
}

/** What keys and pointer ask for. A pointer that is down aims; with `reach` it also walks to what is far and swings. */
export function orderOf(controls: Controls<Action>, order = noOrder()): Order {
  const x = Number(controls.held("right")) - Number(controls.held("left"));
  const y = Number(controls.held("down")) - Number(controls.held("up"));
  const steered = x !== 0 || y !== 0 ? atan2(y, x) : undefined;
  order.heading = steered;
  order.facing = steered;
  order.isSwinging = controls.held("swing");
  order.isPeaceful = undefined;
  order.make = wish(controls);
  order.eats = controls.pressed("eat");
  order.feeds = controls.pressed("feed");
  const { pointer } = controls;
  if (!pointer.isDown) return order;
  const towards = compassWay(pointer);
  order.facing = towards;
  if (!controls.held("reach")) return order;
  order.isSwinging = true;
  if (steered === undefined && pointer.y > 0) order.heading = towards;
  return order;
}

function wish(controls: Controls<Action>): RecipeId | undefined {
  for (let key = 0; key < makeActions.length; key++) {
    const action = makeActions[key];
    if (action && controls.pressed(action)) return recipeIds[key];
  }
  return undefined;
}
