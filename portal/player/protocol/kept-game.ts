import { isRecord } from "./untrusted.ts";

/** Record of a kept game: what the game cache of this browser stores about it beside its files. */
export type KeptGame = GameFacts & {
  readonly version: string;
  /** Size of its own files. */
  readonly bytes: number;
  /** Size of the files that it shares with other games: the Flash engine. */
  readonly sharedBytes: number;
  /** The visitor asked to keep it. Other games are kept because they were played, and are evicted first. */
  readonly isPinned: boolean;
  /** When it was last launched or asked for, in milliseconds since 1970. */
  readonly usedAt: number;
};

/** Catalogue data of a game, from the site's page; none of it comes from the game itself. */
export type GameFacts = {
  readonly guest: string;
  /** Its path in the catalogue. */
  readonly path: string;
  readonly name: string;
  readonly img: string;
};

export function parseGameFacts(data: unknown): GameFacts | undefined {
  if (!isRecord(data)) return undefined;
  const { guest, path, name, img } = data;
  if (typeof guest !== "string" || typeof path !== "string") return undefined;
  return typeof name === "string" && typeof img === "string" ? { guest, path, name, img } : undefined;
}

/** The record, or undefined for anything else: any game on the play origin can write to these caches. */
export function parseKeptGame(data: unknown): KeptGame | undefined {
  const facts = parseGameFacts(data);
  if (facts === undefined || !isRecord(data)) return undefined;
  const { version, bytes, sharedBytes, isPinned, usedAt } = data;
  if (typeof version !== "string" || typeof bytes !== "number") return undefined;
  if (typeof sharedBytes !== "number" || typeof usedAt !== "number") return undefined;
  return { ...facts, version, bytes, sharedBytes, isPinned: isPinned === true, usedAt };
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
