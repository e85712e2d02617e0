import type { FromGame } from "#player/protocol/from-game.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { isOwnKey } from "./databases/own-key.ts";
import type { GameFrame } from "./game-frame.ts";
import type { Saves } from "./saves.ts";
import { withTimeout } from "./with-timeout.ts";

/** Saves of the game in a frame: stores what it writes, and posts it what other tabs wrote. */
export type FrameSaves = {
  /** The saves for a new frame, with its mirrored databases. */
  load(): Promise<SaveEntry[]>;
  /** Connects a page of the game that has just started. */
  connect(): void;
  write(message: Extract<FromGame, { type: "save" }>): void;
  /** Resolves when the writes of a page that has just unloaded are stored. */
  settle(): Promise<void>;
  close(): void;
};

/**
 * Ports for late writes that one launch gets: one for every page that the game opens in its frame. Pages beyond that lose only what
 * they write in their very last moment. The game could say without end that it has opened another.
 */
const MAX_PORTS = 50;
/** For a page that does not tell its last write. In another process it posts that a moment after it has unloaded. */
const LAST_WRITE_TIMEOUT_MS = 500;

export function openFrameSaves(saves: Saves, path: string, frame: GameFrame): FrameSaves {
  let ports = 0;
  /** The last writes of the page that runs now. Without a port for them nothing tells when they are stored. */
  let stored = new Promise<void>(() => undefined);
  const post = (entries: SaveEntry[]) => frame.post({ type: "entries", entries: entries.filter(isOwnKey) });
  const stopWatching = saves.watch(path, post);

  /** What another page of the game wrote during its unload came too late for the frame's name. */
  async function postLateWrites(): Promise<void> {
    const entries = await saves.mergeLateWrites(path);
    if (entries.length > 0) post(entries);
  }

  return {
    async load() {
      ports = 0;
      return saves.load(path).catch((error: unknown) => {
        // A browser that stores nothing for us still plays.
        reportError(error);
        return [];
      });
    },
    connect() {
      ports += 1;
      const late = ports > MAX_PORTS ? undefined : saves.lateWritePort(path);
      if (late) {
        stored = late.stored;
        frame.post({ type: "late-writes" }, [late.port]);
      }
      postLateWrites().catch(reportError);
    },
    write({ batch, entries }) {
      if (saves.write(path, entries)) frame.post({ type: "kept", batch });
    },
    async settle() {
      await withTimeout(stored, LAST_WRITE_TIMEOUT_MS);
      await saves.mergeLateWrites(path);
    },
    close: stopWatching,
  };
}
