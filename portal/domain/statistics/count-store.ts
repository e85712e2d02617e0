/**
 * What is counted, and nothing about who: pages shown (by page), games launched and minutes played (by game), and words
 * that were searched for without a result.
 */
export const countKinds = ["view", "launch", "minutes", "missed"] as const;

export type CountKind = (typeof countKinds)[number];

export type Count = {
  /** `yyyy-mm-dd`, UTC. Nothing finer is kept. */
  readonly day: string;
  readonly kind: CountKind;
  readonly subject: string;
  readonly number: number;
};

export interface CountStore {
  /** All of the batch or nothing. Adds to what is there for the same day, kind and subject. */
  add(batch: readonly Count[]): Promise<void>;
  /** From this day on. */
  since(day: string): Promise<readonly Count[]>;
}
