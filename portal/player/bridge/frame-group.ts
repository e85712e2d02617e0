import type { Sound } from "#player/protocol/sound.ts";
import type { EntryStore } from "./entry-store.ts";

/** What the frames of one game share: some games put themselves into an inner frame, and that is still the same game. */
export type Household = {
  guest: string;
  /** The game's saves as they are kept. */
  kept: EntryStore;
  /** The same as the game sees them: Flash engines have names of their own for things. */
  local: EntryStore;
  session: EntryStore;
  /** The volume now and whenever it changes. */
  followSound(listener: (sound: Sound) => void): void;
  noticeSound(): void;
};

const NAME = Symbol.for("recess.household");

export function offerHousehold(household: Household): void {
  Object.defineProperty(window, NAME, { value: household });
}

/** The household of this very page, for our own pages that play films. */
export function householdHere(): Household | undefined {
  return Reflect.get(window, NAME);
}

/** The household of the frame around this one, where that is a page of the same game. */
export function householdAround(guest: string): Household | undefined {
  if (window.parent === window) return undefined;
  try {
    const around: Household | undefined = Reflect.get(window.parent, NAME);
    return around?.guest === guest ? around : undefined;
  } catch (error) {
    // The page around is the site's.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
