import { type Level, levels } from "#html5/chess/engine/levels.ts";
import { type Guard, isNumber, isShape } from "#kit/storage.ts";
import type { Match } from "./match.ts";

export type Tally = {
  won: number;
  drawn: number;
  lost: number;
  /** Wins without a hint or a takeback. */
  alone: number;
};

/** How you did against each of the five. */
export type GameRecord = Record<Level, Tally>;

export const noTally: Tally = { won: 0, drawn: 0, lost: 0, alone: 0 };
export const emptyRecord: GameRecord = { 1: noTally, 2: noTally, 3: noTally, 4: noTally, 5: noTally };

const isTally = isShape<Tally>({ won: isNumber, drawn: isNumber, lost: isNumber, alone: isNumber });
export const isRecord: Guard<GameRecord> = isShape<GameRecord>({
  1: isTally,
  2: isTally,
  3: isTally,
  4: isTally,
  5: isTally,
});

/** The record after a finished game; games at a shared board leave no mark. */
export function withResult(record: GameRecord, match: Match): GameRecord {
  const { level, ending, hasWon, helped } = match;
  if (level === undefined || !ending) return record;
  const tally = { ...record[level] };
  if (hasWon) {
    tally.won++;
    if (helped === 0) tally.alone++;
  } else if (ending.winner === undefined) tally.drawn++;
  else tally.lost++;
  return { ...record, [level]: tally };
}

/** The levels that were beaten at least once. */
export const beaten = (record: GameRecord): Level[] => levels.filter((level) => record[level].won > 0);
