export type RefusalCode =
  | "account-refused"
  | "catalogue-invalid"
  | "database-unavailable"
  | "game-not-found"
  | "identity-unavailable"
  | "manifest-invalid"
  | "sign-in-refused"
  | "too-many-attempts"
  | "upload-refused";

/** Something that a visitor or an operator can act on. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Too often in too short a time; says when it may work again. */
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
