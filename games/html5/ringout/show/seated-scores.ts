import type { Fighter } from "#html5/ringout/core/fighter.ts";
import type { Match } from "#html5/ringout/core/match.ts";

/** How many of the others each seat has beaten: who was out later, or has the better count at the bell. */
export function scoresOf(match: Match, outAt: readonly number[]): number[] {
  const isTimed = match.plan.rule.kind === "time";
  const rankOf = (fighter: Fighter) => [
    isTimed ? match.pointsOf(fighter) : (outAt[fighter.seat] ?? 0),
    isTimed ? 0 : fighter.stocks,
    -fighter.damage,
  ];
  const ranks = match.fighters.map(rankOf);
  return ranks.map((own) => ranks.filter((other) => isBetter(own, other)).length);
}

function isBetter(own: readonly number[], other: readonly number[]): boolean {
  const at = own.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (own[at] ?? 0) > (other[at] ?? 0);
}
