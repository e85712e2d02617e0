import type { Board } from "./board.ts";
import type { Entry, StoredEntry, Tape } from "./entry.ts";

/** An entry on a board, the best of its owner there. */
export type Place = { readonly rank: number; readonly entry: StoredEntry; readonly isMine: boolean };

/** Where an entry was placed, under the id that it had from the first time. */
export type Added = { readonly id: string; readonly boards: readonly Board[] };

/** Store of entries, their tapes and their places on boards. */
export interface RecordStore {
  /**
   * Writes an entry and its places on those of these boards where its owner has none or a lower one, and gives these boards. Where there
   * are none, nothing is written. The same tape may be added again by its owner: after a kill nobody knows whether it was.
   * "gone": the owner was deleted; "known": another owner has this tape.
   */
  add(owner: string, entry: Entry, tape: Tape, boards: readonly Board[]): Promise<Added | "gone" | "known">;
  /** The first places of a board. */
  top(board: Board, limit: number): Promise<readonly Place[]>;
  count(board: Board): Promise<number>;
  /** An owner's rank on a board; undefined where there is no place of theirs. */
  rank(board: Board, owner: string): Promise<number | undefined>;
  /** An owner's place with up to so many before and behind it, in order; empty where there is none. */
  near(board: Board, owner: string, neighbours: number): Promise<readonly Place[]>;
  entry(id: string): Promise<StoredEntry | undefined>;
  tape(id: string): Promise<Uint8Array | undefined>;
  /** Deletes an entry with its tape and its places. False where there is none. */
  remove(id: string): Promise<boolean>;
  /** How many entries an owner has. */
  countOf(owner: string): Promise<number>;
  /** Deletes the places of a board behind so many. */
  trim(board: Board, maxPlaces: number): Promise<void>;
  /** Deletes boards that are kept no longer, entries without a place, and tapes that no board of everybody has among its first and no crew has. */
  prune(today: string, shownPlaces: number): Promise<void>;
}
