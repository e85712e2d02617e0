import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { openLateWriteStore } from "./late-write-store.ts";
import { type LateWritePort, type LateWrites, openLateWrites } from "./late-writes.ts";
import { openSaveDatabase, type SavedGame } from "./save-database.ts";
import { parseSaveFile, writeSaveFile } from "./save-file.ts";
import { openSavesChannel } from "./saves-channel.ts";
import { type JournalRecord, openWriteJournal } from "./write-journal.ts";
import { openWriteQuota, type WriteQuota } from "./write-quota.ts";

/** Saves of all games, stored with the site in this browser. */
export type Saves = {
  /** A game's saves, removed keys included: they tell the game's frame which of its own values are out of date. */
  load(path: string): Promise<SaveEntry[]>;
  /**
   * Stores what a game wrote. The last write of each key wins, whichever tab it came from. When this returns the entries are in the
   * write journal and survive the tab; the database follows. False: the game's quota is used up and nothing is stored.
   */
  write(path: string, entries: readonly SaveEntry[]): boolean;
  /** A port for a page of a game: entries that the game posts to it are stored even while this page unloads. */
  lateWritePort(path: string): LateWritePort | undefined;
  /** Flushes late writes, merges them into the database, and returns them. What exceeds the game's quota is dropped. */
  mergeLateWrites(path: string): Promise<SaveEntry[]>;
  /** Subscribes to what other tabs of the site write for this game, and to late writes as they are stored. Returns the function that unsubscribes. */
  watch(path: string, onEntries: (entries: SaveEntry[]) => void): () => void;
  /** The games that have saves in this browser: the list from which a visitor deletes, exports or imports them. */
  list(): Promise<SavedGame[]>;
  /** Deletes a game's saves for good. */
  remove(path: string): Promise<void>;
  /** All games' saves as the text of one file, for a backup or another browser. */
  exportAll(): Promise<string>;
  /** Merges the saves of such a file, key by key. Returns the games' paths, or undefined for any other file. */
  importAll(text: string): Promise<string[] | undefined>;
};

/** Removed keys are remembered this long: after it no tab holds an older value of theirs. */
const REMOVED_KEY_TTL_MS = 30 * 86_400_000;

/** Opens the save database, the write journal and the channel to other tabs. Once per page. */
export function openSaves(): Saves {
  const database = openSaveDatabase();
  const journal = openWriteJournal();
  const lateWriteStore = openLateWriteStore();
  const channel = openSavesChannel();
  // One for each game on this page, whichever way its writes come.
  const quotas = new Map<string, WriteQuota>();
  let lateWrites: LateWrites | undefined;
  let flushing: Promise<void> = Promise.resolve();

  async function storeRecord(path: string, record: JournalRecord): Promise<void> {
    await database.merge(path, record.entries);
    record.drop();
  }

  function flush(path: string): void {
    // One at a time: what accumulates meanwhile goes into the next transaction as a whole.
    const flushed = flushing.then(async () => {
      const pending = journal.pending(path);
      if (pending) await storeRecord(path, pending);
    });
    // What could not be written stays in the journal, and the next flush tries again.
    flushing = flushed.catch(reportError);
  }

  async function load(path: string): Promise<SaveEntry[]> {
    // Another tab, or this one before a reload, may have closed before its writes reached the database.
    for (const record of journal.readAll(path)) await storeRecord(path, record);
    // Both databases open at the same time, which is most of what this takes.
    await Promise.all([mergeLateWrites(path), database.read(path)]);
    const entries = await database.read(path);
    quotas.set(path, openWriteQuota(entries));
    // The game need not wait for it.
    database.deleteRemovedKeys(path, Date.now() - REMOVED_KEY_TTL_MS).catch(reportError);
    return entries;
  }

  async function mergeLateWrites(path: string): Promise<SaveEntry[]> {
    const entries = await lateWriteStore.read(path);
    if (entries.length === 0) return [];
    if (!quotas.has(path)) quotas.set(path, openWriteQuota(await database.read(path)));
    const admitted = quotas.get(path)?.admit(entries) ? entries : [];
    await database.merge(path, admitted);
    await lateWriteStore.delete(path, entries);
    return admitted;
  }

  function write(path: string, entries: readonly SaveEntry[]): boolean {
    // A frame's game is loaded before it can write.
    if (!quotas.get(path)?.admit(entries)) return false;
    store(path, entries);
    return true;
  }

  function store(path: string, entries: readonly SaveEntry[]): void {
    journal.add(path, entries);
    channel.post(path, entries);
    flush(path);
  }

  return {
    load,
    write,
    lateWritePort(path) {
      lateWrites ??= openLateWrites();
      return lateWrites?.portFor(path);
    },
    async mergeLateWrites(path) {
      await lateWrites?.flush(path);
      return mergeLateWrites(path);
    },
    watch: channel.watch,
    list: () => database.list(),
    async remove(path) {
      for (const record of journal.readAll(path)) record.drop();
      await lateWriteStore.delete(path, await lateWriteStore.read(path));
      await database.remove(path);
    },
    exportAll: async () => exportSaves(await database.list(), load),
    async importAll(text) {
      const paths = importSaves(text, store);
      await flushing;
      return paths;
    },
  };
}

/** The saves of these games as the text of a save file. */
async function exportSaves(games: readonly SavedGame[], load: Saves["load"]): Promise<string> {
  const saves = games.map(async ({ path }) => [path, presentKeys(await load(path))]);
  return writeSaveFile(Object.fromEntries(await Promise.all(saves)), new Date());
}

/** Writes the saves of a save file. Returns the games' paths; undefined for any other file. */
function importSaves(
  text: string,
  write: (path: string, entries: readonly SaveEntry[]) => void,
): string[] | undefined {
  const games = parseSaveFile(text);
  if (games === undefined) return undefined;
  const now = Date.now();
  for (const [path, saves] of Object.entries(games)) {
    const entries = Object.entries(saves).map(([key, value]) => [key, value, now] as const);
    write(path, entries);
  }
  return Object.keys(games);
}

/** The values by key, without the keys that were removed. */
function presentKeys(entries: readonly SaveEntry[]): Record<string, string> {
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
