import type { Match } from "#html5/ringout/core/match.ts";
import type { Bout, Card } from "./bouts.ts";
import { afterEndless, afterRung, type Career, gloryOf, starsFor, starsOf } from "./career.ts";
import { type HatId, hatsFor } from "./hats.ts";
import { ladder } from "./ladder.ts";

export type Outcome = {
  bout: Bout;
  card: Card;
  /** The seats, best first. */
  ranking: number[];
  isWon: boolean;
  stars: number;
  /** Ring-outs of an endless bout. */
  ringOuts: number;
  isRecord: boolean;
  /** Hats that can be worn from now on. */
  gifts: HatId[];
};

/** What a bout that is over was worth, and the career after it. */
export function settle(
  bout: Bout,
  card: Card,
  match: Match,
  before: Career,
): { career: Career; outcome: Outcome } {
  const isWon = match.winner === 0;
  const [self, rival] = match.fighters;
  const stars = bout.kind === "ladder" && isWon ? starsFor(self?.stocks ?? 0) : 0;
  const ringOuts = bout.kind === "endless" ? (rival?.falls ?? 0) : 0;
  const made = bout.kind === "versus" ? 0 : (self?.knockouts ?? 0);
  let career = { ...before, ringOuts: before.ringOuts + made };
  if (bout.kind === "ladder") career = afterRung(career, bout.rung, stars);
  if (bout.kind === "endless") career = afterEndless(career, ringOuts);
  const known = hatsFor(starsOf(before));
  const gifts = hatsFor(starsOf(career)).filter((hat) => !known.includes(hat));
  const isRecord = gloryOf(career) > gloryOf(before);
  return { career, outcome: { bout, card, isWon, stars, ringOuts, ranking: rank(match), isRecord, gifts } };
}

/** Coins of a bout: a few for fighting it, more for stars, and for ring-outs of an endless one. */
export function coinsFor({ bout, stars, ringOuts, isRecord }: Outcome): number {
  const own = bout.kind === "endless" ? Math.min(20, 2 * ringOuts) : 4 + 4 * stars;
  return own + (isRecord ? 6 : 0);
}

export const hasNext = ({ bout, isWon }: Outcome) =>
  bout.kind === "ladder" && isWon && bout.rung < ladder.length - 1;

/** The winner first, then by lives, points and damage. */
function rank(match: Match): number[] {
  // Lives count where all have a number of them: comparing some pairs by lives and others by points could run in a circle.
  const hasLives = match.fighters.every(({ stocks }) => Number.isFinite(stocks));
  return match.fighters
    .toSorted(
      (a, b) =>
        Number(b.team === match.winner) - Number(a.team === match.winner) ||
        (hasLives ? b.stocks - a.stocks : 0) ||
        match.pointsOf(b) - match.pointsOf(a) ||
        a.damage - b.damage,
    )
    .map(({ seat }) => seat);
}
