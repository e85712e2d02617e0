import type { Steps } from "./steps.ts";
import { unmanagedUint32 } from "./unmanaged-arrays.ts";

/** Comparisons in one step. */
const COMPARISONS_PER_STEP = 512;

/**
 * Stable merge sort of the numbers from 0 up to, but not including, `length`, by what they stand for. Built-in sorts cannot pause: a million
 * names would stop the process for seconds.
 */
export function* sortInSteps(length: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let sorted = unmanagedUint32(length);
  for (let at = 0; at < length; at += 1) sorted[at] = at;
  let merged = unmanagedUint32(length);
  let compared = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const a = sorted[left] ?? 0;
        const b = sorted[right] ?? 0;
        const takesLeft = left < middle && (right >= end || compare(a, b) <= 0);
        merged[at] = takesLeft ? a : b;
        if (takesLeft) left += 1;
        else right += 1;
        compared += 1;
        if (compared % COMPARISONS_PER_STEP === 0) yield;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}
