import { endlessRaceOf } from "#kit/together/race.ts";
import { rules } from "./rules.ts";

/** Hopscotch Highway in a room: all cross one street, and the most rows win. Everybody hops as the animal of their own choice. */
export const seats = endlessRaceOf(rules);
