/** A tape that waits to be replayed. */
export type WaitingTape = {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly tape: Uint8Array;
  readonly receivedAt: Date;
  /** How often its replay was begun, this time included. */
  readonly attempts: number;
};

/** Queue of tapes that wait for their check, shared by all processes. A tape that is in it outlives a kill. */
export interface CheckQueue {
  /** Adds a tape. It can be claimed at once, or belongs to the caller until `claimedUntil`. */
  add(tape: Omit<WaitingTape, "attempts">, claimedUntil?: Date): Promise<void>;
  /** Claims up to so many tapes that nobody works on, the oldest first. A claim that is not finished in time is over. */
  claim(limit: number, now: Date, claimedUntil: Date): Promise<readonly WaitingTape[]>;
  /** Ends a claim without a result: the tape may be claimed again. */
  release(id: string): Promise<void>;
  /** Stores the result, and deletes the tape. */
  finish(id: string, result: string): Promise<void>;
  /** "waiting", the result, or undefined where there is no such check. */
  resultOf(id: string): Promise<"waiting" | { readonly result: string } | undefined>;
  /** How many tapes wait. */
  waiting(): Promise<number>;
  /** Deletes results of tapes that were received before. Waiting ones stay. */
  deleteResults(before: Date): Promise<void>;
}
