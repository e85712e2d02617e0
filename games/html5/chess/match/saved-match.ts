import { type Guard, isListOf, isNumber, isShape, isText } from "#kit/storage.ts";
import { isSetup, type Setup } from "./setup.ts";

/** An unfinished game as it lies in storage. */
export type SavedMatch = {
  setup: Setup;
  moves: string[];
  /** Seconds left for White and Black. */
  clock: [white: number, black: number] | null;
  helped: number;
};

const isClock: Guard<SavedMatch["clock"]> = (value): value is SavedMatch["clock"] =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every(isNumber));

export const isSavedMatch: Guard<SavedMatch> = isShape<SavedMatch>({
  setup: isSetup,
  moves: isListOf(isText),
  clock: isClock,
  helped: isNumber,
});
