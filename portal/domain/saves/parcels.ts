import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import { type LimiterFactory, localLimiters } from "#domain/limits/shared-limiters.ts";
import type { ParcelStore } from "./parcel-store.ts";

/** Size limit of one parcel, as it is stored. */
export const MAX_PARCEL_BYTES = 10_000_000;

/** A parcel that nobody takes is deleted after this long. */
export const PARCEL_LIFETIME_MS = 10 * 60_000;

/** All parcels together: the room that this takes of an operator's disk. */
const MAX_TOTAL_BYTES = 200_000_000;

/** What one IP address may send in the lifetime of a parcel, in units of SENT_UNIT_BYTES: a class of thirty with a megabyte each, twice. */
const SENT_UNIT_BYTES = 100_000;
const SENT = { limit: 600, windowMs: PARCEL_LIFETIME_MS };

/**
 * Wrong codes from one IP address, which a whole school may share. A code has 40 bits, so sixty guesses at twenty parcels succeed once in a
 * thousand million times.
 */
const WRONG = { limit: 60, windowMs: PARCEL_LIFETIME_MS };

/** Parcels: the portal's part of moving saves by a code. It sees neither the code nor what is in a parcel. */
export type Parcels = {
  /** Stores a parcel under its id. Gives the time at which it expires. */
  send(id: string, data: Uint8Array, ipAddress: string): Promise<Date>;
  /** Gives the data of a parcel, once. */
  take(id: string, ipAddress: string): Promise<Uint8Array>;
  deleteExpired(): Promise<void>;
};

export function openParcels(
  store: ParcelStore,
  now: () => Date,
  limiters: LimiterFactory = localLimiters,
): Parcels {
  const sent = limiters("parcels sent", SENT);
  const wrong = limiters("parcels guessed", WRONG);
  return {
    async send(id, data, ipAddress) {
      assertId(id);
      if (data.length === 0 || data.length > MAX_PARCEL_BYTES)
        throw new Refusal("parcel-refused", "There is nothing to move, or more than 10 MB.");
      const units = Math.ceil(data.length / SENT_UNIT_BYTES);
      const waitMs = sent.consume(ipAddress, now(), units);
      if (waitMs > 0) throw new TooManyAttempts(waitMs);
      await store.deleteExpired(now());
      const expiresAt = new Date(now().getTime() + PARCEL_LIFETIME_MS);
      const result = await store.put({ id, data, expiresAt }, MAX_TOTAL_BYTES);
      if (result === "stored") return expiresAt;
      sent.refund(ipAddress, units);
      if (result === "exists") throw new Refusal("parcel-taken", "This code is taken. Ask for another.");
      throw new Refusal(
        "parcels-full",
        "Too many saves are on the move right now. Try again in a few minutes, or export a file.",
      );
    },
    async take(id, ipAddress) {
      assertId(id);
      // Counted before the store answers, so that many guesses at once are no way around.
      const waitMs = wrong.consume(ipAddress, now());
      if (waitMs > 0) throw new TooManyAttempts(waitMs);
      const data = await store.take(id, now());
      if (data === undefined)
        throw new Refusal(
          "parcel-not-found",
          "No saves wait under this code. Check its letters; after ten minutes it is no longer valid.",
        );
      if (data === "used")
        throw new Refusal(
          "parcel-used",
          "This code was used already, and each works once. If that was not you, make a new one.",
        );
      wrong.refund(ipAddress);
      return data;
    },
    deleteExpired: () => store.deleteExpired(now()),
  };
}

/** An id is 256 bits in base64url. */
function assertId(id: string): void {
  if (!/^[\w-]{43}$/.test(id)) throw new Refusal("parcel-refused", "That is no id of a parcel.");
}
