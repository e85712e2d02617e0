import { isNumber, isRecord } from "#player/protocol/untrusted.ts";

/** Record of a kept game, in the site's own storage: no game can write there. Its files are in the game's origin. */
export type KeptGame = {
  readonly guest: string;
  /** Label of the game's host. */
  readonly label: string;
  /** Its path in the catalogue. */
  readonly path: string;
  readonly name: string;
  readonly img: string;
  readonly version: string;
  /** Size of all its files, the Flash engine included: every game origin has a copy of its own. */
  readonly bytes: number;
  /** The visitor asked to keep it. Other games are kept because they were played, and are evicted first. */
  readonly isPinned: boolean;
  /** When it was last launched or asked for, in milliseconds since 1970. */
  readonly usedAt: number;
  /** The last recall of this game that this copy is newer than. */
  readonly recall: string | undefined;
};

/** The record, or undefined for one that another version of this code wrote. */
export function parseKeptGame(data: unknown): KeptGame | undefined {
  if (!isRecord(data)) return undefined;
  const { guest, label, path, name, img, version, bytes, isPinned, usedAt, recall } = data;
  if (typeof guest !== "string" || typeof label !== "string" || typeof path !== "string") return undefined;
  if (typeof name !== "string" || typeof img !== "string" || typeof version !== "string") return undefined;
  if (!isNumber(bytes) || !isNumber(usedAt)) return undefined;
  return {
    ...{ guest, label, path, name, img, version, bytes, usedAt },
    isPinned: isPinned === true,
    recall: typeof recall === "string" ? recall : undefined,
  };
}

const UNPINNED_LIMIT = { games: 10, bytes: 60 * 1024 * 1024 };

/** LRU eviction: the unpinned games beyond the limit, by last launch. Pinned games stay and do not count. */
export function gamesToEvict(games: readonly KeptGame[], limit = UNPINNED_LIMIT): KeptGame[] {
  let bytes = 0;
  return games
    .filter(({ isPinned }) => !isPinned)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter((game, index) => {
      bytes += game.bytes;
      return index >= limit.games || bytes > limit.bytes;
    });
}
