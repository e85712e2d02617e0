import type { FromGame } from "#player/protocol/from-game.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import type { GameFrame } from "./game-frame.ts";
import type { Saves } from "./saves.ts";
import { openWriteQuota } from "./write-quota.ts";

/** Saves of the game in a frame: stores what it writes, and posts it what other tabs wrote. */
export type FrameSaves = {
  /** The saves for a new frame; its quota starts from them. */
  load(): Promise<SaveEntry[]>;
  /** Connects a page of the game that has just started. */
  connect(): void;
  write(message: Extract<FromGame, { type: "save" }>): void;
  close(): void;
};

export function openFrameSaves(saves: Saves, path: string, frame: GameFrame): FrameSaves {
  let quota = openWriteQuota([]);
  const post = (entries: SaveEntry[]) => frame.post({ type: "entries", entries });
  const stopWatching = saves.watch(path, post);

  /** What another page of the game wrote during its unload came too late for the frame's name. */
  async function postLateWrites(): Promise<void> {
    const entries = await saves.mergeLateWrites(path);
    if (entries.length > 0) post(entries);
  }

  return {
    async load() {
      const entries = await saves.load(path).catch((error: unknown) => {
        // A browser that stores nothing for us still plays.
        reportError(error);
        return [];
      });
      quota = openWriteQuota(entries);
      return entries;
    },
    connect() {
      const port = saves.lateWritePort(path);
      if (port) frame.post({ type: "late-writes" }, [port]);
      postLateWrites().catch(reportError);
    },
    write({ batch, entries }) {
      if (!quota.admit(entries)) return;
      saves.write(path, entries);
      frame.post({ type: "kept", batch });
    },
    close: stopWatching,
  };
}
