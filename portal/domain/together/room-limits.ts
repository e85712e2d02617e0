import { TooManyAttempts } from "#domain/errors.ts";
import { type LimiterFactory, localLimiters } from "#domain/limits/shared-limiters.ts";

/** Members of one room, seated or watching. */
export const ROOM_MAX_MEMBERS = 16;
/** Rooms that are open at once and were opened from one IP address. */
export const ROOMS_OF_ADDRESS = 6;

const limits = {
  /** Also bounds guessing: there are 47 million codes. */
  wrongCodesOfAddress: { limit: 20, windowMs: 600_000 },
  /** A class behind one address can come in at once. Members who come back are not counted. */
  roomJoinsOfAddress: { limit: 30, windowMs: 60_000 },
  /** Each takes as long to play as a run for the boards, and honest machines hardly ever disagree. */
  roomTapesOfAddress: { limit: 20, windowMs: 60_000 },
};

export type RoomLimits = {
  /** Counts one attempt. Throws `TooManyAttempts` above the limit. */
  take(name: keyof typeof limits, key: string): void;
  /** Throws `TooManyAttempts` where none is left; counts nothing. */
  assertLeft(name: keyof typeof limits, key: string): void;
};

/** Rate limits of rooms, by IP address. */
export function createRoomLimits(now: () => Date, limiters: LimiterFactory = localLimiters): RoomLimits {
  const limiter = (name: keyof typeof limits) => limiters(name, { ...limits[name], maxKeys: 50_000 });
  const byName = {
    wrongCodesOfAddress: limiter("wrongCodesOfAddress"),
    roomJoinsOfAddress: limiter("roomJoinsOfAddress"),
    roomTapesOfAddress: limiter("roomTapesOfAddress"),
  };
  const assertNoWait = (waitMs: number) => {
    if (waitMs > 0) throw new TooManyAttempts(waitMs);
  };
  return {
    take: (name, key) => assertNoWait(byName[name].consume(key, now())),
    assertLeft: (name, key) => assertNoWait(byName[name].waitMs(key, now())),
  };
}
