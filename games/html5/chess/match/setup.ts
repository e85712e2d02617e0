import { type Level, levels } from "#html5/chess/engine/levels.ts";
import { BLACK, type Colour, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Guard } from "#kit/storage.ts";

/** Minutes for the whole game and seconds given back per move. */
export type Pace = { minutes: number; bonus: number };

export type Setup = {
  /** One of the five, or somebody on the next chair. */
  opponent: Level | "friend";
  /** At a shared board: whose side is at the bottom. */
  you: Colour;
  /** Nothing: no clock. */
  pace: Pace | null;
};

/** Labels are English: the site has words for what the host of a room chooses. */
export const paces: readonly { label: string; pace: Pace | null }[] = [
  { label: "No clock", pace: null },
  { label: "3 min + 2 s", pace: { minutes: 3, bonus: 2 } },
  { label: "5 min", pace: { minutes: 5, bonus: 0 } },
  { label: "10 min", pace: { minutes: 10, bonus: 0 } },
  { label: "15 min + 10 s", pace: { minutes: 15, bonus: 10 } },
];

export const firstSetup: Setup = { opponent: 1, you: WHITE, pace: null };

const isPace: Guard<Pace | null> = (value): value is Pace | null =>
  value === null || paces.some(({ pace }) => pace !== null && JSON.stringify(pace) === JSON.stringify(value));

export const isLevel: Guard<Level> = (value): value is Level => levels.some((level) => level === value);

export const isSetup: Guard<Setup> = (value): value is Setup =>
  typeof value === "object" &&
  value !== null &&
  "opponent" in value &&
  "you" in value &&
  "pace" in value &&
  (value.opponent === "friend" || isLevel(value.opponent)) &&
  (value.you === WHITE || value.you === BLACK) &&
  isPace(value.pace);
