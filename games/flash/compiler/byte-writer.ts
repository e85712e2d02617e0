const utf8 = new TextEncoder();

/** Collects the little-endian fields of which an SWF consists. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  u8(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  u16(value: number): this {
    return this.u8(value).u8(value >> 8);
  }

  u32(value: number): this {
    return this.u16(value).u16(value >>> 16);
  }

  /** A double as AVM1 wants it: two little-endian words, the high one first. */
  f64(value: number): this {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    return this.u32(view.getUint32(0)).u32(view.getUint32(4));
  }

  /** UTF-8 with a closing zero. */
  text(value: string): this {
    return this.bytes(utf8.encode(value)).u8(0);
  }

  bytes(values: Iterable<number>): this {
    for (const value of values) this.#bytes.push(value);
    return this;
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
