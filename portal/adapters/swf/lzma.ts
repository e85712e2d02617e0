import type { Unpacked } from "#domain/catalogue/swf/swf-header.ts";
import { LzmaBits, LzmaStreamEnd } from "./lzma-bits.ts";
import { lengthReader } from "./lzma-length.ts";

const propertyBytes = 5;
const states = 12;
const positionStates = 16;
const minMatchLength = 2;
const endMarker = 0xffffffff;

/**
 * LZMA decoder for the raw stream of a compressed SWF (ZWS): five bytes of properties, then the range-coded data.
 * Node has no LZMA of its own, and all we need is a plain decoder that stops at the size that the SWF declares.
 */
export function unpackLzma(packed: Uint8Array, size: number): Unpacked {
  const out = new Uint8Array(size);
  const properties = packed[0];
  if (properties === undefined || packed.length < propertyBytes)
    return { outcome: "cut-short", bytes: out.subarray(0, 0) };
  if (properties >= 9 * 5 * 5) return { outcome: "damaged", bytes: out.subarray(0, 0) };
  const written = { count: 0 };
  try {
    const outcome = decode(new LzmaBits(packed.subarray(propertyBytes)), properties, out, written);
    return { outcome, bytes: out.subarray(0, written.count) };
  } catch (error) {
    if (!(error instanceof LzmaStreamEnd)) throw error;
    return { outcome: "cut-short", bytes: out.subarray(0, written.count) };
  }
}

function decode(
  bits: LzmaBits,
  properties: number,
  out: Uint8Array,
  written: { count: number },
): Unpacked["outcome"] {
  const literalContextBits = properties % 9;
  const literalPositionBits = Math.floor(properties / 9) % 5;
  const positionMask = (1 << Math.floor(properties / 45)) - 1;
  const literals = bits.probabilities(0x300 << (literalContextBits + literalPositionBits));
  const isMatch = bits.probabilities(states * positionStates);
  const isRepeat = bits.probabilities(states);
  const isRepeatOlder = [
    bits.probabilities(states),
    bits.probabilities(states),
    bits.probabilities(states),
  ] as const;
  const isRepeatLong = bits.probabilities(states * positionStates);
  const slots = Array.from({ length: 4 }, () => bits.probabilities(64));
  const specials = bits.probabilities(115);
  const align = bits.probabilities(16);
  const matchLength = lengthReader(bits);
  const repeatLength = lengthReader(bits);
  const recentDistances: [number, number, number, number] = [0, 0, 0, 0];
  let state = 0;

  const decodeLiteral = () => {
    const previous = written.count > 0 ? (out[written.count - 1] ?? 0) : 0;
    const context =
      ((written.count & ((1 << literalPositionBits) - 1)) << literalContextBits) +
      (previous >> (8 - literalContextBits));
    const base = 0x300 * context;
    let symbol = 1;
    if (state >= 7) {
      let matched = out[written.count - recentDistances[0] - 1] ?? 0;
      while (symbol < 0x100) {
        const expected = (matched >> 7) & 1;
        matched <<= 1;
        const bit = bits.bit(literals, base + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (bit !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | bits.bit(literals, base + symbol);
    out[written.count++] = symbol & 0xff;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };

  const decodeDistance = (length: number): number => {
    const slotTree = slots[Math.min(length, 3)] ?? align;
    const slot = bits.tree(slotTree, 0, 6);
    if (slot < 4) return slot;
    const direct = (slot >> 1) - 1;
    const base = ((2 | (slot & 1)) << direct) >>> 0;
    if (slot < 14) return base + bits.reverseTree(specials, base - slot, direct);
    return (base + bits.direct(direct - 4) * 16 + bits.reverseTree(align, 0, 4)) >>> 0;
  };

  /** Moves an older match distance to the front. */
  const moveToFront = (index: 0 | 1 | 2 | 3) => {
    const chosen = recentDistances[index];
    for (let i = index; i > 0; i--) recentDistances[i] = recentDistances[i - 1] ?? 0;
    recentDistances[0] = chosen;
  };

  while (written.count < out.length) {
    const positionState = written.count & positionMask;
    if (bits.bit(isMatch, state * positionStates + positionState) === 0) {
      decodeLiteral();
      continue;
    }
    let length: number;
    if (bits.bit(isRepeat, state) === 0) {
      recentDistances.copyWithin(1, 0, 3);
      length = matchLength(positionState);
      state = state < 7 ? 7 : 10;
      recentDistances[0] = decodeDistance(length);
      if (recentDistances[0] === endMarker) return "cut-short";
    } else {
      if (bits.bit(isRepeatOlder[0], state) === 0) {
        if (bits.bit(isRepeatLong, state * positionStates + positionState) === 0) {
          state = state < 7 ? 9 : 11;
          if (recentDistances[0] >= written.count) return "damaged";
          out[written.count] = out[written.count - recentDistances[0] - 1] ?? 0;
          written.count += 1;
          continue;
        }
      } else if (bits.bit(isRepeatOlder[1], state) === 0) moveToFront(1);
      else moveToFront(bits.bit(isRepeatOlder[2], state) === 0 ? 2 : 3);
      length = repeatLength(positionState);
      state = state < 7 ? 8 : 11;
    }
    if (recentDistances[0] >= written.count) return "damaged";
    const end = Math.min(out.length, written.count + length + minMatchLength);
    for (; written.count < end; written.count++)
      out[written.count] = out[written.count - recentDistances[0] - 1] ?? 0;
  }
  return "whole";
}
