import type { Saves } from "#app/stage/saves.ts";
import { MAX_CHANGES, MAX_SYNC_BYTES, type SentChange } from "#domain/saves/sync-request.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import type { SyncClient } from "./sync-client.ts";
import { type KnownKey, keyName, type SyncPosition, type SyncState } from "./sync-state.ts";

export type SyncResult = {
  /** The account has copies of what lost to another browser. */
  readonly hasCopies: boolean;
  /** Games with a key that is too large to be sent. */
  readonly tooLarge: readonly string[];
};

type Options = {
  readonly saves: Pick<Saves, "loadAll" | "load" | "restore">;
  readonly state: SyncState;
  readonly client: SyncClient;
  readonly account: string;
  /** False while a game runs: what others changed would come behind its back, and its next write would replace it without a copy. */
  readonly pulls: boolean;
};

/** Characters of a request, unless a single key has more. */
const BATCH_CHARS = 1_000_000;

type LocalChange = { path: string; entry: SaveEntry; base: number };

/**
 * Syncs the saves of this browser with an account: sends the keys that changed here, then writes those that others changed. It may break off
 * at any point; the next one goes on, as what was sent twice counts once.
 */
export async function syncSaves(options: Options): Promise<SyncResult> {
  const { state, account, pulls } = options;
  const position = await positionFor(state, account);
  const all = await options.saves.loadAll();
  const known = await state.known();
  const isComplete = pulls ? await forgetMissing(state, known, all) : true;
  const { tooLarge, hasLost, hasCopies } = await push(options, position, changedKeys(all, known));
  // A key that lost may be older than all that this browser still asks for.
  let next = isComplete && !hasLost ? position : { ...position, since: 0 };
  if (next !== position) await state.setPosition(next);
  let copies = hasCopies;
  for (let hasMore = pulls; hasMore; ) {
    const answer = await options.client({ account, device: next.device, changes: [], since: next.since });
    await applyChanges(options, answer.changes);
    next = { ...next, since: answer.since ?? next.since };
    await state.setPosition(next);
    ({ hasMore } = answer);
    copies = answer.hasCopies;
  }
  return { hasCopies: copies, tooLarge };
}

/** The position with this account; a new one where the browser was in step with another before. */
async function positionFor(state: SyncState, account: string): Promise<SyncPosition> {
  const position = await state.position();
  if (position?.account === account) return position;
  await state.clear();
  const device = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
  const fresh = { account, device, since: 0 };
  await state.setPosition(fresh);
  return fresh;
}

/** Forgets keys that are no longer in this browser. False where there were any: they come back from the account. */
async function forgetMissing(
  state: SyncState,
  known: Map<string, KnownKey>,
  all: ReadonlyMap<string, readonly SaveEntry[]>,
): Promise<boolean> {
  const here = new Set([...all].flatMap(([path, entries]) => entries.map(([key]) => keyName(path, key))));
  const missing = [...known.keys()].filter((name) => !here.has(name));
  for (const name of missing) known.delete(name);
  await state.forget(
    missing.map((name) => ({
      path: name.slice(0, name.indexOf("\n")),
      key: name.slice(name.indexOf("\n") + 1),
    })),
  );
  return missing.length === 0;
}

function changedKeys(
  all: ReadonlyMap<string, readonly SaveEntry[]>,
  known: ReadonlyMap<string, KnownKey>,
): LocalChange[] {
  return [...all].flatMap(([path, entries]) =>
    entries.flatMap((entry) => {
      const before = known.get(keyName(path, entry[0]));
      // A key that was removed before the account heard of it.
      if (before === undefined && entry[1] === null) return [];
      return before?.at === entry[2] ? [] : [{ path, entry, base: before?.revision ?? 0 }];
    }),
  );
}

async function push(
  { state, client, account }: Options,
  { device }: SyncPosition,
  changes: readonly LocalChange[],
) {
  const tooLarge = new Set<string>();
  const result = { hasLost: false, hasCopies: false };
  for (const batch of batches(changes, tooLarge)) {
    const sent = batch.map(
      ({ path, entry: [key, value, at], base }): SentChange => [path, key, value, at, base],
    );
    const { stored, hasCopies } = await client({ account, device, changes: sent, since: undefined });
    result.hasCopies = hasCopies;
    result.hasLost ||= stored.includes(null);
    await state.know(
      batch.map(({ path, entry: [key, , at], base }, index) => ({
        path,
        key,
        // Another browser's value won: this one is not sent again before it changes.
        revision: stored[index] ?? base,
        at,
      })),
    );
  }
  return { ...result, tooLarge: [...tooLarge] };
}

function* batches(changes: readonly LocalChange[], tooLarge: Set<string>): Generator<LocalChange[]> {
  let batch: LocalChange[] = [];
  let chars = 0;
  for (const change of changes) {
    const size = JSON.stringify([change.path, change.entry]).length;
    // A character may take three bytes; what is nearly too large is counted exactly.
    if (
      3 * size > MAX_SYNC_BYTES &&
      new Blob([JSON.stringify(change.entry)]).size > MAX_SYNC_BYTES - 10_000
    ) {
      tooLarge.add(change.path);
      continue;
    }
    if (batch.length > 0 && (chars + size > BATCH_CHARS || batch.length === MAX_CHANGES)) {
      yield batch;
      batch = [];
      chars = 0;
    }
    batch.push(change);
    chars += size;
  }
  if (batch.length > 0) yield batch;
}

type Received = Awaited<ReturnType<SyncClient>>["changes"];

/** Writes what others changed, but for keys that changed here since they were sent: those are sent first, and the account decides. */
async function applyChanges({ saves, state }: Options, changes: Received): Promise<void> {
  const known = await state.known();
  for (const [path, list] of Map.groupBy(changes, ({ game }) => game)) {
    const here = new Map((await saves.load(path)).map((entry) => [entry[0], entry]));
    for (const { key, value, writtenAt, revision } of list) {
      const local = here.get(key);
      if (local === undefined && value === null) continue;
      if (local?.[1] === value) {
        await state.know([{ path, key, revision, at: local[2] }]);
        continue;
      }
      if (local && local[2] !== known.get(keyName(path, key))?.at) continue;
      // Later than what it replaces, by whichever clock: the last write of a key wins.
      const at = Math.max(writtenAt, (local?.[2] ?? -1) + 1);
      await saves.restore(path, [[key, value, at]]);
      await state.know([{ path, key, revision, at }]);
    }
  }
}
