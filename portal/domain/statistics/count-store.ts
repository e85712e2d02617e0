/**
 * Kinds of statistics, without anything about visitors: page views (by page), launches and minutes played (by game), and
 * search words without a result that several visitors shared.
 */
export const countKinds = ["view", "launch", "minutes", "missed"] as const;

export type CountKind = (typeof countKinds)[number];

/** A count of one kind and subject on one day. */
export type Count = {
  /** `yyyy-mm-dd`, UTC. Nothing finer is kept. */
  readonly day: string;
  readonly kind: CountKind;
  readonly subject: string;
  readonly number: number;
};

/** Store of counts, by day, kind and subject. */
export interface CountStore {
  /** All of the batch or nothing. Adds to what is there for the same day, kind and subject. */
  add(batch: readonly Count[]): Promise<void>;
  /** The counts of this day and later. */
  since(day: string): Promise<readonly Count[]>;
  /** The highest sums of one kind from this day on, by subject, highest first. */
  sumsSince(kind: CountKind, day: string, limit: number): Promise<ReadonlyMap<string, number>>;
  /** The sum of all counts of one kind from this day on. */
  totalSince(kind: CountKind, day: string): Promise<number>;
  /** Deletes the counts of this kind from before this day. */
  deleteBefore(kind: CountKind, day: string): Promise<void>;
}
