/** A round that the visitor played to its end. */
export type PlayedRound = {
  readonly score: number;
  /** Steps of play. */
  readonly steps: number;
  /** It was the best one yet. */
  readonly isRecord: boolean;
};

/** A coin for every four seconds, up to so many. */
const STEPS_PER_COIN = 4 * 60;
const MAX_FOR_TIME = 20;
const RECORD_BONUS = 10;

/** Coins that a round earns in games without a rule of their own: a few for playing on, and a bonus for a new best. */
export function coinsForRound({ score, steps, isRecord }: PlayedRound): number {
  // A round without a single point was hardly played.
  if (score <= 0) return 0;
  return Math.min(MAX_FOR_TIME, 1 + Math.floor(steps / STEPS_PER_COIN)) + (isRecord ? RECORD_BONUS : 0);
}
