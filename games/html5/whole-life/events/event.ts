import type { FirstId } from "#html5/whole-life/life/firsts.ts";
import type { JobId } from "#html5/whole-life/life/jobs.ts";
import type { Role, StatName } from "#html5/whole-life/life/life.ts";

/** What must be true of a life. */
export type When = {
  has?: readonly string[];
  hasNot?: readonly string[];
  job?: "any" | "none" | readonly JobId[];
  least?: Partial<Record<StatName | "money", number>>;
  most?: Partial<Record<StatName | "money", number>>;
};

/** What becomes of a choice. The numbers are added to what is there. */
export type Outcome = Partial<Record<StatName | "money", number>> & {
  text: string;
  add?: readonly string[];
  drop?: readonly string[];
  /** The person whom the event calls `{new}` joins your life; someone named already takes this role instead. */
  meet?: Role;
  /** The one of this role in the event moves away, or is remembered from now on. */
  moves?: Role;
  farewell?: Role;
  /** A friend in the event becomes your partner. */
  isLove?: true;
  /** How much closer (or not) everyone in the event comes to you. */
  bond?: number;
  job?: JobId | "none";
  isPromotion?: true;
  first?: FirstId;
};

/** With `luck` one of several outcomes comes, each as often as its number says. */
export type Choice = { label: string; needs?: When } & (
  | Outcome
  | { luck: readonly (readonly [number, Outcome])[] }
);

/**
 * Texts may name the cast (`{friend}`), a stranger (`{new}`), your `{town}` and `{job}`, and have words to pick
 * from: `a [red|blue] bicycle`.
 */
export type LifeEvent = When & {
  id: string;
  ages: readonly [number, number];
  /** Someone of each of these roles must be around, and is in the event. */
  cast?: readonly Role[];
  /** How old the first of the cast must be. */
  castAges?: readonly [number, number];
  /** The first of the cast has come to the end of a long life. */
  isFarewell?: true;
  /** Nobody of these roles may be around. */
  lacks?: readonly Role[];
  text: string;
  choices: readonly Choice[];
  /** Comes before all others as soon as it can. */
  isDue?: true;
  /** May come again after so many years; otherwise once in a life. */
  againAfter?: number;
  /** How often it comes beside others that could; 1 unless told. */
  weight?: number;
};
