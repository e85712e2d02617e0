import { globSync } from "node:fs";
import type { Newcomer } from "#kit/clumsy.ts";

/** A rung with how many of the first ten seeds win it. */
export type Tally = { rung: string; wins: number };

export const SEEDS = 10;

/** The two ends of every game that has a clumsy bot, by the name of the game. */
export async function allNewcomers(): Promise<Newcomer[]> {
  const files = globSync("*/newcomer.ts", { cwd: `${import.meta.dirname}/..` }).toSorted();
  const loaded = await Promise.all(
    files.map(async (file) => {
      const { newcomer }: { newcomer: Newcomer } = await import(`../${file}`);
      return newcomer;
    }),
  );
  return loaded;
}

export function tallyOf({ name, isWon }: Newcomer["last"]): Tally {
  const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1);
  return { rung: name, wins: seeds.filter(isWon).length };
}

/** A row of the table in docs/games.md for each first rung. */
export function rowsOf({ game, first, last }: Newcomer): string[] {
  const end = tallyOf(last);
  return first.map((rung) => {
    const start = tallyOf(rung);
    return `| ${game} | ${start.rung} | ${start.wins} | ${end.rung} | ${end.wins} |`;
  });
}
