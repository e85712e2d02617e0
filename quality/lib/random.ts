/** The same numbers for the same seed, on every machine. Mulberry32: small, and good enough to choose addresses with. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: () => number, things: readonly T[]): T {
  const chosen = things[Math.floor(random() * things.length)];
  if (chosen === undefined) throw new Error("there is nothing to choose from");
  return chosen;
}
