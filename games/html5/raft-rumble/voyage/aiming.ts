import { type Aim, type Facing, HIGHEST, LOWEST, SOFTEST } from "#html5/raft-rumble/core/shots/flight.ts";
import { emptyStock, gadgetKinds, hasGadget, type Stock } from "#html5/raft-rumble/core/shots/gadgets.ts";
import { clamp } from "#kit/ease.ts";
import { atan2, hypot } from "#kit/exact-math.ts";
import type { Orders } from "./orders.ts";

/** One of the two parties: what it has, and how it aimed last. */
export type Side = {
  stock: Stock;
  aim: Aim;
  throws: number;
  /** Whose turn comes next among the crew. */
  next: number;
  isRival: boolean;
  /** Steps for which a key has been held. */
  held: number;
};

export type DialEvent = { kind: "notch" | "pick" | "refuse" };

/** A pull of this length is all might. */
const FULL_PULL = 190;

export function newSide(stock: Partial<Stock>, isRival: boolean): Side {
  return {
    stock: { ...emptyStock, ...stock },
    aim: { angle: 0.7, power: 0.6, gadget: "balloon" },
    throws: 0,
    next: 0,
    isRival,
    held: 0,
  };
}

/** Turns the player's orders into an aim. */
export function dial(side: Side, orders: Orders, facing: Facing): DialEvent[] {
  const { aim } = side;
  const { raise, harder, pull } = orders;
  // A tap moves by a hair, holding on speeds up.
  side.held = raise || harder ? side.held + 1 : 0;
  const pace = clamp(0.25 + side.held / 40, 0.25, 1.6);
  aim.angle = clamp(aim.angle + raise * pace * 0.0125, LOWEST, HIGHEST);
  aim.power = clamp(aim.power + harder * pace * 0.008, SOFTEST, 1);
  if (pull) {
    aim.angle = clamp(atan2(-pull.y, pull.x * facing), LOWEST, HIGHEST);
    aim.power = clamp(hypot(pull.x, pull.y) / FULL_PULL, SOFTEST, 1);
  }
  if (orders.aim) {
    aim.angle = clamp(orders.aim.angle, LOWEST, HIGHEST);
    aim.power = clamp(orders.aim.power, SOFTEST, 1);
  }
  const notch: DialEvent[] = side.held % 6 === 1 ? [{ kind: "notch" }] : [];
  return [...notch, ...choose(side, orders)];
}

function choose({ aim, stock }: Side, { pick, shift }: Orders): DialEvent[] {
  if (!pick && !shift) return [];
  const owned = gadgetKinds.filter((kind) => hasGadget(stock, kind));
  const at = owned.indexOf(aim.gadget) + shift + owned.length;
  const wanted = pick ?? owned[at % owned.length] ?? "balloon";
  if (!hasGadget(stock, wanted)) return [{ kind: "refuse" }];
  aim.gadget = wanted;
  return [{ kind: "pick" }];
}
