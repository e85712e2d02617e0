import { language } from "#kit/language/translations.ts";
import type { Puzzle } from "./find-puzzle.ts";

/** Moves to mate on each day of the week, from Monday: the week begins with a warm-up and ends with three moves. */
export const matesByWeekday: readonly number[] = [1, 1, 2, 2, 2, 3, 3];

/** The first of January 1970 was a Thursday. */
const THURSDAY = 3;

/** Number of the day where the player is, whatever the time zone. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The list begins on a Monday and starts over after its last week. */
export function puzzleOf(day: number, list: readonly string[]): Puzzle {
  const [fen = "", ...line] = (list[(day + THURSDAY) % list.length] ?? "").split(" | ");
  return { fen, line };
}

export const matesOf = (day: number): number => matesByWeekday[(day + THURSDAY) % 7] ?? 2;

/** `Wednesday, 18 November`, in the language of the game. */
export const dayName = (day: number): string =>
  dateWords(day, { weekday: "long", day: "numeric", month: "long" });

/** `Wed`; a letter where that would be a long word. */
export function weekdayName(day: number): string {
  const short = dateWords(day, { weekday: "short" });
  return short.length <= 4 ? short : dateWords(day, { weekday: "narrow" });
}

const dateWords = (day: number, parts: Intl.DateTimeFormatOptions): string =>
  new Date(day * 86_400_000).toLocaleDateString(language, { ...parts, timeZone: "UTC" });
