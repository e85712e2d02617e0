import { legalMoves, noisyMoves, pseudoMoves } from "#html5/chess/rules/generate.ts";
import { capturedBy, type Move, MoveList, NO_MOVE, promotionOf } from "#html5/chess/rules/move.ts";
import { KING, kindOf, PAWN } from "#html5/chess/rules/pieces.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { evaluate } from "./evaluate.ts";
import { isQuiet, Order } from "./order.ts";
import { exchangeWorth } from "./piece-squares.ts";
import { fromTable, MATE, mateIn, SURE, toTable } from "./score.ts";
import { AT_LEAST, AT_MOST, EXACT, Table } from "./table.ts";

export type Limits = {
  /** Half-moves. */
  depth: number;
  nodes: number;
  /** Asked every few thousand nodes; a search without a clock is the same on every machine. */
  isOutOfTime?: () => boolean;
};

export type Found = {
  move: Move;
  /** Hundredths of a pawn for the side to move; beyond `SURE` it is a mate. */
  score: number;
  /** The last depth that was finished. */
  depth: number;
  nodes: number;
};

const MOST_PLIES = 100;
/** The clock is looked at once per this many nodes. */
const PEEK = 2047;
const INFINITE = MATE + 1;

/** Alpha-beta with iterative deepening: https://www.chessprogramming.org/Alpha-Beta */
export class Search {
  nodes = 0;
  private readonly position: Position;
  private readonly table: Table;
  private readonly order = new Order();
  private readonly lists = Array.from({ length: MOST_PLIES + 2 }, () => new MoveList());
  private limits: Limits = { depth: 0, nodes: 0 };
  private isStopped = false;

  constructor(position: Position, table = new Table()) {
    this.position = position;
    this.table = table;
  }

  /** The best move within the limits; the first legal one when there is no time for anything. */
  run(limits: Limits): Found {
    this.begin(limits);
    const moves = legalMoves(this.position);
    const found: Found = { move: moves[0] ?? NO_MOVE, score: 0, depth: 0, nodes: 0 };
    let matesSeen = 0;
    for (let depth = 1; depth <= limits.depth && moves.length > 0; depth++) {
      this.searchRoot(moves, depth, found);
      if (this.isStopped) break;
      found.depth = depth;
      // A forced move needs no long thought. A mate that was seen to its end, or seen again one step deeper, is good enough.
      if (moves.length === 1 && depth >= 4) break;
      const mate = mateIn(found.score);
      if (mate !== undefined && (mate * 2 <= depth || ++matesSeen > 1)) break;
    }
    found.nodes = this.nodes;
    return found;
  }

  /** Looks this deep from here, for those who choose among the moves themselves. */
  look(depth: number, limits: Limits): number {
    this.begin(limits);
    return this.visit(depth, -INFINITE, INFINITE, 0, true);
  }

  private begin(limits: Limits): void {
    this.limits = limits;
    this.nodes = 0;
    this.isStopped = false;
    this.order.age();
  }

  /** Tries all moves and leaves the best in front, where the next depth begins. Keeps what it found even if it is stopped. */
  private searchRoot(moves: Move[], depth: number, found: Found): void {
    let alpha = -INFINITE;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] ?? NO_MOVE;
      this.position.make(move);
      let score = i === 0 ? INFINITE : -this.visit(depth - 1, -alpha - 1, -alpha, 1, true);
      if (score > alpha) score = -this.visit(depth - 1, -INFINITE, -alpha, 1, true);
      this.position.unmake(move);
      if (this.isStopped) return;
      if (score <= alpha) continue;
      alpha = score;
      moves.splice(i, 1);
      moves.unshift(move);
      found.move = move;
      found.score = score;
    }
    this.table.keep(this.position, found.move, toTable(alpha, 0), depth, EXACT);
  }

  private visit(wished: number, alphaThen: number, beta: number, ply: number, mayPass: boolean): number {
    const { position, table } = this;
    let alpha = alphaThen;
    if (ply > 0 && (position.quietPlies >= 100 || position.timesBefore() > 0)) return 0;
    const { isCheck } = position;
    // Leaving a check is no choice, so it does not count as a step deeper.
    const depth = isCheck ? wished + 1 : wished;
    if (depth <= 0 || ply >= MOST_PLIES) return this.calm(alpha, beta, ply);
    if (this.countNode()) return 0;

    const isWide = beta - alpha > 1;
    let known = NO_MOVE;
    if (table.find(position)) {
      known = table.move;
      const score = fromTable(table.score, ply);
      const isEnough = table.bound === EXACT || (table.bound === AT_LEAST ? score >= beta : score <= alpha);
      if (table.depth >= depth && isEnough && !isWide && ply > 0) return score;
    }
    if (!isWide && !isCheck && Math.abs(beta) < SURE) {
      const standing = evaluate(position);
      if (depth <= 3 && standing - 95 * depth >= beta) return standing;
      if (mayPass && depth >= 3 && standing >= beta && this.hasPieces()) {
        position.pass();
        const score = -this.visit(depth - 3 - (depth >> 2), -beta, -beta + 1, ply + 1, false);
        position.unpass();
        if (this.isStopped) return 0;
        if (score >= beta) return score > SURE ? beta : score;
      }
    }

    const list = this.lists[ply] ?? new MoveList();
    pseudoMoves(position, list);
    this.order.rate(list, known, ply);
    let best = -INFINITE;
    let bestMove = NO_MOVE;
    let tried = 0;
    for (let i = 0; i < list.count; i++) {
      const move = this.order.next(list, i);
      position.make(move);
      if (position.isIllegal) {
        position.unmake(move);
        continue;
      }
      tried++;
      const score = this.tryMove(move, depth, alpha, beta, ply, tried, isCheck);
      position.unmake(move);
      if (this.isStopped) return 0;
      if (score <= best) continue;
      best = score;
      bestMove = move;
      if (score > alpha) alpha = score;
      if (alpha >= beta) {
        if (isQuiet(move)) this.order.reward(move, ply, depth);
        break;
      }
    }
    if (tried === 0) return isCheck ? ply - MATE : 0;
    const bound = best >= beta ? AT_LEAST : best > alphaThen ? EXACT : AT_MOST;
    table.keep(position, bound === AT_MOST ? NO_MOVE : bestMove, toTable(best, ply), depth, bound);
    return best;
  }

  /** The first move gets the whole window; the others have to prove, shallower and in no window, that they are better. */
  private tryMove(
    move: Move,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    tried: number,
    wasCheck: boolean,
  ): number {
    if (tried === 1) return -this.visit(depth - 1, -beta, -alpha, ply + 1, true);
    const canWait = depth >= 3 && tried > 3 && isQuiet(move) && !wasCheck && !this.position.isCheck;
    const less = canWait ? 1 + (tried > 10 ? 1 : 0) + (depth > 6 ? 1 : 0) : 0;
    let score = -this.visit(depth - 1 - less, -alpha - 1, -alpha, ply + 1, true);
    if (score > alpha && less > 0) score = -this.visit(depth - 1, -alpha - 1, -alpha, ply + 1, true);
    if (score > alpha && score < beta) score = -this.visit(depth - 1, -beta, -alpha, ply + 1, true);
    return score;
  }

  /** Goes on with captures until nothing is left hanging: a score in the middle of an exchange means nothing. */
  private calm(alphaThen: number, beta: number, ply: number): number {
    const { position } = this;
    if (this.countNode()) return 0;
    const standing = evaluate(position);
    if (standing >= beta || ply >= MOST_PLIES) return standing;
    let best = standing;
    let alpha = Math.max(alphaThen, standing);
    const list = this.lists[ply] ?? new MoveList();
    noisyMoves(position, list);
    this.order.rate(list, NO_MOVE, ply);
    for (let i = 0; i < list.count; i++) {
      const move = this.order.next(list, i);
      const gain = exchangeWorth(capturedBy(move)) + exchangeWorth(promotionOf(move));
      if (standing + gain + 180 < alpha) continue;
      position.make(move);
      if (position.isIllegal) {
        position.unmake(move);
        continue;
      }
      const score = -this.calm(-beta, -alpha, ply + 1);
      position.unmake(move);
      if (this.isStopped) return 0;
      if (score > best) best = score;
      if (score > alpha) alpha = score;
      if (alpha >= beta) break;
    }
    return best;
  }

  private countNode(): boolean {
    this.nodes++;
    if (this.nodes >= this.limits.nodes) this.isStopped = true;
    else if ((this.nodes & PEEK) === 0 && this.limits.isOutOfTime?.()) this.isStopped = true;
    return this.isStopped;
  }

  /** With pawns alone, having to move can be what loses; "what if I did nothing" then says too much. */
  private hasPieces(): boolean {
    const { board, turn } = this.position;
    for (let square = 0; square < 0x78; square++) {
      const piece = board[square] ?? 0;
      if ((piece & 8) === turn && kindOf(piece) > PAWN && kindOf(piece) !== KING) return true;
    }
    return false;
  }
}
