import type { SaveChange, SyncRequest } from "./sync.ts";

/** Size limit of a request: the largest value that a game may keep, with room for escapes. */
export const MAX_SYNC_BYTES = 8_000_000;

/** Changes in one request; a browser sends the rest in the next. */
export const MAX_CHANGES = 500;

/** Longer than the path of any game. */
const MAX_GAME_CHARS = 1000;

/** A change as it travels. */
export type SentChange = readonly [game: string, key: string, value: string | null, at: number, base: number];

/** Body of a sync, as JSON. `account` is the one that the browser believes to be signed in to. */
export type SyncBody = Omit<SyncRequest, "changes"> & {
  readonly account: string;
  readonly changes: readonly SentChange[];
};

/** Parses the body of a sync; undefined for anything else. Of a key that comes twice, the last counts. */
export function parseSyncBody(data: unknown): (SyncRequest & { readonly account: string }) | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { account, device, since, changes }: Partial<Record<string, unknown>> = { ...data };
  if (typeof account !== "string" || typeof device !== "string" || !/^[\w-]{1,40}$/.test(device))
    return undefined;
  if (since !== undefined && !isCount(since)) return undefined;
  if (!Array.isArray(changes) || changes.length > MAX_CHANGES || !changes.every(isChange)) return undefined;
  const byKey = new Map(changes.map((change) => [JSON.stringify(change.slice(0, 2)), changeOf(change)]));
  return { account, device, since, changes: [...byKey.values()] };
}

function changeOf([game, key, value, at, base]: SentChange): SaveChange {
  return { game, key, value, writtenAt: Math.trunc(at), base };
}

function isChange(data: unknown): data is SentChange {
  if (!Array.isArray(data) || data.length !== 5) return false;
  const [game, key, value, at, base]: unknown[] = data;
  return (
    typeof game === "string" &&
    game.length <= MAX_GAME_CHARS &&
    typeof key === "string" &&
    (typeof value === "string" || value === null) &&
    typeof at === "number" &&
    Math.abs(at) <= Number.MAX_SAFE_INTEGER &&
    isCount(base)
  );
}

function isCount(data: unknown): data is number {
  return Number.isSafeInteger(data) && Number(data) >= 0;
}
