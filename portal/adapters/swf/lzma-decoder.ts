import type { Unpacked } from "#domain/catalogue/swf/swf-header.ts";
import type { LzmaBits } from "./lzma-bits.ts";
import { lengthReader } from "./lzma-length.ts";

const states = 12;
const positionStates = 16;
const minMatchLength = 2;
const endMarker = 0xffffffff;

/** LZMA decoder: turns decoded bits into literals and into matches, which are copies of earlier output. */
export class LzmaDecoder {
  readonly #bits: LzmaBits;
  readonly #out: Uint8Array;
  readonly #literalContextBits: number;
  readonly #literalPositionBits: number;
  readonly #positionMask: number;
  readonly #literals: Uint16Array;
  readonly #isMatch: Uint16Array;
  readonly #isRepeat: Uint16Array;
  readonly #isRepeatOlder: readonly [Uint16Array, Uint16Array, Uint16Array];
  readonly #isRepeatLong: Uint16Array;
  readonly #slots: readonly Uint16Array[];
  readonly #specials: Uint16Array;
  readonly #align: Uint16Array;
  readonly #matchLength: (positionState: number) => number;
  readonly #repeatLength: (positionState: number) => number;
  /** Distances of the last four matches, the newest first. */
  readonly #distances: [number, number, number, number] = [0, 0, 0, 0];
  #state = 0;
  #count = 0;

  /** `properties` is the first byte of the stream: `(pb * 5 + lp) * 9 + lc`. */
  constructor(bits: LzmaBits, properties: number, out: Uint8Array) {
    this.#bits = bits;
    this.#out = out;
    this.#literalContextBits = properties % 9;
    this.#literalPositionBits = Math.floor(properties / 9) % 5;
    this.#positionMask = (1 << Math.floor(properties / 45)) - 1;
    this.#literals = bits.probabilities(0x300 << (this.#literalContextBits + this.#literalPositionBits));
    this.#isMatch = bits.probabilities(states * positionStates);
    this.#isRepeat = bits.probabilities(states);
    const older = () => bits.probabilities(states);
    this.#isRepeatOlder = [older(), older(), older()];
    this.#isRepeatLong = bits.probabilities(states * positionStates);
    this.#slots = Array.from({ length: 4 }, () => bits.probabilities(64));
    this.#specials = bits.probabilities(115);
    this.#align = bits.probabilities(16);
    this.#matchLength = lengthReader(bits);
    this.#repeatLength = lengthReader(bits);
  }

  /** The part of the output that is decoded. */
  written(): Uint8Array {
    return this.#out.subarray(0, this.#count);
  }

  /** Fills the output. Throws `LzmaStreamEnd` where the stream is truncated. */
  decode(): Unpacked["outcome"] {
    while (this.#count < this.#out.length) {
      const positionState = this.#count & this.#positionMask;
      if (this.#bits.bit(this.#isMatch, this.#state * positionStates + positionState) === 0) {
        this.#decodeLiteral();
        continue;
      }
      const isNew = this.#bits.bit(this.#isRepeat, this.#state) === 0;
      const length = isNew ? this.#decodeMatch(positionState) : this.#decodeRepeat(positionState);
      if (isNew && this.#distances[0] === endMarker) return "cut-short";
      if (this.#distances[0] >= this.#count) return "damaged";
      this.#copy(length);
    }
    return "whole";
  }

  #decodeLiteral(): void {
    const previous = this.#count > 0 ? (this.#out[this.#count - 1] ?? 0) : 0;
    const context =
      ((this.#count & ((1 << this.#literalPositionBits) - 1)) << this.#literalContextBits) +
      (previous >> (8 - this.#literalContextBits));
    const base = 0x300 * context;
    let symbol = this.#state >= 7 ? this.#decodeAfterMatch(base) : 1;
    while (symbol < 0x100) symbol = (symbol << 1) | this.#bits.bit(this.#literals, base + symbol);
    this.#out[this.#count++] = symbol & 0xff;
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6;
  }

  /** The first bits of a literal after a match: their contexts are the byte that the match would have continued with. */
  #decodeAfterMatch(base: number): number {
    let symbol = 1;
    let matched = this.#out[this.#count - this.#distances[0] - 1] ?? 0;
    while (symbol < 0x100) {
      const expected = (matched >> 7) & 1;
      matched <<= 1;
      const bit = this.#bits.bit(this.#literals, base + ((1 + expected) << 8) + symbol);
      symbol = (symbol << 1) | bit;
      if (bit !== expected) break;
    }
    return symbol;
  }

  /** A match at a new distance. Returns its length. */
  #decodeMatch(positionState: number): number {
    this.#distances.copyWithin(1, 0, 3);
    const length = this.#matchLength(positionState);
    this.#state = this.#state < 7 ? 7 : 10;
    this.#distances[0] = this.#decodeDistance(length);
    return length + minMatchLength;
  }

  /** A match at one of the last four distances. Returns its length. */
  #decodeRepeat(positionState: number): number {
    const [second, third, fourth] = this.#isRepeatOlder;
    if (this.#bits.bit(second, this.#state) === 0) {
      if (this.#bits.bit(this.#isRepeatLong, this.#state * positionStates + positionState) === 0) {
        this.#state = this.#state < 7 ? 9 : 11;
        return 1;
      }
    } else if (this.#bits.bit(third, this.#state) === 0) this.#moveToFront(1);
    else this.#moveToFront(this.#bits.bit(fourth, this.#state) === 0 ? 2 : 3);
    const length = this.#repeatLength(positionState);
    this.#state = this.#state < 7 ? 8 : 11;
    return length + minMatchLength;
  }

  #decodeDistance(length: number): number {
    const slotTree = this.#slots[Math.min(length, 3)] ?? this.#align;
    const slot = this.#bits.tree(slotTree, 0, 6);
    if (slot < 4) return slot;
    const direct = (slot >> 1) - 1;
    const base = ((2 | (slot & 1)) << direct) >>> 0;
    if (slot < 14) return base + this.#bits.reverseTree(this.#specials, base - slot, direct);
    return (base + this.#bits.direct(direct - 4) * 16 + this.#bits.reverseTree(this.#align, 0, 4)) >>> 0;
  }

  #moveToFront(index: 1 | 2 | 3): void {
    const chosen = this.#distances[index];
    this.#distances.copyWithin(1, 0, index);
    this.#distances[0] = chosen;
  }

  #copy(length: number): void {
    const end = Math.min(this.#out.length, this.#count + length);
    for (; this.#count < end; this.#count++)
      this.#out[this.#count] = this.#out[this.#count - this.#distances[0] - 1] ?? 0;
  }
}
