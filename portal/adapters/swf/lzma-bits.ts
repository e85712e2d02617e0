/** Error of an LZMA stream that is truncated: it ends before the data does. */
export class LzmaStreamEnd extends Error {}

const probabilityBits = 11;
const moveBits = 5;
const evenProbability = 1 << (probabilityBits - 1);
const topValue = 2 ** 24;

/** Range decoder of LZMA: decodes each bit with an adaptive probability, which learns from the bits before. */
export class LzmaBits {
  readonly #packed: Uint8Array;
  #at = 5;
  #range = 0xffffffff;
  #code: number;

  constructor(packed: Uint8Array) {
    if (packed.length < 5) throw new LzmaStreamEnd();
    this.#packed = packed;
    this.#code = new DataView(packed.buffer, packed.byteOffset).getUint32(1);
  }

  /** Adaptive probabilities for `count` contexts, all even at first. */
  probabilities(count: number): Uint16Array {
    return new Uint16Array(count).fill(evenProbability);
  }

  /** Decodes one bit and adapts its probability. */
  bit(probabilities: Uint16Array, index: number): 0 | 1 {
    const probability = probabilities[index] ?? evenProbability;
    const bound = (this.#range >>> probabilityBits) * probability;
    const isZero = this.#code < bound;
    if (isZero) {
      this.#range = bound;
      probabilities[index] = probability + (((1 << probabilityBits) - probability) >> moveBits);
    } else {
      this.#range = (this.#range - bound) >>> 0;
      this.#code = (this.#code - bound) >>> 0;
      probabilities[index] = probability - (probability >> moveBits);
    }
    this.#normalise();
    return isZero ? 0 : 1;
  }

  /** Decodes a number through a binary tree of probabilities, highest bit first. */
  tree(probabilities: Uint16Array, base: number, bitCount: number): number {
    let symbol = 1;
    for (let i = 0; i < bitCount; i++) symbol = (symbol << 1) | this.bit(probabilities, base + symbol);
    return symbol - (1 << bitCount);
  }

  /** The same, lowest bit first. */
  reverseTree(probabilities: Uint16Array, base: number, bitCount: number): number {
    let symbol = 1;
    let value = 0;
    for (let i = 0; i < bitCount; i++) {
      const bit = this.bit(probabilities, base + symbol);
      symbol = (symbol << 1) | bit;
      value |= bit << i;
    }
    return value;
  }

  /** Decodes bits of fixed, even probability, highest first. */
  direct(bitCount: number): number {
    let value = 0;
    for (let i = 0; i < bitCount; i++) {
      this.#range >>>= 1;
      const bit = this.#code >= this.#range ? 1 : 0;
      if (bit) this.#code = (this.#code - this.#range) >>> 0;
      value = value * 2 + bit;
      this.#normalise();
    }
    return value;
  }

  #normalise(): void {
    if (this.#range >= topValue) return;
    const byte = this.#packed[this.#at];
    if (byte === undefined) throw new LzmaStreamEnd();
    this.#at += 1;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | byte) >>> 0;
  }
}
