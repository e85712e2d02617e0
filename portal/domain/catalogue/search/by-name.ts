import type { Game } from "#domain/catalogue/game.ts";
import { sortInSteps } from "#domain/sort-in-steps.ts";
import { finish, ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import { unmanagedFloat64 } from "#domain/unmanaged-arrays.ts";

// A fixed language, so that the order is the same on every machine; numeric, so that part 2 comes before part 10.
const english = new Intl.Collator("en", { numeric: true });

/** Sorts by name, and games of one name by path. */
export function alphabetical(games: readonly Game[]): Game[] {
  return finish(alphabeticalSteps(games));
}

/** The same, in steps. */
export function* alphabeticalSteps(games: readonly Game[]): Steps<Game[]> {
  const keys = yield* packedKeys(games);
  const order = yield* sortInSteps(games.length, (a, b) => compare(games, keys, a, b));
  const sorted: Game[] = [];
  for (let at = 0; at < order.length; at += 1) {
    const game = games[order[at] ?? 0];
    if (game) sorted.push(game);
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return sorted;
}

/** Compares by sort key where possible: the collator would take a quarter of a minute for a million names. */
function compare(games: readonly Game[], keys: readonly Float64Array[], a: number, b: number): number {
  for (const column of keys) {
    const difference = (column[a] ?? 0) - (column[b] ?? 0);
    if (difference < 0 || difference > 0) return difference;
    // One of them has no key.
    if (difference !== 0) break;
  }
  const [gameA, gameB] = [games[a], games[b]];
  if (!gameA || !gameB) return 0;
  return compareNames(gameA.name, gameB.name) || (gameA.path < gameB.path ? -1 : 1);
}

function compareNames(a: string, b: string): number {
  const [keyA, keyB] = [plainKey(a), plainKey(b)];
  if (keyA !== undefined && keyB !== undefined && keyA !== keyB) return keyA < keyB ? -1 : 1;
  return english.compare(a, b);
}

const MAX_DIGITS = 9;

/**
 * Sort key of a name of ASCII letters, digits and spaces: its code units sort as the name does in English. Names that differ
 * only in case or leading zeros have the same key. Undefined for all other names.
 */
export function plainKey(name: string): string | undefined {
  if (!/^[a-z0-9 ]+$/i.test(name) || /\d{10}/.test(name)) return undefined;
  return name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(MAX_DIGITS, "0"));
}

/** So many numbers hold the beginning of a key; longer ones that begin alike are compared as text. */
const KEY_COLUMNS = 3;
/** The most that a double counts exactly, in base 38: end, space, ten digits, 26 letters. */
const UNITS_PER_COLUMN = 10;
const BASE = 38;

/** The sort keys as numbers, `NaN` for none: a million strings beside the names would be garbage to collect soon after. */
function* packedKeys(games: readonly Game[]): Steps<readonly Float64Array[]> {
  const columns = Array.from({ length: KEY_COLUMNS }, () => unmanagedFloat64(games.length));
  for (let row = 0; row < games.length; row += 1) {
    const key = plainKey(games[row]?.name ?? "");
    for (const [number, column] of columns.entries())
      column[row] = key === undefined ? Number.NaN : packed(key, number * UNITS_PER_COLUMN);
    if (row % ITEMS_PER_STEP === 0) yield;
  }
  return columns;
}

/** Ten letters of a key as one number, which sorts as they do. */
function packed(key: string, from: number): number {
  let sum = 0;
  for (let at = from; at < from + UNITS_PER_COLUMN; at += 1)
    sum = sum * BASE + (at < key.length ? rankOf(key.charCodeAt(at)) : 0);
  return sum;
}

function rankOf(unit: number): number {
  if (unit === 0x20) return 1;
  return unit <= 0x39 ? unit - 0x30 + 2 : unit - 0x61 + 12;
}
