export type FlashErrorCode = "missing" | "broken" | "unreachable" | "engine-failed";

/** Why a SWF does not play. The visitor is told with the messages `flashErrorTitle.` and `flashErrorText.` of its code. */
export class FlashError extends Error {
  override readonly name = "FlashError";
  readonly code: FlashErrorCode;

  constructor(code: FlashErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
