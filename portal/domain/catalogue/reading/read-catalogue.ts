import type { Game } from "#domain/catalogue/game.ts";
import { Refusal } from "#domain/errors.ts";
import { distinctGames } from "./duplicates.ts";
import { type Entry, type EntryFault, readEntry, reportName } from "./entry.ts";
import type { GameFiles } from "./game-location.ts";
import { joinServers } from "./servers.ts";

/** An entry that is not listed, and why: `reason` completes a sentence that begins with its name. */
export type RefusedEntry = {
  readonly index: number;
  readonly name: string;
  readonly reason: string;
  readonly code: EntryFault;
};

export type ReadCatalogue = { readonly games: Game[]; readonly refused: RefusedEntry[] };

/** Far above any known catalogue. Reading so many takes some seconds and about a gigabyte. */
const MAX_ENTRIES = 1_000_000;

/**
 * Parses a catalogue of the specification's shape: a list of entries, or an object with such a list as `games`.
 * It is lenient about how an entry is written and exact about the result. A bad entry is listed in `refused` and does not
 * affect the others; only input that is no catalogue at all throws a Refusal.
 */
export function readCatalogue(raw: unknown, files: GameFiles): ReadCatalogue {
  const entries: (Entry & { index: number })[] = [];
  const refused: RefusedEntry[] = [];
  const list = listOf(raw);
  for (let index = 0; index < list.length; index += 1) {
    const entry = readEntry(list[index], files);
    if ("game" in entry) entries.push({ ...entry, index });
    else refused.push({ index, name: reportName(list[index]), ...entry });
  }
  const { distinct, duplicates } = distinctGames(joinServers(entries));
  for (const { item, code, reason } of duplicates) {
    refused.push({ index: item.index, name: item.game.name, code, reason });
  }
  return { games: distinct.map(({ game }) => game), refused: refused.sort((a, b) => a.index - b.index) };
}

function listOf(raw: unknown): readonly unknown[] {
  const list = typeof raw === "object" && raw !== null && "games" in raw ? raw.games : raw;
  if (!Array.isArray(list)) {
    throw new Refusal(
      "catalogue-invalid",
      "A catalogue is a list of games, or an object with a list called games.",
    );
  }
  if (list.length > MAX_ENTRIES) {
    throw new Refusal(
      "catalogue-invalid",
      `A catalogue has at most ${MAX_ENTRIES} games; this has ${list.length}.`,
    );
  }
  return list;
}
