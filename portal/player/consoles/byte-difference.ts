/**
 * What one state has to change to become another of the same length: `[bytes to skip, bytes that differ, their XOR]` again and
 * again. Applied to either of the two it gives the other.
 */
export type Difference = readonly { readonly at: number; readonly bytes: Uint8Array }[];

/** Equal bytes between two changes that are not worth a new piece. */
const MIN_GAP_BYTES = 16;

export function differenceOf(one: Uint8Array, other: Uint8Array): Difference {
  const pieces: { at: number; bytes: Uint8Array }[] = [];
  let start = -1;
  let end = -1;
  const close = () => {
    if (start < 0) return;
    const bytes = one.slice(start, end);
    for (let at = start; at < end; at += 1) bytes[at - start] = (one[at] ?? 0) ^ (other[at] ?? 0);
    pieces.push({ at: start, bytes });
  };
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === other[at]) continue;
    if (start < 0 || at - end >= MIN_GAP_BYTES) {
      close();
      start = at;
    }
    end = at + 1;
  }
  close();
  return pieces;
}

/** The other of the two states. */
export function applyDifference(state: Uint8Array, difference: Difference): Uint8Array {
  const changed = state.slice();
  for (const { at, bytes } of difference)
    for (let i = 0; i < bytes.length; i += 1) changed[at + i] = (changed[at + i] ?? 0) ^ (bytes[i] ?? 0);
  return changed;
}
