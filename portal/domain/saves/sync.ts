import { Refusal } from "#domain/errors.ts";
import { bytesOf, type SaveCopy, type SyncedSave, type SyncStore } from "./sync-store.ts";

/** Quota of one account, copies included. */
export const SYNC_QUOTA_BYTES = 20_000_000;

/** Copies of what lost to another browser are deleted after this long. */
export const COPY_DAYS = 30;

/** Changes in one answer; the browser asks for the rest. */
const CHANGES_PER_ANSWER = 500;
const CHANGE_BYTES_PER_ANSWER = 4_000_000;

/** A key that a browser changed. `base` is the revision that it knew of the key before; 0 for none. */
export type SaveChange = Pick<SyncedSave, "game" | "key" | "value" | "writtenAt"> & { readonly base: number };

export type SyncRequest = {
  readonly device: string;
  readonly changes: readonly SaveChange[];
  /** The revision up to which the browser knows all changes; undefined where it wants none, because a game runs. */
  readonly since: number | undefined;
};

export type SyncAnswer = {
  /** The revision of each change that was sent, in the same order; null where another browser's value won. */
  readonly stored: readonly (number | null)[];
  readonly changes: readonly Omit<SyncedSave, "device">[];
  /** For the next request. */
  readonly since: number | undefined;
  readonly hasMore: boolean;
  readonly hasCopies: boolean;
};

/** Sync: keeps the saves of an account in step across browsers, key by key. */
export type Sync = {
  /** Stores changes and gives those of others. What it answers is stored. */
  sync(account: string, request: SyncRequest): Promise<SyncAnswer>;
  copies(account: string): Promise<readonly SaveCopy[]>;
  deleteCopies(account: string, game: string): Promise<void>;
  deleteOldCopies(): Promise<void>;
};

export function openSync(store: SyncStore, now: () => Date): Sync {
  async function push(account: string, { device, changes }: SyncRequest): Promise<(number | null)[]> {
    if (changes.length === 0) return [];
    return store.transact(account, async (transaction) => {
      const stored = new Map((await transaction.read(changes)).map((save) => [nameOf(save), save]));
      const saves: SyncedSave[] = [];
      const copies: SaveCopy[] = [];
      let { revision } = transaction;
      let addedBytes = 0;
      const results = changes.map((change) => {
        const present = stored.get(nameOf(change));
        const outcome = resolveChange(change, present, device);
        if (outcome === "same") return present?.revision ?? null;
        const loser = outcome === "lost" ? { ...change, device } : outcome === "won" ? present : undefined;
        if (loser && loser.value !== null) {
          const { game, key, value, writtenAt, device } = loser;
          copies.push({ game, key, value, writtenAt, device, keptAt: now().getTime() });
          addedBytes += bytesOf(loser);
        }
        if (outcome === "lost") return null;
        revision += 1;
        const { base: _, ...save } = change;
        const next = { ...save, writtenAt: Math.min(save.writtenAt, now().getTime()), revision, device };
        saves.push(next);
        stored.set(nameOf(next), next);
        addedBytes += bytesOf(next) - (present ? bytesOf(present) : 0);
        return revision;
      });
      // Room can always be made: removing what an account has needs no more.
      if (addedBytes > 0 && (await transaction.bytes()) + addedBytes > SYNC_QUOTA_BYTES)
        throw new Refusal(
          "sync-full",
          `Your account's room for saves (${SYNC_QUOTA_BYTES / 1_000_000} MB) is full. Delete the saves of some games; until then they stay in this browser alone.`,
        );
      await transaction.write(saves, copies);
      return results;
    });
  }

  return {
    async sync(account, request) {
      const stored = await push(account, request);
      const { since } = request;
      const found =
        since === undefined ? [] : await store.changesSince(account, since, CHANGES_PER_ANSWER + 1);
      const page = firstPage(found);
      return {
        stored,
        changes: page.map(({ device: _, ...save }) => save),
        since: page.at(-1)?.revision ?? since,
        hasMore: page.length < found.length,
        hasCopies: await store.hasCopies(account),
      };
    },
    copies: store.copies,
    deleteCopies: store.deleteCopies,
    deleteOldCopies: () => store.deleteCopiesBefore(new Date(now().getTime() - COPY_DAYS * 86_400_000)),
  };
}

/**
 * What becomes of a change. A browser that knew the present value, or wrote it itself, goes on from it. Otherwise both changed: the later
 * write wins, and the other value is kept as a copy.
 */
export function resolveChange(
  change: SaveChange,
  present: SyncedSave | undefined,
  device: string,
): "same" | "next" | "won" | "lost" {
  if (present === undefined) return "next";
  if (present.value === change.value) return "same";
  // After an answer that got lost, a browser does not know what became of its own change.
  if (present.revision === change.base || present.device === device) return "next";
  return change.writtenAt >= present.writtenAt ? "won" : "lost";
}

function nameOf({ game, key }: Pick<SyncedSave, "game" | "key">): string {
  return `${game}\n${key}`;
}

function firstPage(changes: readonly SyncedSave[]): SyncedSave[] {
  let bytes = 0;
  return changes.slice(0, CHANGES_PER_ANSWER).filter((save, at) => {
    bytes += bytesOf(save);
    return at === 0 || bytes <= CHANGE_BYTES_PER_ANSWER;
  });
}
