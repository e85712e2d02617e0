/**
 * Whether two sets of measurements differ by more than a tenth, beyond what chance explains (Mann-Whitney, one in two thousand).
 * One sample tells nothing on a busy machine, and a difference of a percent tells nothing over a network.
 */
export function isDistinguishable(first: readonly number[], second: readonly number[]): boolean {
  const larger = (values: readonly number[]) => values.map((value) => value * 1.1);
  return standardScore(first, larger(second)) > 3.3 || standardScore(second, larger(first)) > 3.3;
}

/** How far the first tend to be above the second, in standard deviations of what equal sets would show. */
function standardScore(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  const pairs = first.length * second.length;
  return (above - pairs / 2) / Math.sqrt((pairs * (first.length + second.length + 1)) / 12);
}
