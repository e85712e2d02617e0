import type { Controller } from "./core.ts";

/** Beyond this a stick counts as pushed, from -1 to 1. */
const STICK_THRESHOLD = 0.5;

/** The codes that a gamepad holds down, as a key map names them. */
export function heldCodes({ buttons, axes }: Pick<Gamepad, "buttons" | "axes">): Set<string> {
  const held = new Set<string>();
  for (const [at, button] of buttons.entries()) if (button.pressed) held.add(`pad:${at}`);
  for (const [at, axis] of ["x", "y"].entries()) {
    const value = axes[at] ?? 0;
    if (value < -STICK_THRESHOLD) held.add(`pad:${axis}-`);
    if (value > STICK_THRESHOLD) held.add(`pad:${axis}+`);
  }
  return held;
}

/** A code of a gamepad that went down or up since the last look. */
export type PadChange = { readonly controller: Controller; readonly code: string; readonly isDown: boolean };

/** Reads the first two gamepads; each look gives what has changed since the one before. */
export function openGamepads(): () => PadChange[] {
  const before: Record<Controller, ReadonlySet<string>> = { 1: new Set(), 2: new Set() };
  return () => {
    const pads = (navigator.getGamepads?.() ?? []).filter((pad) => pad?.connected === true);
    return ([1, 2] as const).flatMap((controller) => {
      const pad = pads[controller - 1];
      const held = pad ? heldCodes(pad) : new Set<string>();
      const ups = [...before[controller]].filter((code) => !held.has(code));
      const downs = [...held].filter((code) => !before[controller].has(code));
      before[controller] = held;
      return [
        ...ups.map((code) => ({ controller, code, isDown: false })),
        ...downs.map((code) => ({ controller, code, isDown: true })),
      ];
    });
  };
}
