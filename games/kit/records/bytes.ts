import { TapeError } from "./tape-error.ts";

/** Growing byte array with variable-length integers (LEB128; signed ones in zigzag order). */
export function createByteWriter() {
  let buffer = new Uint8Array(256);
  let size = 0;

  function reserve(count: number) {
    if (size + count <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, size + count));
    larger.set(buffer.subarray(0, size));
    buffer = larger;
  }

  function unsigned(value: number) {
    reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      buffer[size++] = (rest & 0x7f) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    buffer[size++] = rest;
  }

  return {
    get size() {
      return size;
    },
    unsigned,
    signed: (value: number) => unsigned(value < 0 ? -2 * value - 1 : 2 * value),
    bytes(list: Uint8Array) {
      reserve(list.length);
      buffer.set(list, size);
      size += list.length;
    },
    take: () => buffer.slice(0, size),
  };
}

/** Bytes of the longest number: every number of a tape is below 2 to the power of 35. */
const MAX_NUMBER_BYTES = 5;

export function createByteReader(list: Uint8Array) {
  let at = 0;

  function byte(): number {
    const value = list[at++];
    if (value === undefined) throw new TapeError("tape-malformed", "The tape ends too early.");
    return value;
  }

  function unsigned(): number {
    let value = 0;
    let factor = 1;
    for (let i = 0; i < MAX_NUMBER_BYTES; i++) {
      const next = byte();
      value += (next & 0x7f) * factor;
      if (next < 0x80) return value;
      factor *= 0x80;
    }
    throw new TapeError("tape-malformed", "A number of the tape is too large.");
  }

  return {
    get at() {
      return at;
    },
    get isAtEnd() {
      return at === list.length;
    },
    unsigned,
    signed(): number {
      const value = unsigned();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    bytes(count: number): Uint8Array {
      if (at + count > list.length) throw new TapeError("tape-malformed", "The tape ends too early.");
      at += count;
      return list.subarray(at - count, at);
    },
  };
}
