import { type Guard, isListOf, isNumber, isShape } from "#kit/storage.ts";

/** Days whose puzzle was solved, the last ones only, and how many there were in all. */
export type PuzzleRecord = { days: number[]; solved: number };

export const emptyPuzzleRecord: PuzzleRecord = { days: [], solved: 0 };

export const isPuzzleRecord: Guard<PuzzleRecord> = isShape<PuzzleRecord>({
  days: isListOf(isNumber),
  solved: isNumber,
});

/** Longest streak that is told; older days are forgotten. */
const MAX_DAYS = 400;

export function withSolved(record: PuzzleRecord, day: number): PuzzleRecord {
  if (record.days.includes(day)) return record;
  const days = [...record.days, day].toSorted((a, b) => a - b).slice(-MAX_DAYS);
  return { days, solved: record.solved + 1 };
}

/** Days in a row up to today; until today's puzzle is solved, up to yesterday. */
export function streakOf({ days }: PuzzleRecord, today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let streak = 0;
  for (; days.includes(day); day--) streak++;
  return streak;
}
