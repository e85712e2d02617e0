import { TooManyAttempts } from "#domain/errors.ts";
import { type LimiterFactory, localLimiters } from "#domain/limits/shared-limiters.ts";

/** Bytes of a tape. Half an hour of play takes 60 KB. */
export const TAPE_MAX_BYTES = 65_536;
/** Steps of a tape: half an hour of sixty a second. */
export const TAPE_MAX_STEPS = 30 * 60 * 60;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Rate limits of one IP address leave room for a whole class behind it; those of one owner are for one pair of hands. */
const limits = {
  runsOfAddress: { limit: 300, windowMs: MINUTE_MS },
  runsOfOwner: { limit: 30, windowMs: MINUTE_MS },
  /** Every new owner can take a place on a board, so one address makes a class of them an hour, and then some. */
  ownersOfAddress: { limit: 120, windowMs: HOUR_MS },
  crewsOfAddress: { limit: 20, windowMs: HOUR_MS },
  /** Also bounds guessing: there are 17 billion codes. */
  joinsOfAddress: { limit: 60, windowMs: MINUTE_MS },
};

export type RecordLimits = {
  /** Counts one attempt. Throws `TooManyAttempts` above the limit. */
  take(name: keyof typeof limits, key: string): void;
};

/** Rate limits of runs, owners and crews. */
export function createRecordLimits(now: () => Date, limiters: LimiterFactory = localLimiters): RecordLimits {
  const byName = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limiters(name, { ...limit, maxKeys: 50_000 })]),
  );
  return {
    take(name, key) {
      const waitMs = byName[name]?.consume(key, now()) ?? 0;
      if (waitMs > 0) throw new TooManyAttempts(waitMs);
    },
  };
}
