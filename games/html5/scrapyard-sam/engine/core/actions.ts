import { type Bindings, directions } from "#kit/input/keys.ts";

export type Action = "left" | "right" | "up" | "down" | "punch" | "jump" | "grab" | "dash" | "steam";

/** One hand walks, the other has J, K and L in a row; Z, X and C do the same for those who walk with the arrows. */
export const bindings: Bindings<Action> = {
  ...directions,
  punch: ["KeyJ", "KeyZ", "Space", "pad:x"],
  jump: ["KeyK", "KeyX", "pad:a"],
  grab: ["KeyL", "KeyC", "pad:b"],
  // Not Shift: five quick presses of it open a system dialog.
  dash: ["KeyU", "KeyB", "pad:r"],
  steam: ["KeyI", "KeyV", "pad:y"],
};
