import type { Unit } from "#quality/bench/figures.ts";

/** Limit for one or more figures of the bench. */
export type Target = {
  readonly what: string;
  readonly unit: Unit;
  /** Maximum; minimum where more is better. */
  readonly limit: number;
  /** Where several are named, the worst of them counts. */
  readonly figures: readonly string[];
};
