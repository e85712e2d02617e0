import type { Pad } from "#html5/hoop-shift/core/player.ts";
import type { MenuAction } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Bindings } from "#kit/input/keys.ts";

export type Action =
  | "left"
  | "right"
  | "up"
  | "down"
  | "space"
  | "left2"
  | "right2"
  | "up2"
  | "down2"
  | "enter"
  | "back";

/** Alone one may use either half of the keyboard; two players share it: WASD at the left, arrows at the right. */
export const bindings: Bindings<Action> = {
  left: ["KeyA", "pad1:left"],
  right: ["KeyD", "pad1:right"],
  up: ["KeyW", "pad1:up"],
  down: ["KeyS", "ShiftLeft", "KeyE", "pad1:down", "pad1:x", "pad1:b"],
  space: ["Space", "pad1:a"],
  left2: ["ArrowLeft", "pad2:left"],
  right2: ["ArrowRight", "pad2:right"],
  up2: ["ArrowUp", "pad2:up"],
  down2: ["ArrowDown", "ShiftRight", "Slash", "pad2:down", "pad2:x", "pad2:b"],
  enter: ["Enter", "pad2:a"],
  back: ["Backspace", "pad:back"],
};

type Held = Pick<Controls<Action>, "held">;

export function firstPad(controls: Held): Pad {
  return {
    way: Number(controls.held("right")) - Number(controls.held("left")),
    shoot: controls.held("up") || controls.held("space"),
    grab: controls.held("down"),
  };
}

export function secondPad(controls: Held): Pad {
  return {
    way: Number(controls.held("right2")) - Number(controls.held("left2")),
    shoot: controls.held("up2") || controls.held("enter"),
    grab: controls.held("down2"),
  };
}

/** Both halves of the keyboard for one player. */
export function eitherPad(controls: Held): Pad {
  const first = firstPad(controls);
  const second = secondPad(controls);
  return {
    way: first.way || second.way,
    shoot: first.shoot || second.shoot,
    grab: first.grab || second.grab,
  };
}

/** The menu's keys, from either half. The pointer goes through. */
export function menuControls(controls: Controls<Action>): Controls<MenuAction> {
  const keys: Record<MenuAction, readonly Action[]> = {
    up: ["up", "up2"],
    down: ["down", "down2"],
    left: ["left", "left2"],
    right: ["right", "right2"],
    confirm: ["space", "enter"],
  };
  return {
    held: (action) => keys[action].some((key) => controls.held(key)),
    pressed: (action) => keys[action].some((key) => controls.pressed(key)),
    released: (action) => keys[action].some((key) => controls.released(key)),
    pointer: controls.pointer,
  };
}
