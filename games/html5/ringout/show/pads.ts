import type { Pad } from "#html5/ringout/core/pad.ts";
import type { MenuAction } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Bindings, Key } from "#kit/input/keys.ts";

/** Where two hands can sit down: either half of the keyboard, or a gamepad. */
export const devices = ["wasd", "arrows", "pad1", "pad2", "pad3"] as const;
export type Device = (typeof devices)[number];
type Control = "left" | "right" | "up" | "down" | "jump" | "attack" | "special" | "guard";

/** `alone:` keys work for whoever plays without company. */
export type Action =
  | `${Device}:${Control}`
  | "alone:jump"
  | "alone:attack"
  | "alone:special"
  | "alone:guard"
  | "confirm"
  | "back";

const gamepad = <D extends "pad1" | "pad2" | "pad3">(pad: D): Record<Control, readonly Key[]> => ({
  left: [`${pad}:left`],
  right: [`${pad}:right`],
  up: [`${pad}:up`],
  down: [`${pad}:down`],
  jump: [`${pad}:a`, `${pad}:y`],
  attack: [`${pad}:x`],
  special: [`${pad}:b`],
  guard: [`${pad}:l`, `${pad}:r`, `${pad}:lt`, `${pad}:rt`],
});

const layouts: Record<Device, Record<Control, readonly Key[]>> = {
  wasd: {
    left: ["KeyA"],
    right: ["KeyD"],
    up: ["KeyW"],
    down: ["KeyS"],
    jump: ["KeyW"],
    attack: ["KeyF"],
    special: ["KeyG"],
    guard: ["KeyH", "ShiftLeft"],
  },
  arrows: {
    left: ["ArrowLeft"],
    right: ["ArrowRight"],
    up: ["ArrowUp"],
    down: ["ArrowDown"],
    jump: ["ArrowUp"],
    attack: ["KeyJ", "Comma"],
    special: ["KeyK", "Period"],
    guard: ["KeyL", "Slash", "ShiftRight"],
  },
  pad1: gamepad("pad1"),
  pad2: gamepad("pad2"),
  pad3: gamepad("pad3"),
};

/** What is written on the keys and buttons beside a seat. */
export const deviceKeys: Readonly<Record<Device, { attack: string; special: string }>> = {
  wasd: { attack: "F", special: "G" },
  arrows: { attack: "J", special: "K" },
  pad1: { attack: "X", special: "B" },
  pad2: { attack: "X", special: "B" },
  pad3: { attack: "X", special: "B" },
};

const deviceBindings = Object.fromEntries(
  devices.flatMap((device) =>
    Object.entries(layouts[device]).map(([control, keys]) => [`${device}:${control}`, keys]),
  ),
) as Bindings<`${Device}:${Control}`>;

export const bindings: Bindings<Action> = {
  ...deviceBindings,
  "alone:jump": ["Space"],
  "alone:attack": ["KeyZ"],
  "alone:special": ["KeyX"],
  "alone:guard": ["KeyC"],
  confirm: ["Space", "Enter"],
  back: ["Backspace", "pad:back"],
};

type Held = Pick<Controls<Action>, "held">;

export function padOf({ held }: Held, device: Device): Pad {
  const on = (control: Control) => held(`${device}:${control}`);
  return {
    x: Number(on("right")) - Number(on("left")),
    y: Number(on("down")) - Number(on("up")),
    jump: on("jump"),
    attack: on("attack"),
    special: on("special"),
    guard: on("guard"),
  };
}

/** Everything within reach, for one player. */
export function anyPad(controls: Held): Pad {
  const pads = devices.map((device) => padOf(controls, device));
  const first = (axis: "x" | "y") => pads.find((pad) => pad[axis] !== 0)?.[axis] ?? 0;
  return {
    x: first("x"),
    y: first("y"),
    jump: controls.held("alone:jump") || pads.some(({ jump }) => jump),
    attack: controls.held("alone:attack") || pads.some(({ attack }) => attack),
    special: controls.held("alone:special") || pads.some(({ special }) => special),
    guard: controls.held("alone:guard") || pads.some(({ guard }) => guard),
  };
}

/** The menu's keys, from wherever somebody sits. The pointer goes through. */
export function menuControls(controls: Controls<Action>): Controls<MenuAction> {
  const of = (control: Control) => devices.map((device): Action => `${device}:${control}`);
  const keys: Record<MenuAction, readonly Action[]> = {
    up: of("up"),
    down: of("down"),
    left: of("left"),
    right: of("right"),
    confirm: ["confirm", "alone:attack", ...of("attack"), "pad1:jump", "pad2:jump", "pad3:jump"],
  };
  return {
    held: (action) => keys[action].some((key) => controls.held(key)),
    pressed: (action) => keys[action].some((key) => controls.pressed(key)),
    released: (action) => keys[action].some((key) => controls.released(key)),
    pointer: controls.pointer,
  };
}

/** The menu's keys where up and down are for something else. */
export function sideways(keys: Controls<MenuAction>): Controls<MenuAction> {
  const isOurs = (action: MenuAction) => action !== "up" && action !== "down";
  return {
    ...keys,
    held: (action) => isOurs(action) && keys.held(action),
    pressed: (action) => isOurs(action) && keys.pressed(action),
    released: (action) => isOurs(action) && keys.released(action),
  };
}
