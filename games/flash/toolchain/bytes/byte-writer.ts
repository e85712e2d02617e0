const utf8 = new TextEncoder();

/** Growing buffer of little-endian fields, as a SWF has them. */
export class ByteWriter {
  #buffer = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(value: number): this {
    this.#reserve(1);
    this.#buffer[this.#length++] = value;
    return this;
  }

  u16(value: number): this {
    return this.u8(value).u8(value >> 8);
  }

  u32(value: number): this {
    return this.u16(value).u16(value >>> 16);
  }

  /** A double in AVM1's order: two little-endian words, the high one first. */
  f64(value: number): this {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value);
    return this.u32(view.getUint32(0)).u32(view.getUint32(4));
  }

  /** Null-terminated string in UTF-8. */
  text(value: string): this {
    return this.bytes(utf8.encode(value)).u8(0);
  }

  bytes(values: Uint8Array): this {
    this.#reserve(values.length);
    this.#buffer.set(values, this.#length);
    this.#length += values.length;
    return this;
  }

  toBytes(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(this.#buffer.length * 2, this.#length + count));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
}
