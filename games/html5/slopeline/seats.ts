import { endlessRaceOf } from "#kit/together/race.ts";
import { rules } from "./rules.ts";

/** Slopeline in a room: all roll down one slope, and the most points win. */
export const seats = endlessRaceOf(rules);
