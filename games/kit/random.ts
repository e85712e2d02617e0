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

export const createRandom = (seed: number): Random => new Sfc32(seed);

/**
 * The sfc32 generator: small, fast, and with no pattern that a player could notice. A class, because engines keep compiled methods from one
 * round to the next, and compile closures anew.
 */
class Sfc32 implements Random {
  private a: number;
  private b: number;
  private c = 0x9e3779b9 | 0;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 0x1_0000_0000) | 0;
    // Warm-up: neighbouring seeds begin alike and have nothing in common after a dozen rounds.
    for (let i = 0; i < 12; i++) this.next();
  }

  next(): number {
    const { a, b, c, counter } = this;
    const sum = (((a + b) | 0) + counter) | 0;
    this.counter = (counter + 1) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[this.int(0, list.length - 1)] ?? list[0];
  }

  shuffle<T>(list: readonly T[]): T[] {
    const cards = list.map((value) => ({ value, order: this.next() }));
    return cards.sort((x, y) => x.order - y.order).map((card) => card.value);
  }
}

/** A seed for the calendar day in the visitor's time zone, so that a class can compare scores of the same course. */
export function dailySeed(date: Date): number {
  return date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();
}
