import { diagonalSteps, kingSteps, knightSteps, straightSteps } from "#html5/chess/rules/attacks.ts";
import { BISHOP, BLACK, EMPTY, KNIGHT, kindOf, PAWN, QUEEN, ROOK, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { OFF_BOARD } from "#html5/chess/rules/squares.ts";
import { PawnMap } from "./pawns.ts";
import { endWorth, middleWorth } from "./piece-squares.ts";

/** How much of the middlegame is left, by the pieces on the board: 24 at the start, 0 with kings and pawns only. */
const PHASES = [0, 0, 1, 1, 2, 4, 0];
const WHOLE = 24;
const TEMPO = 10;

const pawns = new PawnMap();
const white = { pieces: 0, bishops: 0, danger: 0, attackers: 0 };
const black = { pieces: 0, bishops: 0, danger: 0, attackers: 0 };
let middle = 0;
let end = 0;

/** 1 where a square lies beside (or on) the king's, by the difference of their numbers. */
const besideKing = new Uint8Array(256);
for (const step of [0, ...kingSteps]) besideKing[step + 128] = 1;

/** Who stands better and by how much, in hundredths of a pawn, seen by the side to move. */
export function evaluate(position: Position): number {
  const { board } = position;
  middle = 0;
  end = 0;
  let phase = 0;
  clear(white);
  clear(black);
  pawns.read(position);
  for (let square = 0; square < 0x78; square++) {
    if (square & OFF_BOARD) {
      square += 7;
      continue;
    }
    const piece = board[square] ?? EMPTY;
    if (piece === EMPTY) continue;
    const sign = piece & BLACK ? -1 : 1;
    middle += sign * middleWorth(piece, square);
    end += sign * endWorth(piece, square);
    phase += PHASES[kindOf(piece)] ?? 0;
    ratePiece(position, piece, square, sign);
  }
  middle += pawns.middle + shelter(position, WHITE) - shelter(position, BLACK);
  end += pawns.end;
  middle += danger(black) - danger(white);
  if (white.bishops > 1) addBoth(28, 44);
  if (black.bishops > 1) addBoth(-28, -44);
  const part = Math.min(phase, WHOLE);
  const mixed = Math.trunc((middle * part + end * (WHOLE - part)) / WHOLE);
  const score = Math.round(mixed * drawishness(mixed) + mopUp(position, mixed));
  return (position.turn === WHITE ? score : -score) + TEMPO;
}

function clear(side: typeof white) {
  side.pieces = 0;
  side.bishops = 0;
  side.danger = 0;
  side.attackers = 0;
}

function addBoth(toMiddle: number, toEnd: number) {
  middle += toMiddle;
  end += toEnd;
}

function ratePiece(position: Position, piece: number, square: number, sign: number) {
  const own = sign > 0 ? white : black;
  const file = (square & 7) + 1;
  const kind = kindOf(piece);
  if (kind === PAWN) {
    pawns.ratePassed(file, sign > 0 ? square >> 4 : 7 - (square >> 4), sign > 0);
    return;
  }
  own.pieces += PHASES[kind] ?? 0;
  if (kind === KNIGHT) reach(position, square, knightSteps, sign, 1, 4, 4, 4);
  else if (kind === BISHOP) {
    own.bishops++;
    reach(position, square, diagonalSteps, sign, 8, 6, 5, 5);
  } else if (kind === ROOK) {
    reach(position, square, straightSteps, sign, 8, 7, 2, 5);
    const [mine, theirs] = sign > 0 ? [pawns.whites, pawns.blacks] : [pawns.blacks, pawns.whites];
    if (mine[file] === 0) addBoth(sign * (theirs[file] === 0 ? 26 : 12), sign * 8);
  } else if (kind === QUEEN) reach(position, square, kingSteps, sign, 8, 13, 1, 3);
}

/** Counts the squares a piece can go to, and how many of them lie around the enemy king. */
function reach(
  position: Position,
  square: number,
  steps: readonly number[],
  sign: number,
  far: number,
  usual: number,
  middlePer: number,
  endPer: number,
) {
  const { board } = position;
  const colour = sign > 0 ? WHITE : BLACK;
  const king = position.kingOf(sign > 0 ? BLACK : WHITE);
  let count = 0;
  let near = 0;
  for (const step of steps) {
    let to = square + step;
    for (let left = far; left > 0 && (to & OFF_BOARD) === 0; left--) {
      const target = board[to] ?? EMPTY;
      near += besideKing[to - king + 128] ?? 0;
      if (target !== EMPTY) {
        if ((target & 8) !== colour) count++;
        break;
      }
      count++;
      to += step;
    }
  }
  addBoth(sign * (count - usual) * middlePer, sign * (count - usual) * endPer);
  if (near > 0) {
    const victim = sign > 0 ? black : white;
    victim.attackers++;
    victim.danger += near * (far === 1 ? 7 : 6);
  }
}

/** One attacker is a nuisance, three are a storm. */
function danger(victim: typeof white): number {
  return victim.attackers > 1 ? (victim.danger * Math.min(victim.attackers - 1, 4)) >> 1 : 0;
}

/** Pawns in front of a king that stays at home. */
function shelter(position: Position, colour: typeof WHITE | typeof BLACK): number {
  const king = position.kingOf(colour);
  const rank = colour === WHITE ? king >> 4 : 7 - (king >> 4);
  if (rank > 1) return 0;
  const ahead = colour === WHITE ? 16 : -16;
  const own = PAWN | colour;
  let worth = 0;
  for (let side = -1; side <= 1; side++) {
    const square = king + side;
    if (square & OFF_BOARD) continue;
    if (position.board[square + ahead] === own) worth += 14;
    else if (position.board[square + 2 * ahead] === own) worth += 7;
    else worth -= 9;
  }
  return worth;
}

/** Without pawns a small surplus wins nothing: a bishop or a knight more is not a mate. */
function drawishness(score: number): number {
  const stronger = score > 0 ? white : black;
  const weaker = score > 0 ? black : white;
  if ((score > 0 ? pawns.whiteCount : pawns.blackCount) > 0) return 1;
  return stronger.pieces - weaker.pieces <= 1 ? 0.12 : 1;
}

/** Against a bare king: drive it to the rim and bring the own king near, or the game never ends. */
function mopUp(position: Position, score: number): number {
  const weaker = score > 0 ? black : white;
  const count = score > 0 ? pawns.blackCount : pawns.whiteCount;
  if (weaker.pieces > 0 || Math.abs(score) < 350 || count > 0) return 0;
  const hunter = position.kingOf(score > 0 ? WHITE : BLACK);
  const hunted = position.kingOf(score > 0 ? BLACK : WHITE);
  const rim = Math.abs((hunted & 7) - 3.5) + Math.abs((hunted >> 4) - 3.5);
  const apart = Math.abs((hunted & 7) - (hunter & 7)) + Math.abs((hunted >> 4) - (hunter >> 4));
  return Math.sign(score) * (rim * 14 + (14 - apart) * 5);
}
