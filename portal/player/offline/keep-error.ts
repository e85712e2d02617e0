import type { KeepFailure } from "#player/protocol/packer-messages.ts";

/** Why a game could not be kept. The version that was kept before stays. */
export class KeepError extends Error {
  override readonly name = "KeepError";
  readonly reason: KeepFailure;

  constructor(reason: KeepFailure, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
