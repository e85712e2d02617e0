import type { Game } from "#domain/catalogue/game.ts";

// A fixed language, so that the order is the same on every machine; numeric, so that part 2 comes before part 10.
const english = new Intl.Collator("en", { numeric: true });

/** By name, and games of one name by path. */
export function alphabetical(games: readonly Game[]): Game[] {
  return games
    .map((game) => ({ game, key: plainKey(game.name) }))
    .sort((a, b) => compared(a, b) || (a.game.path < b.game.path ? -1 : 1))
    .map(({ game }) => game);
}

type Named = { readonly game: Game; readonly key: string | undefined };

/** The collator is exact and slow: a million names would take it a quarter of a minute. Most of them do not need it. */
function compared(a: Named, b: Named): number {
  if (a.key !== undefined && b.key !== undefined && a.key !== b.key) return a.key < b.key ? -1 : 1;
  return english.compare(a.game.name, b.game.name);
}

const longestNumber = 9;

/**
 * For names of plain letters, digits and spaces, a text that sorts by its code units as the name does in English; names
 * that differ in case or in leading zeros only have the same. Undefined for all others.
 */
export function plainKey(name: string): string | undefined {
  if (!/^[a-z0-9 ]+$/i.test(name) || /\d{10}/.test(name)) return undefined;
  return name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(longestNumber, "0"));
}
