import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { op } from "./opcodes.ts";

// The action's length is a 16-bit field that also counts the number of entries.
const MAX_POOL_BYTES = 0xffff - 2;

/** Constant pool of one script: each string is stored once and pushed by its index. */
export class ConstantPool {
  readonly #indexes = new Map<string, number>();
  #bytes = 0;

  /** Index of the string, which is added if it is new; undefined when the pool is full and the string must be pushed inline. */
  indexOf(text: string): number | undefined {
    const index = this.#indexes.get(text);
    if (index !== undefined) return index;
    const size = new TextEncoder().encode(text).length + 1;
    if (this.#bytes + size > MAX_POOL_BYTES) return undefined;
    this.#bytes += size;
    this.#indexes.set(text, this.#indexes.size);
    return this.#indexes.size - 1;
  }

  /** The ConstantPool action with all strings. */
  toAction(): Uint8Array {
    const out = new ByteWriter()
      .u8(op.constantPool)
      .u16(this.#bytes + 2)
      .u16(this.#indexes.size);
    for (const text of this.#indexes.keys()) out.text(text);
    return out.toBytes();
  }
}
