import { LRUCache } from "lru-cache";
import { type Board, boardKey } from "#domain/records/board.ts";
import type { Records } from "#domain/records/records.ts";
import type { Encoding } from "#server/http/static/accepts.ts";
import { type CompressedBody, compressBody } from "#server/site/rendering/compressed-body.ts";

/** A board that everybody looks at is read once a second. */
const TTL_MS = 1000;
/** Some megabytes at most: a hundred places are 3 KB, compressed. */
const MAX_BOARDS = 500;

export type BoardCache = {
  bodyOf(records: Records, board: Board, encoding: Encoding | undefined): Promise<CompressedBody>;
  /** Forgets the boards of a game, because a run was placed on one. */
  forget(game: string): void;
  clear(): void;
};

/** Cache of boards of everybody as compressed JSON, for a second. */
export function createBoardCache(): BoardCache {
  const cache = new LRUCache<string, { readonly game: string; readonly body: Promise<CompressedBody> }>({
    max: MAX_BOARDS,
    ttl: TTL_MS,
  });
  return {
    bodyOf(records, board, encoding) {
      const key = `${encoding} ${board.day} ${boardKey(board)}`;
      const cached = cache.get(key);
      if (cached) return cached.body;
      const body = records.board(board).then((view) => compressBody(JSON.stringify(view), encoding));
      cache.set(key, { game: board.game, body });
      // A refusal is not cached: the database may be back in a moment.
      body.catch(() => cache.delete(key));
      return body;
    },
    clear: () => cache.clear(),
    forget(game) {
      for (const [key, cached] of cache.entries()) if (cached.game === game) cache.delete(key);
    },
  };
}
