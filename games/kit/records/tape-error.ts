/** Why a tape cannot count. */
export type TapeRefusal =
  | "tape-malformed"
  | "tape-older-version"
  | "tape-too-long"
  | "tape-options-invalid"
  | "tape-unfinished";

export class TapeError extends Error {
  override readonly name = "TapeError";
  readonly code: TapeRefusal;

  constructor(code: TapeRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
