import type { Way } from "#domain/catalogue/input/input-preset.ts";
import { type Controls, type PadButton, padButtons } from "./controls.ts";

/** What gamepads say at one moment: the targets that are held, and how far the pointer's stick is tilted. */
export type PadState = {
  readonly held: ReadonlySet<string>;
  /** From -1 to 1, beyond the dead zone. */
  readonly tilt: { readonly x: number; readonly y: number };
};

/** A stick that is tilted further is a direction. */
const WAY_TILT = 0.5;
/** Sticks never rest exactly in the middle. */
const DEAD_ZONE = 0.18;

type Pad = Pick<Gamepad, "buttons" | "axes">;

/** Reads all connected gamepads as one: who plays alone may pick up any. */
export function padState(
  pads: readonly (Pad | null)[],
  { pad: targets, pointerStick }: Pick<Controls, "pad" | "pointerStick">,
): PadState {
  const held = new Set<string>();
  const tilt = { x: 0, y: 0 };
  for (const pad of pads) {
    if (!pad) continue;
    for (const button of pressedButtons(pad, pointerStick !== "left")) {
      const target = targets[button];
      if (target) held.add(target);
    }
    if (pointerStick === "none") continue;
    const [x = 0, y = 0] = pad.axes.slice(pointerStick === "left" ? 0 : 2);
    tilt.x += beyondDeadZone(x);
    tilt.y += beyondDeadZone(y);
  }
  return { held, tilt };
}

function pressedButtons(pad: Pad, hasWays: boolean): PadButton[] {
  const [x = 0, y = 0] = pad.axes;
  const stick: Record<Way, boolean> = {
    left: x < -WAY_TILT,
    right: x > WAY_TILT,
    up: y < -WAY_TILT,
    down: y > WAY_TILT,
  };
  return (Object.keys(padButtons) as PadButton[]).filter(
    (button) =>
      pad.buttons[padButtons[button]]?.pressed || (hasWays && button in stick && stick[button as Way]),
  );
}

function beyondDeadZone(value: number): number {
  const size = Math.abs(value);
  return size < DEAD_ZONE ? 0 : (Math.sign(value) * (size - DEAD_ZONE)) / (1 - DEAD_ZONE);
}
