import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { openLateSaves } from "./late-write-store.ts";
import { type Keeper, openKeeper } from "./late-writes.ts";
import { openSaveRows, type SavedGame } from "./save-database.ts";
import { parseSaveFile, writeSaveFile } from "./save-file.ts";
import { openJournal } from "./write-journal.ts";

export type Saves = {
  /** A game's saves, removed keys included: they tell the game's frame which of its own leftovers are out of date. */
  load(path: string): Promise<SaveEntry[]>;
  /**
   * Keeps what a game wrote. The last write of each key wins, whichever tab it came from. When this returns the entries are in the
   * journal and survive the tab; the database follows.
   */
  write(path: string, entries: readonly SaveEntry[]): void;
  /** A port for a game's frame: what the game writes to it is kept even while this page goes away. */
  lastWords(path: string): MessagePort | undefined;
  /** Waits for what came through such ports until now, sorts it in, and gives it. */
  collectLate(path: string): Promise<SaveEntry[]>;
  /** Tells what other tabs of the site wrote for this game. Returns how to stop. */
  watch(path: string, onEntries: (entries: SaveEntry[]) => void): () => void;
  /** The games that have saves in this browser. */
  list(): Promise<SavedGame[]>;
  remove(path: string): Promise<void>;
  /** All games' saves as the text of one file. */
  exportAll(): Promise<string>;
  /** Takes over what such a file holds, key by key. Gives the games' paths, or undefined where it is no such file. */
  importAll(text: string): Promise<string[] | undefined>;
};

type Heard = { path: string; entries: SaveEntry[] };

const MONTH = 30 * 86_400_000;

/** Games' saves, kept with the site in this browser. One per page. */
export function openSaves(): Saves {
  const rows = openSaveRows();
  const journal = openJournal();
  const late = openLateSaves();
  const channel = new BroadcastChannel("recess-saves");
  let keeper: Keeper | undefined;
  let flushing: Promise<void> = Promise.resolve();

  async function settle(path: string, source: ReturnType<typeof journal.read>[number]): Promise<void> {
    await rows.merge(path, source.entries);
    source.drop();
  }

  function flush(path: string): void {
    // One at a time: what piles up meanwhile goes into the next transaction as a whole.
    const done = flushing.then(async () => {
      const pending = journal.mine(path);
      if (pending) await settle(path, pending);
    });
    // What could not be written stays in the journal, and the next flush tries again.
    flushing = done.catch(reportError);
  }

  async function load(path: string): Promise<SaveEntry[]> {
    // Another tab, or this one's predecessor, may have closed before its writes reached the database.
    for (const source of journal.read(path)) await settle(path, source);
    await sortLate(path);
    await rows.forgetRemoved(path, Date.now() - MONTH);
    return rows.read(path);
  }

  async function sortLate(path: string): Promise<SaveEntry[]> {
    const entries = await late.read(path);
    if (entries.length > 0) {
      await rows.merge(path, entries);
      await late.forget(path, entries);
    }
    return entries;
  }

  function write(path: string, entries: readonly SaveEntry[]): void {
    journal.add(path, entries);
    channel.postMessage({ path, entries: [...entries] } satisfies Heard);
    flush(path);
  }

  return {
    load,
    write,
    lastWords(path) {
      keeper ??= openKeeper();
      return keeper?.portFor(path);
    },
    async collectLate(path) {
      await keeper?.settled();
      return sortLate(path);
    },
    watch(path, onEntries) {
      const handle = ({ data }: MessageEvent<Heard>) => {
        if (data.path === path) onEntries(data.entries);
      };
      channel.addEventListener("message", handle);
      return () => channel.removeEventListener("message", handle);
    },
    list: () => rows.list(),
    async remove(path) {
      for (const source of journal.read(path)) source.drop();
      await late.forget(path, await late.read(path));
      await rows.remove(path);
    },
    async exportAll() {
      const games = await Promise.all(
        (await rows.list()).map(async ({ path }) => [path, live(await load(path))]),
      );
      return writeSaveFile(Object.fromEntries(games), new Date());
    },
    async importAll(text) {
      const games = parseSaveFile(text);
      if (games === undefined) return undefined;
      const now = Date.now();
      for (const [path, saves] of Object.entries(games)) {
        write(
          path,
          Object.entries(saves).map(([key, value]) => [key, value, now] as const),
        );
      }
      await flushing;
      return Object.keys(games);
    },
  };
}

/** Without the keys that were removed. */
function live(entries: readonly SaveEntry[]): Record<string, string> {
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
