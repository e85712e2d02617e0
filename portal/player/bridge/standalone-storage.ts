import type { SaveEntry } from "#player/protocol/save-entry.ts";

/** The play origin's real storage, of which a game that was opened on its own sees its own part. */
export type OwnStorage = {
  readAll(): SaveEntry[];
  write(entry: SaveEntry): void;
};

export function openOwnStorage(area: "localStorage" | "sessionStorage", guest: string): OwnStorage {
  const storage = realStorage(area);
  if (storage === undefined) return { readAll: () => [], write: () => undefined };
  const prefix = `recess/saves/${guest}/`;

  return {
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

/** Refused in a frame without an origin, and in a frame of another site by browsers that block those. */
function realStorage(area: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[area];
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
