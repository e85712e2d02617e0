import { createRandom } from "#kit/random.ts";
import { arenaIds } from "./core/arenas.ts";
import { type CharacterId, characterIds } from "./core/characters.ts";
import { Match } from "./core/match.ts";
import { Mind } from "./mind/mind.ts";
import { type Level, skills } from "./mind/skills.ts";

export type Corner = { level: Level; kind?: CharacterId };
export type Tally = { wins: [number, number]; draws: number; falls: [number, number]; seconds: number };

/** A bout that nobody wins in five minutes is a draw. */
const LONGEST = 5 * 60 * 60;

/** Bouts of two minds, in turn in every arena, with every pair of characters, and on either side. */
export function contest(corners: readonly [Corner, Corner], rounds: number, seed: number, lives = 3): Tally {
  const tally: Tally = { wins: [0, 0], draws: 0, falls: [0, 0], seconds: 0 };
  for (let round = 0; round < rounds; round++) {
    const random = createRandom(seed + round);
    // Every other round they swap sides.
    const [a, b] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const kindOf = (corner: Corner, at: number) =>
      corner.kind ?? characterIds[at % characterIds.length] ?? "lefty";
    const kinds = [
      kindOf(corners[0], Math.floor(round / 2)),
      kindOf(corners[1], Math.floor(round / 8)),
    ] as const;
    const match = new Match(
      {
        arena: arenaIds[round % arenaIds.length] ?? "desk",
        entrants: [{ kind: kinds[a] }, { kind: kinds[b] }],
        rule: { kind: "stocks", stocks: lives },
      },
      random,
    );
    const minds = [a, b].map((corner) => new Mind(skills[corners[corner]?.level ?? "drowsy"], random));
    while (match.phase !== "end" && match.time < LONGEST)
      match.step(minds.map((mind, seat) => mind.pad(match, seat)));
    tally.seconds += match.time / 60 / rounds;
    const winner = match.winner;
    if (winner === undefined) tally.draws++;
    else tally.wins[winner === 0 ? a : b]++;
    tally.falls[a] += match.fighters[0]?.falls ?? 0;
    tally.falls[b] += match.fighters[1]?.falls ?? 0;
  }
  return tally;
}
