import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";
import { hypot } from "#kit/exact-math.ts";
import type { Controls, Point, Pointer } from "#kit/input/controls.ts";
import type { Bindings } from "#kit/input/keys.ts";

type Move = "left" | "right" | "up" | "down" | "fire" | "prev" | "next";
export type Seat = 1 | 2;
export type Action = `${Move}${Seat}` | `pick${1 | 2 | 3 | 4 | 5 | 6}` | "back";

/** Two sets of keys: against rivals both are yours, in a duel each player has one. */
export const actions: Bindings<Action> = {
  left1: ["KeyA", "pad1:left"],
  right1: ["KeyD", "pad1:right"],
  up1: ["KeyW", "pad1:up"],
  down1: ["KeyS", "pad1:down"],
  fire1: ["Space", "pad1:a"],
  prev1: ["KeyQ", "pad1:l"],
  next1: ["KeyE", "pad1:r"],
  left2: ["ArrowLeft", "pad2:left"],
  right2: ["ArrowRight", "pad2:right"],
  up2: ["ArrowUp", "pad2:up"],
  down2: ["ArrowDown", "pad2:down"],
  fire2: ["Enter", "pad2:a"],
  prev2: ["Comma", "pad2:l"],
  next2: ["Period", "pad2:r"],
  pick1: ["Digit1"],
  pick2: ["Digit2"],
  pick3: ["Digit3"],
  pick4: ["Digit4"],
  pick5: ["Digit5"],
  pick6: ["Digit6"],
  back: ["Backspace", "pad:b", "pad:back"],
};

export type Seats = readonly Seat[];
export const everySeat: Seats = [1, 2];

export const isHeld = (controls: Controls<Action>, seats: Seats, move: Move) =>
  seats.some((seat) => controls.held(`${move}${seat}`));
export const isPressed = (controls: Controls<Action>, seats: Seats, move: Move) =>
  seats.some((seat) => controls.pressed(`${move}${seat}`));

/** What whoever's turn it is wants in this step. */
export type Orders = {
  /** Higher or lower, harder or softer: -1, 0 or 1. */
  raise: number;
  harder: number;
  fire: boolean;
  /** To the next or the previous gadget. */
  shift: number;
  pick?: GadgetKind | undefined;
  /** Pulled back like a slingshot: from where the throw should go to where the finger is. */
  pull?: Point | undefined;
  /** Set outright, by a hand at another machine that has dialled it already. */
  aim?: { readonly angle: number; readonly power: number } | undefined;
};

/** A shorter pull is a click that was not meant. */
const SHORTEST_PULL = 26;
/** The gadgets of the bar, from the left. */
export const pickActions = ["pick1", "pick2", "pick3", "pick4", "pick5", "pick6"] as const;

export const idle: Orders = { raise: 0, harder: 0, fire: false, shift: 0 };

/** `facing` turns left and right around: harder is always towards the others. */
export function readOrders(controls: Controls<Action>, seats: Seats, facing: number): Orders {
  const held = (move: Move) => Number(isHeld(controls, seats, move));
  const pressed = (move: Move) => Number(isPressed(controls, seats, move));
  return {
    raise: held("up") - held("down"),
    harder: (held("right") - held("left")) * facing,
    fire: isPressed(controls, seats, "fire"),
    shift: pressed("next") - pressed("prev"),
  };
}

/** Adds what the pointer pulls, like a slingshot from where it was pressed. Gives where the pull began, for the next step. */
export function pullBack(
  orders: Orders,
  pointer: Readonly<Pointer>,
  before: Point | undefined,
  canBegin: boolean,
): Point | undefined {
  const drag = pointer.pressed && canBegin ? { x: pointer.x, y: pointer.y } : before;
  if (!drag) return undefined;
  const pull = { x: drag.x - pointer.x, y: drag.y - pointer.y };
  const isMeant = hypot(pull.x, pull.y) >= SHORTEST_PULL;
  if (isMeant) orders.pull = pull;
  if (pointer.released) orders.fire = isMeant;
  return pointer.isDown ? drag : undefined;
}
