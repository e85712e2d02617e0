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
  | "parcel-taken"
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

/** Which sentence visitors are told, where a code has several; the words are messages, in their language. */
export type RefusalReason =
  | "accountDisabled"
  | "databaseUnreachable"
  | "databaseUnwritable"
  | "invalidEmail"
  | "passwordTooLong"
  | "passwordTooShort"
  | "passwordsDiffer"
  | "resetLinkExpired"
  | "resetLinkUnknown"
  | "resetLinkUsed"
  | "secondFactorLate"
  | "secondFactorNeeded"
  | "secondFactorPictureOld"
  | "signInUnreachable"
  | "tooManyAttempts"
  | "wrongCode"
  | "wrongPassword";

/** Values in the sentence for visitors. */
export type RefusalValues = Readonly<Record<string, string | number>>;

type RefusalOptions = ErrorOptions & {
  readonly reason?: RefusalReason | undefined;
  readonly values?: RefusalValues | undefined;
};

/** Refusal: an error that a visitor or an operator can act on. The message is for logs and operators; visitors are told the reason, where there is one. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly reason: RefusalReason | undefined;
  readonly values: RefusalValues | undefined;

  constructor(code: RefusalCode, message: string, options?: RefusalOptions) {
    super(message, options);
    this.code = code;
    this.reason = options?.reason;
    this.values = options?.values;
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
      { reason: "tooManyAttempts", values: { minutes } },
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
