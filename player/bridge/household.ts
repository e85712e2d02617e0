import type { GameError, Sound } from "#player/protocol.ts";
import type { EntryStore } from "./entry-store.ts";

/** What the frames of one game share: some games put themselves into an inner frame, and that is still the same game. */
export type Household = {
  guest: string;
  local: EntryStore;
  session: EntryStore;
  report(error: GameError): void;
  /** The volume now and whenever it changes. */
  followSound(listener: (sound: Sound) => void): void;
  noticeSound(): void;
};

const NAME = Symbol.for("recess.household");

export function offerHousehold(household: Household): void {
  Object.defineProperty(window, NAME, { value: household });
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
