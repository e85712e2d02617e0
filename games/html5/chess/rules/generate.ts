import { diagonalSteps, forward, isAttacked, kingSteps, knightSteps, straightSteps } from "./attacks.ts";
import {
  CASTLING,
  DOUBLE_STEP,
  EN_PASSANT,
  fromOf,
  type Move,
  MoveList,
  moveKind,
  PLAIN,
  packMove,
} from "./move.ts";
import { BISHOP, EMPTY, KING, KNIGHT, kindOf, other, PAWN, QUEEN, ROOK, WHITE } from "./pieces.ts";
import { BLACK_LONG, BLACK_SHORT, type Position, WHITE_LONG, WHITE_SHORT } from "./position.ts";
import { fileOf, OFF_BOARD, rankOf, type Square } from "./squares.ts";

/** All moves that pieces can make, even those that leave the own king to be taken: the caller makes each and looks. */
export function pseudoMoves(position: Position, list: MoveList): void {
  list.count = 0;
  walk(position, list, true);
  castlings(position, list);
}

/** Captures and new queens only: what the engine looks at until a position has calmed down. */
export function noisyMoves(position: Position, list: MoveList): void {
  list.count = 0;
  walk(position, list, false);
}

export function legalMoves(position: Position): Move[] {
  const list = new MoveList();
  pseudoMoves(position, list);
  const { isCheck } = position;
  return list.toArray().filter((move) => isLegal(position, move, isCheck));
}

/** `isCheck` is the position's own: asked for once, not for each move. */
export function isLegal(position: Position, move: Move, isCheck: boolean): boolean {
  if (!isCheck && !canExposeKing(position, move)) return true;
  position.make(move);
  const isGood = !position.isIllegal;
  position.unmake(move);
  return isGood;
}

/** A piece that shares no line with its king cannot have stood in the way of anything. */
function canExposeKing(position: Position, move: Move): boolean {
  const from = fromOf(move);
  const king = position.kingOf(position.turn);
  if (from === king || moveKind(move) === EN_PASSANT) return true;
  const files = Math.abs(fileOf(from) - fileOf(king));
  const ranks = Math.abs(rankOf(from) - rankOf(king));
  return files === 0 || ranks === 0 || files === ranks;
}

function walk(position: Position, list: MoveList, withQuiet: boolean) {
  const { board, turn } = position;
  for (let square = 0; square < 128; square++) {
    if (square & OFF_BOARD) {
      square += 7;
      continue;
    }
    const piece = board[square] ?? EMPTY;
    if (piece === EMPTY || (piece & 8) !== turn) continue;
    switch (kindOf(piece)) {
      case PAWN:
        pawn(position, square, list, withQuiet);
        break;
      case KNIGHT:
        leap(position, square, piece, knightSteps, list, withQuiet);
        break;
      case KING:
        leap(position, square, piece, kingSteps, list, withQuiet);
        break;
      case BISHOP:
        slide(position, square, piece, diagonalSteps, list, withQuiet);
        break;
      case ROOK:
        slide(position, square, piece, straightSteps, list, withQuiet);
        break;
      case QUEEN:
        slide(position, square, piece, kingSteps, list, withQuiet);
        break;
    }
  }
}

type Steps = readonly number[];

function leap(
  position: Position,
  from: Square,
  piece: number,
  steps: Steps,
  list: MoveList,
  withQuiet: boolean,
) {
  const { board, turn } = position;
  for (const step of steps) {
    const to = from + step;
    if (to & OFF_BOARD) continue;
    const target = board[to] ?? EMPTY;
    if (target === EMPTY ? withQuiet : (target & 8) !== turn)
      list.add(packMove(from, to, piece, target, PLAIN, 0));
  }
}

function slide(
  position: Position,
  from: Square,
  piece: number,
  steps: Steps,
  list: MoveList,
  withQuiet: boolean,
) {
  const { board, turn } = position;
  for (const step of steps) {
    for (let to = from + step; (to & OFF_BOARD) === 0; to += step) {
      const target = board[to] ?? EMPTY;
      if (target === EMPTY) {
        if (withQuiet) list.add(packMove(from, to, piece, EMPTY, PLAIN, 0));
        continue;
      }
      if ((target & 8) !== turn) list.add(packMove(from, to, piece, target, PLAIN, 0));
      break;
    }
  }
}

function pawn(position: Position, from: Square, list: MoveList, withQuiet: boolean) {
  const { board, turn, passant } = position;
  const piece = PAWN | turn;
  const ahead = from + forward(turn);
  for (let to = ahead - 1; to <= ahead + 1; to += 2) {
    if (to & OFF_BOARD) continue;
    const target = board[to] ?? EMPTY;
    if (to === passant) list.add(packMove(from, to, piece, PAWN | other(turn), EN_PASSANT, 0));
    else if (target !== EMPTY && (target & 8) !== turn) arrive(from, to, piece, target, list, withQuiet);
  }
  if (board[ahead] !== EMPTY) return;
  const isLastStep = rankOf(ahead) === (turn === WHITE ? 7 : 0);
  if (withQuiet || isLastStep) arrive(from, ahead, piece, EMPTY, list, withQuiet);
  const isFirstStep = rankOf(from) === (turn === WHITE ? 1 : 6);
  const beyond = ahead + forward(turn);
  if (withQuiet && isFirstStep && board[beyond] === EMPTY)
    list.add(packMove(from, beyond, piece, EMPTY, DOUBLE_STEP, 0));
}

function arrive(from: Square, to: Square, piece: number, target: number, list: MoveList, withQuiet: boolean) {
  const rank = rankOf(to);
  if (rank !== 0 && rank !== 7) {
    list.add(packMove(from, to, piece, target, PLAIN, 0));
    return;
  }
  list.add(packMove(from, to, piece, target, PLAIN, QUEEN));
  if (!withQuiet) return;
  for (const kind of [KNIGHT, ROOK, BISHOP]) list.add(packMove(from, to, piece, target, PLAIN, kind));
}

function castlings(position: Position, list: MoveList) {
  const { turn, rights } = position;
  const [short, long, home] =
    turn === WHITE ? [WHITE_SHORT, WHITE_LONG, 0x04] : [BLACK_SHORT, BLACK_LONG, 0x74];
  if ((rights & (short | long)) === 0 || isAttacked(position, home, other(turn))) return;
  if (rights & short && isFree(position, home + 1, home + 2) && !isAttacked(position, home + 1, other(turn)))
    list.add(packMove(home, home + 2, KING | turn, EMPTY, CASTLING, 0));
  if (rights & long && isFree(position, home - 3, home - 1) && !isAttacked(position, home - 1, other(turn)))
    list.add(packMove(home, home - 2, KING | turn, EMPTY, CASTLING, 0));
}

function isFree(position: Position, from: Square, to: Square): boolean {
  for (let square = from; square <= to; square++) if (position.board[square] !== EMPTY) return false;
  return true;
}
