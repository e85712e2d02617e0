/** Why a file is not taken as a Flash movie. */
export type SwfFault = "not-swf" | "truncated" | "damaged" | "too-large";

/** Refusal of an SWF file, with the reason in words for the operator. */
export class SwfRefusal extends Error {
  override readonly name = "SwfRefusal";
  readonly fault: SwfFault;

  constructor(fault: SwfFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
