import type { Spot } from "#html5/campfire/core/island.ts";
import { type Action, actions, makeActions, pointingTo } from "#html5/campfire/core/orders.ts";
import { recipeIds } from "#html5/campfire/core/recipes.ts";
import type { Camera } from "#html5/campfire/draw/camera.ts";
import type { View } from "#kit/draw/view.ts";
import { type Controls, type Move, moveOf } from "#kit/input/controls.ts";
import { type Slot, slotAt } from "./bar.ts";

/** A mouse that lay still for so long leaves the aim to the keys. */
const PATIENCE = 90;
const keys = actions.filter((action) => action !== "reach");

/** Reads the mouse: a press on a button is a button, anywhere else it aims, walks and swings. */
export function createHand(view: View, camera: Camera, slots: () => readonly Slot[]) {
  let last = { x: 0, y: 0 };
  let still = PATIENCE;
  let isOnBar = false;
  let pointed: Slot | undefined;
  return {
    /** The button under the mouse. */
    get pointed() {
      return pointed;
    },
    /** The input as the rules take it, with the mouse seen from the hero. */
    read(controls: Controls<Action>, hero: Spot): Move<Action> {
      const { x, y, isDown, pressed } = controls.pointer;
      still = x === last.x && y === last.y && !isDown ? still + 1 : 0;
      last = { x, y };
      const isThere = still < PATIENCE;
      pointed = isThere ? slotAt(view, slots(), { x, y }) : undefined;
      if (pressed) isOnBar = pointed !== undefined;
      const clicked = pressed && pointed ? [actionOf(pointed)] : [];
      const isReaching = isDown && !isOnBar;
      const { held = [], struck = [] } = moveOf(controls, keys);
      const move = {
        held: [...held, ...clicked, ...(isReaching ? (["reach"] as const) : [])],
        struck: [...struck, ...clicked],
      };
      if (!isReaching && (!isThere || pointed)) return move;
      return { ...move, pointer: { ...pointingTo(hero, camera.toIsland(view, { x, y })), isDown: true } };
    },
  };
}

function actionOf(slot: Slot): Action {
  if (slot === "eat" || slot === "feed") return slot;
  return makeActions[recipeIds.indexOf(slot)] ?? "make1";
}
