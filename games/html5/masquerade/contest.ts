import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { Action } from "./core/hands.ts";
import { mapIds } from "./core/maps.ts";
import { GUESTS, Party } from "./core/party.ts";
import type { Level } from "./core/skills.ts";

export type Tally = { wins: number; tags: number; falls: number };

/** Rounds of rivals alone, seats shared out evenly between the levels; they change seats and maps after each round. */
export function contest(levels: readonly Level[], rounds: number, seed = 1): Map<Level, Tally> {
  const tallies = new Map(levels.map((level) => [level, { wins: 0, tags: 0, falls: 0 }]));
  for (let round = 0; round < rounds; round++) {
    const strengths = Array.from(
      { length: GUESTS },
      (_, seat) => levels[(seat + round) % levels.length] ?? "doodler",
    );
    const map = mapIds[round % mapIds.length] ?? "piazza";
    const party = new Party({ random: createRandom(seed + round), map, strengths, hasHero: false });
    const controls = createControls<Action>();
    while (!party.winner) party.step(controls);
    for (const guest of party.guests) {
      const tally = guest.strength && tallies.get(guest.strength);
      if (!tally) continue;
      tally.wins += Number(guest === party.winner);
      tally.tags += guest.tags / rounds;
      tally.falls += guest.falls / rounds;
    }
  }
  return tallies;
}
