/** Thrown where bytecode ends too early or refers to what is not there. */
export class BytecodeEnd extends Error {
  override readonly name = "BytecodeEnd";
}

/** Byte reader of AVM2 bytecode (ABC), which writes most numbers with seven bits a byte, the lowest first. */
export function abcReader(bytes: Uint8Array) {
  let at = 0;
  const u8 = (): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new BytecodeEnd();
    at += 1;
    return byte;
  };
  const skip = (count: number): void => {
    if (at + count > bytes.length) throw new BytecodeEnd();
    at += count;
  };
  const u30 = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = u8();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    return value;
  };
  return {
    u8,
    u30,
    skip,
    isAtEnd: () => at >= bytes.length,
    bytes(count: number): Uint8Array {
      const start = at;
      skip(count);
      return bytes.subarray(start, at);
    },
    /** Text with its length before it. */
    text(): string {
      const length = u30();
      const start = at;
      skip(length);
      return new TextDecoder().decode(bytes.subarray(start, at));
    },
    /** Runs `read` as often as the count says that comes next. Pools count from one, and say one more. */
    times<T>(read: () => T, { isPool = false } = {}): T[] {
      const count = u30() - (isPool ? 1 : 0);
      const items: T[] = [];
      for (let index = 0; index < count; index += 1) items.push(read());
      return items;
    },
  };
}

export type AbcReader = ReturnType<typeof abcReader>;
