import { endlessRaceOf } from "#kit/together/race.ts";
import { rules } from "./rules.ts";

/** Cactus Sprint in a room: all run one course, and the most points win. */
export const seats = endlessRaceOf(rules);
