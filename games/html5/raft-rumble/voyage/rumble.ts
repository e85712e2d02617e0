import { gadgetKinds } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { Random } from "#kit/random.ts";
import { fixed } from "#kit/together/checkpoint.ts";
import type { SeatControls, SeatedCore } from "#kit/together/seated.ts";
import { Battle, type BattleEvent } from "./battle.ts";
import type { Level } from "./levels.ts";
import { idle, type Orders, pickActions } from "./orders.ts";

/** `pick1` to `pick6` hold a gadget, in the order of `gadgetKinds`; the pointer is the aim, in thousandths. */
export const crewActions = ["fire", ...pickActions] as const;
export type CrewAction = (typeof crewActions)[number];

/** The pointer's units: thousandths of a radian, and of full power. */
export const AIM_UNITS = 1000;
/** A turn that lasts longer is thrown as it is aimed. */
export const TURN_STEPS = 30 * 60;
/** After so many turns the side with more crew aboard has won. */
const MAX_TURNS = 60;
/** The last splash is enjoyed before the result. */
const CHEER_STEPS = 130;

/** Core of a battle between two machines: the seat whose turn it is aims and throws. The computer plays a seat that was left. */
export class Rumble implements SeatedCore<CrewAction> {
  readonly battle: Battle;

  constructor(level: Level, random: Random) {
    this.battle = new Battle(fixed(level), random, { isDuel: true });
  }

  get isOver(): boolean {
    const { phase, age, turns } = this.battle;
    return turns > MAX_TURNS || (phase === "over" && age >= CHEER_STEPS);
  }

  get scores(): readonly number[] {
    const { battle } = this;
    const [one, two] = [battle.left(0).length, battle.left(1).length];
    if (battle.winner === undefined && one === two) return [0.5, 0.5];
    const winner = battle.winner ?? (one > two ? 0 : 1);
    return [1 - winner, winner];
  }

  /** Steps until the throw is made unasked. */
  get stepsLeft(): number {
    return TURN_STEPS - this.battle.age;
  }

  step(controls: readonly SeatControls<CrewAction>[]): BattleEvent[] {
    if (this.isOver) return [];
    const { battle } = this;
    for (const [seat, side] of battle.sides.entries()) side.isRival = controls[seat]?.isAway ?? true;
    const input = controls[battle.turn];
    return battle.step(input && battle.phase === "aim" ? this.ordersFrom(input) : idle);
  }

  private ordersFrom(input: SeatControls<CrewAction>): Orders {
    const { x, y, isDown } = input.pointer;
    const wanted = gadgetKinds[pickActions.findIndex((action) => input.held(action))];
    return {
      ...idle,
      pick: wanted === this.battle.side.aim.gadget ? undefined : wanted,
      aim: isDown ? { angle: x / AIM_UNITS, power: y / AIM_UNITS } : undefined,
      fire: input.pressed("fire") || this.stepsLeft <= 0,
    };
  }
}
