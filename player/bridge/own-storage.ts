import { parseEntries, type SaveEntry } from "#player/protocol.ts";

/**
 * The play origin's real storage, of which each game sees its own part. Framed games leave only their last words there (the tail);
 * a game opened on its own keeps its saves.
 */
export type OwnStorage = {
  readTail(): SaveEntry[];
  writeTail(entries: readonly SaveEntry[]): void;
  readAll(): SaveEntry[];
  write(entry: SaveEntry): void;
};

export function openOwnStorage(area: "localStorage" | "sessionStorage", guest: string): OwnStorage {
  const storage = realStorage(area);
  if (storage === undefined) return nowhere;
  const tailName = `recess/tail/${guest}`;
  const prefix = `recess/saves/${guest}/`;

  return {
    readTail: () => parseEntries(JSON.parse(storage.getItem(tailName) ?? "[]")) ?? [],
    writeTail(entries) {
      if (entries.length === 0) storage.removeItem(tailName);
      else storage.setItem(tailName, JSON.stringify(entries));
    },
    readAll: () =>
      Object.keys(storage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => [name.slice(prefix.length), storage.getItem(name), 0] as const),
    write([key, value]) {
      if (value === null) storage.removeItem(prefix + key);
      else storage.setItem(prefix + key, value);
    },
  };
}

const nowhere: OwnStorage = {
  readTail: () => [],
  writeTail: () => undefined,
  readAll: () => [],
  write: () => undefined,
};

/** Refused in a frame without an origin, and in a frame of another site by browsers that block those. */
function realStorage(area: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[area];
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
