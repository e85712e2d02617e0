import { isFields } from "./game-file-list.ts";

/** One game as it is kept in this browser. */
export type KeptGame = {
  readonly guest: string;
  /** Its path in the catalogue. */
  readonly path: string;
  readonly name: string;
  readonly img: string;
  readonly version: string;
  /** Of its own files. */
  readonly bytes: number;
  /** Of what it shares with other games: the engine that plays it. */
  readonly sharedBytes: number;
  /** Somebody asked for it. Others are here because they were played, and go first. */
  readonly isPinned: boolean;
  /** When it was last launched or asked for, in milliseconds since 1970. */
  readonly usedAt: number;
};

export function parseKeptGame(data: unknown): KeptGame | undefined {
  if (!isFields(data)) return undefined;
  const { guest, path, name, img, version, bytes, sharedBytes, isPinned, usedAt } = data;
  if (typeof guest !== "string" || typeof path !== "string" || typeof name !== "string") return undefined;
  if (typeof img !== "string" || typeof version !== "string") return undefined;
  if (typeof bytes !== "number" || typeof sharedBytes !== "number" || typeof usedAt !== "number")
    return undefined;
  return { guest, path, name, img, version, bytes, sharedBytes, isPinned: isPinned === true, usedAt };
}

const mostPlayed = { games: 10, bytes: 60 * 1024 * 1024 };

/** Which games have to make room: of those that nobody asked for, the ones whose last launch is longest ago. */
export function gamesToDrop(games: readonly KeptGame[], limit = mostPlayed): KeptGame[] {
  let bytes = 0;
  return games
    .filter(({ isPinned }) => !isPinned)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .filter((game, at) => {
      bytes += game.bytes;
      return at >= limit.games || bytes > limit.bytes;
    });
}

/** Every byte once, however many games share an engine. */
export function bytesInAll(games: readonly KeptGame[]): number {
  const own = games.reduce((sum, { bytes }) => sum + bytes, 0);
  return own + Math.max(0, ...games.map(({ sharedBytes }) => sharedBytes));
}
