import { gadgetKinds } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { Controls, Move, Point } from "#kit/input/controls.ts";
import { type DialEvent, dial, type Side } from "./aiming.ts";
import { type Battle, barOf } from "./battle.ts";
import { type Frame, gadgetSlots, isInside } from "./layout.ts";
import { type Action, everySeat, pickActions, pullBack, readOrders } from "./orders.ts";
import { AIM_UNITS, type CrewAction, type Rumble } from "./rumble.ts";

/** A throw that was handed over and not made after this many steps was lost with the connection. */
const LOST_AFTER_STEPS = 60;

/**
 * One machine's hand in a battle between two: dials at once, and tells the core where it points. So the own aim follows the fingers, and the
 * throw goes where it was seen to go. Not part of the compared state.
 */
export class CrewHand {
  /** Where a drag began. */
  drag: Point | undefined;
  pointer: Point = { x: 0, y: 0 };
  private readonly rumble: Rumble;
  private readonly seat: number | undefined;
  /** The own side as it is dialled here, during the own turn. */
  private side: Side | undefined;
  private turn = 0;
  /** Age of the turn when the throw was handed over. */
  private thrownAt: number | undefined;

  constructor(rumble: Rumble, seat: number | undefined) {
    this.rumble = rumble;
    this.seat = seat;
  }

  /** Whether the own crew aims now. */
  get isOpen(): boolean {
    const { battle } = this.rumble;
    return battle.isOpen && battle.turn === this.seat;
  }

  /** The battle as this machine shows it: with the own aim where the fingers have it. */
  get shown(): Battle {
    const { battle } = this.rumble;
    if (!this.isOpen || !this.side || this.turn !== battle.turns) return battle;
    const sides = battle.sides.with(battle.turn, this.side);
    // All else is read from the battle itself.
    return Object.assign(Object.create(battle) as Battle, { sides });
  }

  /** Takes the devices' input of a step, and gives what the core gets of it. */
  step(controls: Controls<Action>, frame: Frame): { move: Move<CrewAction>; events: DialEvent[] } {
    const { battle } = this.rumble;
    const { pointer } = controls;
    this.pointer = { x: pointer.x, y: pointer.y };
    const side = this.sideNow();
    if (!side) {
      this.drag = undefined;
      return { move: {}, events: [] };
    }
    const orders = readOrders(controls, everySeat, battle.facing);
    const bar = barOf(battle);
    const clicked = pointer.pressed
      ? gadgetSlots(frame, bar.length).findIndex((slot) => isInside(pointer, slot))
      : -1;
    orders.pick = bar[clicked >= 0 ? clicked : pickActions.findIndex((action) => controls.pressed(action))];
    this.drag = pullBack(orders, pointer, this.drag, clicked < 0);
    const events = dial(side, orders, battle.facing);
    if (orders.fire) this.thrownAt = battle.age;
    return { move: moveOf(side, orders.fire), events };
  }

  /** Nothing while the own crew does not aim, or its throw is on the way. */
  private sideNow(): Side | undefined {
    const { battle } = this.rumble;
    if (!this.isOpen) return undefined;
    if (this.turn !== battle.turns) {
      this.turn = battle.turns;
      this.side = { ...battle.side, aim: { ...battle.side.aim } };
      this.thrownAt = undefined;
    }
    const isOnTheWay = this.thrownAt !== undefined && battle.age < this.thrownAt + LOST_AFTER_STEPS;
    return isOnTheWay ? undefined : this.side;
  }
}

function moveOf({ aim }: Side, isFired: boolean): Move<CrewAction> {
  const pick = pickActions[gadgetKinds.indexOf(aim.gadget)] ?? "pick1";
  return {
    held: isFired ? [pick, "fire"] : [pick],
    pointer: { x: aim.angle * AIM_UNITS, y: aim.power * AIM_UNITS, isDown: true },
  };
}
