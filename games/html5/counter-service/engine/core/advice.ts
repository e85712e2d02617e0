import { BURNT, type Cooked, type Dish, type Slot } from "./dish.ts";
import type { Guest } from "./guests.ts";
import type { Item, Raw } from "./pantry.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Place, PlaceKind } from "./targets.ts";

/** What to press next, and in a few words why. Some of it has to be held, some is not due yet, and some is told on every day. */
export type Advice = Place & { words: string; isHeld?: boolean; isEarly?: boolean; isNeeded?: boolean };

export const advice = (kind: PlaceKind, index: number, words: string): Advice => ({ kind, index, words });

/** A hand this close to the middle drops straight. */
export const STRAIGHT = 0.13;
/** How close to the wished doneness is close enough. */
const NEARLY = 0.02;

/** The order that is being worked on. */
export function chosenGuest({ guests, selected }: Snapshot): Guest | undefined {
  return selected === undefined ? undefined : guests[selected];
}

/** Guests first: nobody likes to stand there unasked. */
export function adviseGuests({ guests }: Snapshot): Advice | undefined {
  const asking = guests.find(({ state }) => state === "asking");
  return asking && advice("guest", asking.seat, "Take the order");
}

/**
 * For stoves on which things are turned: what these wishes need next. `canTake`: there is a place for the first of
 * them. The others are only cooked ahead.
 */
export function adviseStove(
  raws: readonly Raw[],
  { spots }: Snapshot,
  needs: readonly Cooked[],
  canTake: boolean,
): Advice | undefined {
  const free = spots.map((slot, index) => ({ slot, index }));
  let toPut: Cooked | undefined;
  for (const [place, need] of needs.entries()) {
    const match = free.find(({ slot }) => slot?.dish.base.raw === need.raw && !isSpoilt(slot, need));
    if (!match?.slot) {
      toPut ??= need;
      continue;
    }
    free.splice(free.indexOf(match), 1);
    const { slot, index } = match;
    const isDone = (slot.dish.base.sides[slot.down] ?? 0) >= (need.sides[slot.down] ?? 0) - NEARLY;
    if (isDone && slot.down === 0) return advice("spot", index, "Turn it!");
    if (isDone && canTake && place === 0) return advice("spot", index, "Take it!");
  }
  const coal = free.find(({ slot }) => slot?.dish.base.sides.some((side) => side > BURNT));
  const hasRoom = spots.includes(undefined);
  if (toPut && !hasRoom && coal) return advice("spot", coal.index, "Throw it away");
  const raw = raws.findIndex(({ id }) => id === toPut?.raw);
  return toPut && hasRoom ? advice("raw", raw, "Put it on") : undefined;
}

const isSpoilt = (slot: Slot, need: Cooked) =>
  slot.dish.base.sides.some((side, at) => side > (need.sides[at] ?? 0) + 0.3);

/** When there is nothing to do but to watch it cook. */
export function adviseWaiting({ spots }: Snapshot): Advice | undefined {
  const index = spots.findIndex((slot) => slot !== undefined);
  return index < 0 ? undefined : { ...advice("spot", index, "Wait for the white mark"), isEarly: true };
}

/** Pours up to the line. */
export function advisePour(items: readonly Item[], board: Dish, wish: Dish): Advice | undefined {
  for (const asked of wish.marks) {
    const index = items.findIndex(({ id, how }) => id === asked.item && how === "pour");
    if (index < 0) continue;
    const poured = board.marks.find(({ item }) => item === asked.item)?.amount ?? 0;
    if (poured < asked.amount - NEARLY) return { ...advice("item", index, "Hold to the line"), isHeld: true };
  }
  return undefined;
}
