import type { Game } from "#domain/catalogue/game.ts";
import { DAY_MS } from "#domain/day.ts";
import { descriptionLength } from "./manifest.ts";

export type BrokenRule = { readonly game: Game; readonly reason: string };

/**
 * What we ask of our own entries beyond being readable: a description in a sentence of its own, tags to find the game
 * by, and a date that has come. A foreign catalogue is not held to this.
 */
export function brokenRules(games: readonly Game[], now: Date): BrokenRule[] {
  const sayings = new Map<string, Game>();
  return games.flatMap((game) => {
    const reasons = [...faultsOf(game, now)];
    const saying = game.description.toLowerCase();
    const first = sayings.get(saying);
    if (first && saying !== "") reasons.push(`its description is that of "${first.name}"`);
    else sayings.set(saying, game);
    return reasons.map((reason) => ({ game, reason }));
  });
}

function* faultsOf(game: Game, now: Date): Generator<string> {
  const { min, max } = descriptionLength;
  const length = [...game.description].length;
  if (length < min || length > max) yield `its description has ${length} characters, not ${min} to ${max}`;
  if (game.tags.length === 0) yield "it has no tags";
  if (game.gameType !== "external") {
    for (const fact of ["author", "licence", "controls"] as const) {
      if (game[fact] === undefined) yield `it plays here and names no ${fact}`;
    }
  }
  // Where the day begins earlier than in UTC, tomorrow's date is today's.
  if (game.addedAt.getTime() > now.getTime() + DAY_MS) yield "its dateAdded is in the future";
}
