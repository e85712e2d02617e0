import type { Bot } from "#kit/bot.ts";
import { atan2 } from "#kit/exact-math.ts";
import type { Move } from "#kit/input/controls.ts";
import { powerFor } from "./core/shots/flight.ts";
import type { GadgetKind } from "./core/shots/gadgets.ts";
import type { Action } from "./voyage/orders.ts";
import type { Snapshot } from "./voyage/snapshot.ts";

type Turn = NonNullable<Snapshot["turn"]>;

/** Tried in this order: lobs go over walls, flat throws where the wind is too strong for a lob. */
const ANGLES = [0.85, 1.05, 0.65, 1.2, 0.45, 0.3, 1.35, 0.15];

/** Reckons the throw that would meet the next rival if all stood still, and dials it in by the keys. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 5, steps: 5 * 60 * 60 },
  coverStep: 7600,
  act({ mode, steps, turn }) {
    // Every other step, so that each is a new press.
    const tap = (action: Action): Move<Action> => ({ held: steps % 2 ? [action] : [] });
    if (mode !== "battle") return steps % 60 === 0 ? { held: ["fire1"] } : {};
    if (!turn) return {};
    const gadget = wishOf(turn);
    if (turn.aim.gadget !== gadget) return tap("next1");
    const wanted = aimFor(turn, gadget);
    const held: Action[] = [];
    const higher = wanted.angle - turn.aim.angle;
    const harder = (wanted.power - turn.aim.power) * turn.facing;
    if (Math.abs(higher) > 0.02) held.push(higher > 0 ? "up1" : "down1");
    if (Math.abs(harder) > 0.006) held.push(harder > 0 ? "right1" : "left1");
    // Let go now and then: a key held for long moves in leaps.
    return held.length > 0 ? { held: steps % 12 ? held : [] } : tap("fire1");
  },
};

/** A balloon and a gadget in turn. */
function wishOf({ owned, throws }: Turn): GadgetKind {
  const special = owned.filter((kind) => kind !== "balloon");
  return (throws % 2 ? special[throws % special.length] : undefined) ?? "balloon";
}

function aimFor(
  { from, targets, throws, facing, wind }: Turn,
  gadget: GadgetKind,
): { angle: number; power: number } {
  const target = targets[throws % Math.max(1, targets.length)] ?? from;
  if (gadget === "horn") {
    return { angle: atan2(from.y - target.y, Math.abs(target.x - from.x)), power: 1 };
  }
  const to = gadget === "ducks" ? { x: target.x - facing * 120, y: target.y + 40 } : target;
  for (const angle of ANGLES) {
    const power = powerFor(from, to, { gadget, angle, facing, wind });
    if (power !== undefined) return { angle, power };
  }
  return { angle: 0.8, power: 1 };
}
