import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { type Action, Arena, RIVALS } from "./core/arena.ts";
import type { Level } from "./core/skills.ts";

export type Tally = { wins: number; land: number; knockouts: number; falls: number };

/** Rounds of rivals alone, seats shared out evenly between the levels; they change seats after each round. */
export function contest(levels: readonly Level[], rounds: number, seed = 1): Map<Level, Tally> {
  const tallies = new Map(levels.map((level) => [level, { wins: 0, land: 0, knockouts: 0, falls: 0 }]));
  for (let round = 0; round < rounds; round++) {
    const seats = Array.from(
      { length: RIVALS },
      (_, seat) => levels[(seat + round) % levels.length] ?? "breezy",
    );
    const arena = new Arena({ random: createRandom(seed + round), levels: seats, hasHero: false });
    const controls = createControls<Action>();
    while (!arena.winner) arena.step(controls);
    for (const runner of arena.runners) {
      const tally = runner.level && tallies.get(runner.level);
      if (!tally) continue;
      tally.wins += Number(runner === arena.winner);
      tally.land += (arena.shareOf(runner) * 100) / (RIVALS / levels.length) / rounds;
      tally.knockouts += runner.knockouts;
      tally.falls += runner.falls;
    }
  }
  return tallies;
}
