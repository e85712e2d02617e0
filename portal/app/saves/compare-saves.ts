import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { fitsQuota, type SavedValue, type SavesByGame } from "./save-file.ts";

/** How a key of an import relates to the same key in this browser. */
export type KeyComparison = "new" | "newer" | "older" | "same";

/** What an import would change in one game. Nothing is written yet. */
export type GameComparison = {
  readonly path: string;
  /** Number of keys by how they compare. */
  readonly keys: Readonly<Record<KeyComparison, number>>;
  /** The game as a whole; `mixed` where some keys are newer and others older. */
  readonly verdict: KeyComparison | "mixed";
  /** False: together with the keys that only this browser has it would be more than a game may keep. */
  readonly fits: boolean;
  readonly writtenAt: Date;
};

/** Compares the saves of an import with those in this browser, game by game. */
export function compareSaves(
  imported: SavesByGame,
  here: ReadonlyMap<string, readonly SaveEntry[]>,
): GameComparison[] {
  return [...imported].map(([path, values]) => {
    const stored = byKey(here.get(path) ?? []);
    const keys = { new: 0, newer: 0, older: 0, same: 0 };
    for (const value of values) keys[compareKey(value, stored.get(value[0]))] += 1;
    const isNew = [...stored.values()].every(([, value]) => value === null);
    return {
      path,
      keys,
      verdict: isNew ? "new" : verdictOf(keys),
      fits: fitsQuota([...byKey([...stored.values(), ...values]).values()]),
      writtenAt: new Date(values.reduce((latest, [, , at]) => Math.max(latest, at), 0)),
    };
  });
}

/**
 * The entries that an import writes: the keys that differ. A value that is older than the one here gets the present time, as the
 * visitor has chosen it and the last write of a key wins. A time in the future, from a clock that was wrong, becomes the present.
 */
export function entriesToWrite(
  values: readonly SavedValue[],
  here: readonly SaveEntry[],
  now: number,
): SaveEntry[] {
  const stored = byKey(here);
  return values.flatMap(([key, value, at]) => {
    const present = stored.get(key);
    if (present?.[1] === value) return [];
    const isLater = at <= now && at > (present?.[2] ?? -1);
    return [[key, value, isLater ? at : Math.max(now, present?.[2] ?? 0)] as const];
  });
}

function compareKey([, value, at]: SavedValue, stored: SaveEntry | undefined): KeyComparison {
  const [, present = null, presentAt = 0] = stored ?? [];
  // A key that the game has removed here is as good as none.
  if (present === null) return "new";
  if (present === value) return "same";
  return at > presentAt ? "newer" : "older";
}

function verdictOf({ new: added, newer, older }: GameComparison["keys"]): GameComparison["verdict"] {
  const isAhead = newer > 0 || added > 0;
  if (older > 0) return isAhead ? "mixed" : "older";
  return isAhead ? "newer" : "same";
}

function byKey(entries: readonly SaveEntry[]): ReadonlyMap<string, SaveEntry> {
  return new Map(entries.map((entry) => [entry[0], entry]));
}
