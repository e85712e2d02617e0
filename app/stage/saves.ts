import type { SaveEntry } from "#player/protocol.ts";
import { openJournal } from "./journal.ts";
import { openSaveRows, type SavedGame } from "./save-rows.ts";

export type Saves = {
  /** A game's saves, removed keys included: they tell the game's frame which of its own leftovers are out of date. */
  load(path: string): Promise<SaveEntry[]>;
  /**
   * Keeps what a game wrote. The last write of each key wins, whichever tab it came from. When this returns the entries are in the
   * journal and survive the tab; the database follows.
   */
  write(path: string, entries: readonly SaveEntry[]): void;
  /** Tells what other tabs of the site wrote for this game. Returns how to stop. */
  watch(path: string, onEntries: (entries: SaveEntry[]) => void): () => void;
  /** The games that have saves in this browser. */
  list(): Promise<SavedGame[]>;
  remove(path: string): Promise<void>;
};

type Heard = { path: string; entries: SaveEntry[] };

/** Games' saves, kept with the site in this browser. One per page. */
export function openSaves(): Saves {
  const rows = openSaveRows();
  const journal = openJournal();
  const channel = new BroadcastChannel("recess-saves");
  let flushing: Promise<void> = Promise.resolve();

  async function settle(path: string, source: ReturnType<typeof journal.read>[number]): Promise<void> {
    await rows.merge(path, source.entries);
    source.drop();
  }

  function flush(path: string): void {
    // One at a time: what piles up meanwhile goes into the next transaction as a whole.
    flushing = flushing.then(async () => {
      const pending = journal.mine(path);
      if (pending) await settle(path, pending);
    });
    flushing.catch(reportError);
  }

  return {
    async load(path) {
      // Another tab, or this one's predecessor, may have closed before its writes reached the database.
      for (const source of journal.read(path)) await settle(path, source);
      return rows.read(path);
    },
    write(path, entries) {
      journal.add(path, entries);
      channel.postMessage({ path, entries: [...entries] } satisfies Heard);
      flush(path);
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
      await rows.remove(path);
    },
  };
}
