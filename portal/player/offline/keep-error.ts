import type { KeepFailure } from "#player/protocol/packer-messages.ts";

/** Why a game could not be kept. What was kept before still is. */
export class KeepError extends Error {
  override readonly name = "KeepError";
  readonly reason: KeepFailure;

  constructor(reason: KeepFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
