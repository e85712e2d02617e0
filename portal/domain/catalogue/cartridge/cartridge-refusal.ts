import { Refusal } from "#domain/errors.ts";

/** Why a file is not taken as a cartridge. */
export type CartridgeFault =
  | "not-cartridge"
  | "truncated"
  | "damaged"
  | "unknown-mapper"
  | "unsupported"
  | "too-large";

/** Refusal of a cartridge, with the reason in words for the operator. */
export class CartridgeRefusal extends Refusal {
  readonly fault: CartridgeFault;

  constructor(fault: CartridgeFault, message: string, options?: ErrorOptions) {
    super("upload-refused", message, options);
    this.fault = fault;
  }
}
