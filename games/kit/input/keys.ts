type Letter =
  | "A"
  | "B"
  | "C"
  | "D"
  | "E"
  | "F"
  | "G"
  | "H"
  | "I"
  | "J"
  | "K"
  | "L"
  | "N"
  | "O"
  | "Q"
  | "S"
  | "T"
  | "U"
  | "V"
  | "W"
  | "X"
  | "Y"
  | "Z";
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** `KeyboardEvent.code`: the position on the keyboard, so WASD is right on every layout. P, R and M belong to the kit. */
export type KeyCode =
  | `Key${Letter}`
  | `Digit${Digit}`
  | `Arrow${"Left" | "Right" | "Up" | "Down"}`
  | `Shift${"Left" | "Right"}`
  | "Space"
  | "Enter"
  | "Backspace"
  | "Comma"
  | "Period"
  | "Slash"
  | "Minus"
  | "Equal";

export type PadButton =
  | "a"
  | "b"
  | "x"
  | "y"
  | "l"
  | "r"
  | "lt"
  | "rt"
  | "back"
  | "start"
  | "up"
  | "down"
  | "left"
  | "right";

/** Input that can be bound to an action: a key, a gamepad button (`pad:` any pad, `pad2:` the second one only), or mouse and touch (`pointer`). */
export type Key = KeyCode | `pad${"" | 1 | 2 | 3}:${PadButton}` | "pointer";

/** Key bindings: the keys of each action. */
export type Bindings<Action extends string> = Record<Action, readonly Key[]>;

/** Bindings of the four directions: arrows, WASD and gamepad. Spread them into your actions. */
export const directions = {
  left: ["ArrowLeft", "KeyA", "pad:left"],
  right: ["ArrowRight", "KeyD", "pad:right"],
  up: ["ArrowUp", "KeyW", "pad:up"],
  down: ["ArrowDown", "KeyS", "pad:down"],
} as const satisfies Bindings<"left" | "right" | "up" | "down">;

/** Button indices of the standard gamepad: https://w3c.github.io/gamepad/#remapping */
export const padButtons: Readonly<Record<PadButton, number>> = {
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
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

/** The buttons of a gamepad that are down now; the left stick counts as the four directions. */
export function padKeys(pad: Pick<Gamepad, "buttons" | "axes">, player: number): string[] {
  const [x = 0, y = 0] = pad.axes;
  const stick = { left: x < -0.5, right: x > 0.5, up: y < -0.5, down: y > 0.5 };
  const isDown = (button: string, index: number) =>
    pad.buttons[index]?.pressed || Object.entries(stick).some(([way, isOn]) => way === button && isOn);
  return Object.entries(padButtons)
    .filter(([button, index]) => isDown(button, index))
    .flatMap(([button]) => [`pad:${button}`, `pad${player}:${button}`]);
}
