import { directions } from "#kit/input/keys.ts";

export const actions = {
  ...directions,
  /** Snap, throw, juke, dive, kick. */
  act: ["Space", "Enter", "ShiftLeft", "pad:a"],
  confirm: ["Space", "Enter", "pad:a"],
} as const;

export type Action = keyof typeof actions;
