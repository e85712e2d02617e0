import {
  capturedBy,
  type Move,
  type MoveList,
  NO_MOVE,
  pieceMoved,
  promotionOf,
  toOf,
} from "#html5/chess/rules/move.ts";
import { exchangeWorth } from "./piece-squares.ts";

const MOST_PLIES = 128;

/** Which moves to try first: alpha-beta is only as good as its first guess. */
export class Order {
  private readonly killers = new Int32Array(MOST_PLIES * 2);
  private readonly history = new Int32Array(16 * 128);

  /** Known best move, then captures (big victims by small attackers), then moves that refuted others before. */
  rate(list: MoveList, known: Move, ply: number): void {
    const first = this.killers[ply * 2];
    const second = this.killers[ply * 2 + 1];
    for (let i = 0; i < list.count; i++) {
      const move = list.at(i);
      const captured = capturedBy(move);
      let score: number;
      if (move === known) score = 1 << 30;
      else if (captured || promotionOf(move))
        score =
          (1 << 24) +
          exchangeWorth(captured) * 16 +
          exchangeWorth(promotionOf(move)) -
          exchangeWorth(pieceMoved(move));
      else if (move === first) score = 1 << 23;
      else if (move === second) score = (1 << 23) - 1;
      else score = this.history[pieceMoved(move) * 128 + toOf(move)] ?? 0;
      list.scores[i] = score;
    }
  }

  /** Brings the best of the moves from `start` on to its place, and gives it. */
  next(list: MoveList, start: number): Move {
    let best = start;
    for (let i = start + 1; i < list.count; i++) {
      if ((list.scores[i] ?? 0) > (list.scores[best] ?? 0)) best = i;
    }
    const move = list.at(best);
    const score = list.scores[best] ?? 0;
    list.moves[best] = list.at(start);
    list.scores[best] = list.scores[start] ?? 0;
    list.moves[start] = move;
    list.scores[start] = score;
    return move;
  }

  /** This quiet move was too good for the other side to allow. */
  reward(move: Move, ply: number, depth: number): void {
    if (this.killers[ply * 2] !== move) {
      this.killers[ply * 2 + 1] = this.killers[ply * 2] ?? NO_MOVE;
      this.killers[ply * 2] = move;
    }
    const index = pieceMoved(move) * 128 + toOf(move);
    this.history[index] = Math.min(1 << 22, (this.history[index] ?? 0) + depth * depth);
  }

  /** What was good some moves ago still is, a little. */
  age(): void {
    this.killers.fill(0);
    for (let i = 0; i < this.history.length; i++) this.history[i] = (this.history[i] ?? 0) >> 2;
  }
}

export const isQuiet = (move: Move): boolean => capturedBy(move) === 0 && promotionOf(move) === 0;
