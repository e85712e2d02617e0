import { playBot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { bot } from "./bot.ts";
import { instantThinker } from "./engine/thinker.ts";
import { Match } from "./match/match.ts";
import { BLACK, WHITE } from "./rules/pieces.ts";

/** Whole games of the bot against the weakest opponent, one per seed, colours in turn. */
export function botGames(seeds: readonly number[]): { score: number; steps: number }[] {
  return seeds.map((seed) => {
    const you = seed % 2 ? WHITE : BLACK;
    const match = new Match({ opponent: 1, you, pace: null }, instantThinker(), createRandom(seed));
    const steps = playBot(match, bot);
    return { score: match.score, steps };
  });
}
