/** Seeded random number generator: the same seed gives the same game. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** The sfc32 generator: small, fast, and with no pattern that a player could notice. */
export function createRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 0x1_0000_0000) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }
  // Warm-up: neighbouring seeds begin alike and have nothing in common after a dozen rounds.
  for (let i = 0; i < 12; i++) next();

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    shuffle(list) {
      const cards = list.map((value) => ({ value, order: next() }));
      return cards.sort((x, y) => x.order - y.order).map((card) => card.value);
    },
  };
}

/** A seed for the calendar day in the visitor's time zone, so that a class can compare scores of the same course. */
export function dailySeed(date: Date): number {
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}
