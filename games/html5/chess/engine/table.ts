import { type Move, NO_MOVE } from "#html5/chess/rules/move.ts";
import type { Position } from "#html5/chess/rules/position.ts";

/** The true score is this, at least this, or at most this. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

const SHIFT = 32_768;

/** What the search already knows about positions it met, whichever way they came about. Later knowledge replaces older. */
export class Table {
  move: Move = NO_MOVE;
  score = 0;
  depth = -1;
  bound = 0;
  private readonly mask: number;
  private readonly locks: Int32Array;
  private readonly moves: Int32Array;
  private readonly facts: Int32Array;

  constructor(bits = 18) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.locks = new Int32Array(size);
    this.moves = new Int32Array(size);
    this.facts = new Int32Array(size);
  }

  /** Reads what is known into `move`, `score`, `depth` and `bound`. */
  find(position: Position): boolean {
    const index = position.lowHash & this.mask;
    const facts = this.facts[index] ?? 0;
    if (facts === 0 || this.locks[index] !== position.highHash) return false;
    this.move = this.moves[index] ?? NO_MOVE;
    this.bound = facts & 3;
    this.depth = (facts >> 2) & 127;
    this.score = (facts >>> 9) - SHIFT;
    return true;
  }

  keep(position: Position, move: Move, score: number, depth: number, bound: number): void {
    const index = position.lowHash & this.mask;
    const isSame = this.locks[index] === position.highHash;
    this.locks[index] = position.highHash;
    // A search that only learnt a bound knows no best move; the old one is still the best guess.
    if (move !== NO_MOVE || !isSame) this.moves[index] = move;
    this.facts[index] = ((score + SHIFT) << 9) | (Math.min(127, Math.max(0, depth)) << 2) | bound;
  }

  clear(): void {
    this.facts.fill(0);
  }
}
