const MAGIC_BYTES = 8;
const DATA_SECTION = 11;
const PASSIVE = 1;
const OTHER_MEMORY = 2;
const I32_CONST = 0x41;
const END = 0x0b;

/** The memory of a wasm module as it is when the module starts. Its data lies in pieces in the file, without the zeros between them. */
export function wasmMemory(file: Buffer): Buffer {
  let at = MAGIC_BYTES;
  const number = ({ isSigned = false } = {}): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = file.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * shift;
      if (byte < 0x80) return isSigned && byte & 0x40 ? value - shift * 128 : value;
    }
  };
  const pieces: { readonly offset: number; readonly bytes: Buffer }[] = [];
  while (at < file.length) {
    const section = file.readUInt8(at);
    at += 1;
    const size = number();
    const end = at + size;
    if (section === DATA_SECTION) {
      for (let count = number(); count > 0; count -= 1) {
        const kind = number();
        if (kind === OTHER_MEMORY) number();
        const offset = kind === PASSIVE ? 0 : constant();
        const length = number();
        pieces.push({ offset, bytes: file.subarray(at, at + length) });
        at += length;
      }
    }
    at = end;
  }
  const memory = Buffer.alloc(Math.max(0, ...pieces.map(({ offset, bytes }) => offset + bytes.length)));
  for (const { offset, bytes } of pieces) memory.set(bytes, offset);
  return memory;

  function constant(): number {
    const [first, offset, last] = [file.readUInt8(at++), number({ isSigned: true }), file.readUInt8(at++)];
    if (first !== I32_CONST || last !== END) throw new Error("wasm data at no fixed place");
    return offset;
  }
}
