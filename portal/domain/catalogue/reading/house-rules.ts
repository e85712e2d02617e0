import type { Game } from "#domain/catalogue/game.ts";
import { DAY_MS } from "#domain/day.ts";
import { descriptionLength } from "./manifest.ts";

export type BrokenRule = { readonly game: Game; readonly reason: string };

/**
 * Checks our own entries beyond being valid: a description of its own, tags, a date that is not in the future, and, of an external game, its
 * marks for age and school. A foreign
 * catalogue is not held to this.
 */
export function brokenRules(games: readonly Game[], now: Date): BrokenRule[] {
  const byDescription = new Map<string, Game>();
  return games.flatMap((game) => {
    const reasons = [...faultsOf(game, now)];
    const description = game.description.toLowerCase();
    const first = byDescription.get(description);
    if (first && description !== "") reasons.push(`its description is that of "${first.name}"`);
    else byDescription.set(description, game);
    return reasons.map((reason) => ({ game, reason }));
  });
}

function* faultsOf(game: Game, now: Date): Generator<string> {
  const { min, max } = descriptionLength;
  const length = [...game.description].length;
  if (length < min || length > max) yield `its description has ${length} characters, not ${min} to ${max}`;
  if (game.tags.length === 0) yield "it has no tags";
  if (game.gameType === "external") {
    for (const fact of ["ages", "fitForSchool", "why"] as const) {
      if (game[fact] === undefined) yield `it lives elsewhere and says nothing under "${fact}"`;
    }
  } else {
    for (const fact of ["author", "licence", "controls"] as const) {
      if (game[fact] === undefined) yield `it plays here and names no ${fact}`;
    }
  }
  // Where the day begins earlier than in UTC, tomorrow's date is today's.
  if (game.addedAt.getTime() > now.getTime() + DAY_MS) yield "its dateAdded is in the future";
}
