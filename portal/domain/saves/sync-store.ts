/** One key of a save as an account has it. */
export type SyncedSave = {
  readonly game: string;
  readonly key: string;
  /** Null for a key that was removed. */
  readonly value: string | null;
  /** Time of the write, in milliseconds since 1970, by the clock of the browser. */
  readonly writtenAt: number;
  /** Number of the change: each change of an account has a higher one. */
  readonly revision: number;
  /** The browser that wrote it. */
  readonly device: string;
};

/** The value of a key that lost to another browser's. */
export type SaveCopy = Pick<SyncedSave, "game" | "key" | "writtenAt" | "device"> & {
  readonly value: string;
  readonly keptAt: number;
};

/** What one sync reads and writes of an account, while no other sync of that account does. */
export interface SyncTransaction {
  /** The revision of the last change. */
  readonly revision: number;
  /** Bytes of all saves and copies. */
  bytes(): Promise<number>;
  read(keys: readonly Pick<SyncedSave, "game" | "key">[]): Promise<SyncedSave[]>;
  write(saves: readonly SyncedSave[], copies: readonly SaveCopy[]): Promise<void>;
}

/** Store of the saves of accounts. They go with the account. */
export interface SyncStore {
  /** Runs the work on an account; all that it writes is stored when this resolves, or nothing where it throws. */
  transact<T>(account: string, work: (transaction: SyncTransaction) => Promise<T>): Promise<T>;
  /** Changes after a revision, lowest first. */
  changesSince(account: string, revision: number, limit: number): Promise<SyncedSave[]>;
  hasCopies(account: string): Promise<boolean>;
  /** Oldest write first. */
  copies(account: string): Promise<SaveCopy[]>;
  deleteCopies(account: string, game: string): Promise<void>;
  deleteCopiesBefore(time: Date): Promise<void>;
}

/** Bytes that a key takes of the quota. */
export function bytesOf({ game, key, value }: Pick<SyncedSave, "game" | "key" | "value">): number {
  return utf8Bytes(game) + utf8Bytes(key) + utf8Bytes(value ?? "");
}

function utf8Bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
