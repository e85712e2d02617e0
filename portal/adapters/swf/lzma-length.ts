import type { LzmaBits } from "./lzma-bits.ts";

/** Decoder of LZMA match lengths, counted from zero: eight short ones, eight middle ones, 256 long ones. */
export function lengthReader(bits: LzmaBits): (positionState: number) => number {
  const choices = bits.probabilities(2);
  const short = bits.probabilities(16 * 8);
  const middle = bits.probabilities(16 * 8);
  const long = bits.probabilities(256);
  return (positionState) => {
    if (bits.bit(choices, 0) === 0) return bits.tree(short, positionState * 8, 3);
    if (bits.bit(choices, 1) === 0) return 8 + bits.tree(middle, positionState * 8, 3);
    return 16 + bits.tree(long, 0, 8);
  };
}
