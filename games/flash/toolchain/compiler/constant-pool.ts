import { ByteWriter } from "./byte-writer.ts";
import { op } from "./opcodes.ts";

// The action's length is a 16-bit field that also counts the number of entries.
const mostBytes = 0xffff - 2;

/** The strings of one script. Each is stored once and pushed by its number. */
export class ConstantPool {
  readonly #numbers = new Map<string, number>();
  #bytes = 0;

  /** The string's number, or undefined when the pool is full and the string must be written out in place. */
  numberOf(text: string): number | undefined {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const size = new TextEncoder().encode(text).length + 1;
    if (this.#bytes + size > mostBytes) return undefined;
    this.#bytes += size;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  toAction(): Uint8Array {
    const out = new ByteWriter()
      .u8(op.constantPool)
      .u16(this.#bytes + 2)
      .u16(this.#numbers.size);
    for (const text of this.#numbers.keys()) out.text(text);
    return out.toBytes();
  }
}
