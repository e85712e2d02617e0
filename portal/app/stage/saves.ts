import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { isOwnKey } from "./databases/own-key.ts";
import { openLateWriteStore } from "./late-write-store.ts";
import { type LateWritePort, type LateWrites, openLateWrites } from "./late-writes.ts";
import { openSaveDatabase, type SavedGame } from "./save-database.ts";
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
  /** The games that have saves in this browser, with all that was written until now. */
  list(): Promise<SavedGame[]>;
  /** The saves of all games, removed keys included. */
  loadAll(): Promise<Map<string, SaveEntry[]>>;
  /** Writes entries that the visitor imports; they are in the database when this resolves. Pages of the game in other tabs get them too. */
  restore(path: string, entries: readonly SaveEntry[]): Promise<void>;
  /** Deletes a game's saves for good. */
  remove(path: string): Promise<void>;
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
    quotas.set(path, openWriteQuota(entries.filter(isOwnKey)));
    // The game need not wait for it.
    database.deleteRemovedKeys(path, Date.now() - REMOVED_KEY_TTL_MS).catch(reportError);
    return entries;
  }

  async function mergeLateWrites(path: string): Promise<SaveEntry[]> {
    const entries = await lateWriteStore.read(path);
    if (entries.length === 0) return [];
    if (!quotas.has(path)) quotas.set(path, openWriteQuota((await database.read(path)).filter(isOwnKey)));
    const admitted = quotas.get(path)?.admit(entries) ? entries : [];
    await database.merge(path, admitted);
    await lateWriteStore.delete(path, entries);
    return admitted;
  }

  /** Brings what other tabs and late writes left behind into the database. */
  async function loadPending(): Promise<void> {
    for (const path of new Set([...journal.paths(), ...(await lateWriteStore.paths())])) await load(path);
  }

  function write(path: string, entries: readonly SaveEntry[]): boolean {
    // A frame's game is loaded before it can write.
    if (!quotas.get(path)?.admit(entries)) return false;
    journal.add(path, entries);
    channel.post(path, entries);
    flush(path);
    return true;
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
    async list() {
      await loadPending();
      return database.list();
    },
    async loadAll() {
      await loadPending();
      return database.readAll();
    },
    async restore(path, entries) {
      await database.merge(path, entries);
      channel.post(path, entries);
    },
    async remove(path) {
      for (const record of journal.readAll(path)) record.drop();
      await lateWriteStore.delete(path, await lateWriteStore.read(path));
      await database.remove(path);
    },
  };
}
