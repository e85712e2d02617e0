import { type Button, buttons, type Controller } from "./core.ts";

/**
 * What presses each button of each controller: codes of keys (`KeyboardEvent.code`), and of a gamepad `pad:0` for a button and `pad:x-`
 * for a way of its stick. The first gamepad is the first controller.
 */
export type KeyMap = Readonly<Record<Controller, Readonly<Record<Button, readonly string[]>>>>;

/** The same for both: each controller has a gamepad of its own. Below and on the right is A, where a thumb rests. */
const padCodes: Readonly<Record<Button, readonly string[]>> = {
  up: ["pad:12", "pad:y-"],
  down: ["pad:13", "pad:y+"],
  left: ["pad:14", "pad:x-"],
  right: ["pad:15", "pad:x+"],
  a: ["pad:0", "pad:1"],
  b: ["pad:2", "pad:3"],
  select: ["pad:8"],
  start: ["pad:9"],
  l: ["pad:4"],
  r: ["pad:5"],
};

/** Two at one keyboard: one at the arrows with comma and full stop, the other at WASD with F and G. */
const keyCodes: Readonly<Record<Controller, Readonly<Record<Button, readonly string[]>>>> = {
  1: {
    up: ["ArrowUp"],
    down: ["ArrowDown"],
    left: ["ArrowLeft"],
    right: ["ArrowRight"],
    a: ["KeyX", "Period"],
    b: ["KeyZ", "Comma"],
    select: ["KeyC"],
    start: ["Enter"],
    l: ["KeyQ"],
    r: ["KeyE"],
  },
  2: {
    up: ["KeyW"],
    down: ["KeyS"],
    left: ["KeyA"],
    right: ["KeyD"],
    a: ["KeyG"],
    b: ["KeyF"],
    select: ["KeyR"],
    start: ["KeyT"],
    l: [],
    r: [],
  },
};

export const defaultKeyMap: KeyMap = {
  1: joined(keyCodes[1]),
  2: joined(keyCodes[2]),
};

function joined(keys: Readonly<Record<Button, readonly string[]>>) {
  return recordOf((button) => [...keys[button], ...padCodes[button]]);
}

export const isPadCode = (code: string) => code.startsWith("pad:");

/** The button that a code presses, with its controller. `pad` is the gamepad's, and undefined for a key. */
export function buttonOf(
  map: KeyMap,
  code: string,
  pad?: Controller,
): { readonly controller: Controller; readonly button: Button } | undefined {
  for (const controller of pad ? [pad] : ([1, 2] as const))
    for (const button of buttons) if (map[controller][button].includes(code)) return { controller, button };
  return undefined;
}

/**
 * The map with one code for a button in place of all that it had of the same device. A key that pressed another button no longer does:
 * one key would be two buttons. A gamepad's is taken from its own controller alone.
 */
export function remapped(map: KeyMap, controller: Controller, button: Button, code: string): KeyMap {
  const isPad = isPadCode(code);
  const changed = (of: Controller) =>
    recordOf((name) => {
      const codes = map[of][name];
      if (of === controller && name === button)
        return isPad ? [...codes.filter((old) => !isPadCode(old)), code] : [code, ...codes.filter(isPadCode)];
      return isPad && of !== controller ? codes : codes.filter((old) => old !== code);
    });
  return { 1: changed(1), 2: changed(2) };
}

/** Reads a stored map. What is missing or no list of texts stays as it is by default. */
export function parseKeyMap(data: unknown): KeyMap {
  const codesIn = (controller: Controller, button: Button) => {
    const codes = fieldOf(fieldOf(data, `${controller}`), button);
    const isList = Array.isArray(codes) && codes.every((code) => typeof code === "string");
    return isList ? codes : defaultKeyMap[controller][button];
  };
  return {
    1: recordOf((button) => codesIn(1, button)),
    2: recordOf((button) => codesIn(2, button)),
  };
}

function fieldOf(data: unknown, name: string): unknown {
  return typeof data === "object" && data !== null && Object.hasOwn(data, name)
    ? Reflect.get(data, name)
    : undefined;
}

function recordOf<T>(codesOf: (button: Button) => T): Record<Button, T> {
  return Object.fromEntries(buttons.map((button) => [button, codesOf(button)])) as Record<Button, T>;
}
