import type { SaveEntry } from "#player/protocol/save-entry.ts";

/** The origin's real `localStorage` or `sessionStorage`, for a game that was opened without the site. */
export type StandaloneStorage = {
  readAll(): SaveEntry[];
  write(entry: SaveEntry): void;
};

export function openStandaloneStorage(
  area: "localStorage" | "sessionStorage",
  guest: string,
): StandaloneStorage {
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

/** Browsers refuse access in a frame with an opaque origin, and some in any third-party frame. */
function realStorage(area: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[area];
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
