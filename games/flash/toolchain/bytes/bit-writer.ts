/** Bit stream writer for the SWF records whose fields are not whole bytes, highest bit first. */
export class BitWriter {
  #bits = "";

  unsigned(value: number, width: number): this {
    this.#bits += value.toString(2).padStart(width, "0");
    return this;
  }

  signed(value: number, width: number): this {
    return this.unsigned(value < 0 ? value + 2 ** width : value, width);
  }

  /** The bytes so far; the last one is padded with zero bits. */
  toBytes(): Uint8Array {
    const bytes = this.#bits.match(/.{1,8}/g) ?? [];
    return Uint8Array.from(bytes, (bits) => Number.parseInt(bits.padEnd(8, "0"), 2));
  }
}
