/** A part of a WebAssembly module's data: where it lies in memory, and its bytes, which are a view of the module. */
export type DataSegment = { readonly address: number; readonly payload: Uint8Array };

const HEADER_BYTES = 8;
const DATA_SECTION = 11;
const I32_CONST = 0x41;
const END = 0x0b;

/** The active data segments of a module with one memory (https://webassembly.github.io/spec/core/binary/modules.html#data-section). */
export function dataSegments(wasm: Uint8Array): DataSegment[] {
  let at = HEADER_BYTES;
  const byte = () => wasm[at++] ?? 0;
  /** LEB128. Addresses are signed on paper; below 2 GB they read the same. */
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = byte();
      value += (next & 0x7f) * 2 ** shift;
      if (next < 0x80) return value;
    }
  };
  while (at < wasm.length) {
    const section = byte();
    const size = number();
    if (section !== DATA_SECTION) {
      at += size;
      continue;
    }
    return Array.from({ length: number() }, () => {
      if (number() !== 0 || byte() !== I32_CONST) throw new Error("a data segment is not of the plain kind");
      const address = number();
      if (byte() !== END) throw new Error("a data segment's address is not a constant");
      const length = number();
      at += length;
      return { address, payload: wasm.subarray(at - length, at) };
    });
  }
  return [];
}
