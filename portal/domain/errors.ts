import type { RecordRefusalCode } from "./records/record-refusal.ts";
import type { RoomRefusalCode } from "./together/room-refusal.ts";

/** Codes of refusals; each has its HTTP status in one table. */
export type RefusalCode =
  | RecordRefusalCode
  | RoomRefusalCode
  | "account-refused"
  | "backup-refused"
  | "catalogue-invalid"
  | "content-refused"
  | "database-unavailable"
  | "edit-refused"
  | "game-not-found"
  | "identity-unavailable"
  | "manifest-invalid"
  | "parcel-not-found"
  | "parcel-refused"
  | "parcel-used"
  | "parcels-full"
  | "password-refused"
  | "reset-refused"
  | "second-factor-needed"
  | "sign-in-refused"
  | "sync-full"
  | "sync-refused"
  | "too-many-attempts"
  | "upload-refused";

/** Refusal: an error that a visitor or an operator can act on. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Refusal of a rate limit; says how long to wait. */
export class TooManyAttempts extends Refusal {
  readonly waitSeconds: number;

  constructor(waitMs: number) {
    const minutes = Math.ceil(waitMs / 60_000);
    super(
      "too-many-attempts",
      `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    );
    this.waitSeconds = Math.ceil(waitMs / 1000);
  }
}

/** For `catch`: the fallback while the database is down, so that a page can go without what it would have read. */
export function ifUnavailable<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Refusal && error.code === "database-unavailable") return fallback;
    throw error;
  };
}
