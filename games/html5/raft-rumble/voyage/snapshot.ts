import { waistOf } from "#html5/raft-rumble/core/crew.ts";
import { type Aim, type Facing, handsOf } from "#html5/raft-rumble/core/shots/flight.ts";
import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Battle } from "./battle.ts";

export type Mode = "map" | "battle" | "result" | "shop";

/** The part of a voyage that a snapshot tells. */
type Journey = { mode: Mode; steps: number; course: number; battle: Battle | undefined; bar: GadgetKind[] };

/** What someone at the keyboard can see. */
export type Snapshot = {
  mode: Mode;
  steps: number;
  course: number;
  /** Only while it is a person's turn to aim. */
  turn?: {
    side: number;
    throws: number;
    aim: Aim;
    from: Point;
    facing: Facing;
    wind: number;
    targets: Point[];
    owned: GadgetKind[];
  };
};

export function snapshotOf(voyage: Journey): Snapshot {
  const { mode, steps, course, battle } = voyage;
  const { thrower } = battle ?? {};
  if (mode !== "battle" || !battle?.isOpen || !thrower) return { mode, steps, course };
  const { side, facing, world, turn } = battle;
  return {
    mode,
    steps,
    course,
    turn: {
      side: turn,
      throws: side.throws,
      aim: { ...side.aim },
      from: handsOf(thrower, facing),
      facing,
      wind: world.wind,
      targets: world.crews.filter((crew) => crew.side !== turn && crew.state === "aboard").map(waistOf),
      owned: voyage.bar.filter((kind) => side.stock[kind] > 0),
    },
  };
}
