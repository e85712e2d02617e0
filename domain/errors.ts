export type RefusalCode =
  | "catalogue-invalid"
  | "database-unavailable"
  | "game-not-found"
  | "manifest-invalid"
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
