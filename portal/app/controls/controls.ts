import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import { isKeyCode } from "#player/protocol/key-code.ts";
import { parseInputMapping } from "#player/protocol/parse-input-mapping.ts";
import { isRecord } from "#player/protocol/untrusted.ts";

/** Buttons of a gamepad, by the indices of the standard layout: https://w3c.github.io/gamepad/#remapping */
export const padButtons = {
  up: 12,
  down: 13,
  left: 14,
  right: 15,
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  l: 4,
  r: 5,
  lt: 6,
  rt: 7,
  back: 8,
  start: 9,
} as const;

export type PadButton = keyof typeof padButtons;

/** The left mouse button, beside the codes of keys. */
export const MOUSE_BUTTON = "MouseLeft";

/** How a visitor plays one game: gamepad, remapped keys and on-screen buttons. */
export type Controls = {
  /** `own`: the game reads gamepads itself. */
  readonly gamepad: "mapped" | "own";
  /** What each button of a gamepad presses: the code of a key, or the mouse button. */
  readonly pad: Readonly<Partial<Record<PadButton, string>>>;
  /** The stick that moves the mouse pointer. The left one is the four directions otherwise. */
  readonly pointerStick: "none" | "left" | "right";
  /** Remapped keys: the one that is pressed, and the one that the game sees. */
  readonly keys: Readonly<Record<string, string>>;
  /** `auto`: on screens without a mouse, unless the game is played by touch itself. */
  readonly touch: "auto" | "always" | "off";
  /** Keys of the on-screen buttons, besides the directions. */
  readonly buttons: readonly string[];
  /** Directions on the right, for left-handed players. */
  readonly isSwapped: boolean;
};

const actionButtons: readonly PadButton[] = ["a", "b", "x", "y", "r", "l", "rt", "lt"];
export const MAX_TOUCH_BUTTONS = 6;

/** The controls that a preset stands for. */
export function presetControls({ gamepad, ways, keys, pause, hasPointer }: InputPreset): Controls {
  const hasWays = Object.keys(ways).length > 0;
  const isPointed = hasPointer && !hasWays;
  const actions = [...(isPointed ? [MOUSE_BUTTON] : []), ...keys.map(({ code }) => code)];
  const pad: Partial<Record<PadButton, string>> = { ...ways, ...(pause && { start: pause }) };
  actionButtons.forEach((button, at) => {
    const action = actions[at];
    if (action) pad[button] = action;
  });
  if (hasPointer && hasWays) pad.rt ??= MOUSE_BUTTON;
  return {
    gamepad,
    pad,
    pointerStick: hasPointer ? (hasWays ? "right" : "left") : "none",
    keys: {},
    touch: "auto",
    buttons: keys.slice(0, MAX_TOUCH_BUTTONS).map(({ code }) => code),
    isSwapped: false,
  };
}

/** Stored controls, with the preset's in place of anything that is not valid. */
export function parseControls(data: unknown, preset: InputPreset): Controls {
  const base = presetControls(preset);
  if (!isRecord(data)) return base;
  const { pad, buttons } = data;
  return {
    gamepad: oneOf(["mapped", "own"] as const, data["gamepad"]) ?? base.gamepad,
    pad: isRecord(pad) ? parsePad(pad) : base.pad,
    pointerStick: oneOf(["none", "left", "right"] as const, data["pointerStick"]) ?? base.pointerStick,
    keys: parseInputMapping(data).keys,
    touch: oneOf(["auto", "always", "off"] as const, data["touch"]) ?? base.touch,
    buttons: Array.isArray(buttons) ? buttons.filter(isKeyCode).slice(0, MAX_TOUCH_BUTTONS) : base.buttons,
    isSwapped: data["isSwapped"] === true,
  };
}

function parsePad(pad: Record<string, unknown>): Controls["pad"] {
  const known = Object.entries(pad).filter(
    ([button, target]) => Object.hasOwn(padButtons, button) && (target === MOUSE_BUTTON || isKeyCode(target)),
  );
  return Object.fromEntries(known);
}

function oneOf<const T extends string>(values: readonly T[], data: unknown): T | undefined {
  return values.find((value) => value === data);
}

/** Whether on-screen buttons are shown. `isTouchOnly`: the main pointer is a finger. */
export function showsButtons(
  { touch, buttons }: Controls,
  preset: InputPreset,
  isTouchOnly: boolean,
): boolean {
  if (touch === "off" || (buttons.length === 0 && Object.keys(preset.ways).length === 0)) return false;
  return touch === "always" || (isTouchOnly && preset.touch !== "own");
}
