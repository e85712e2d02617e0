import { forward, isAttacked } from "./attacks.ts";
import {
  highKey,
  highPassantKey,
  highRightsKey,
  lowKey,
  lowPassantKey,
  lowRightsKey,
  turnHigh,
  turnLow,
} from "./keys.ts";
import {
  CASTLING,
  capturedBy,
  DOUBLE_STEP,
  EN_PASSANT,
  fromOf,
  type Move,
  moveKind,
  pieceMoved,
  promotionOf,
  toOf,
} from "./move.ts";
import { BLACK, type Colour, colourOf, EMPTY, KING, kindOf, other, PAWN, WHITE } from "./pieces.ts";
import { OFF_BOARD, type Square } from "./squares.ts";

/** Rights to castle, one bit each. */
export const WHITE_SHORT = 1;
export const WHITE_LONG = 2;
export const BLACK_SHORT = 4;
export const BLACK_LONG = 8;

/** What is left of the rights once something moved from or to a square: a1, e1, h1, a8, e8, h8 matter. */
const rightsAfter = new Uint8Array(128).fill(15);
rightsAfter[0x00] = 15 ^ WHITE_LONG;
rightsAfter[0x07] = 15 ^ WHITE_SHORT;
rightsAfter[0x04] = 15 ^ WHITE_SHORT ^ WHITE_LONG;
rightsAfter[0x70] = 15 ^ BLACK_LONG;
rightsAfter[0x77] = 15 ^ BLACK_SHORT;
rightsAfter[0x74] = 15 ^ BLACK_SHORT ^ BLACK_LONG;

/** The longest game that the fifty-move rule allows stays well below this. */
const MOST_PLIES = 16_384;

/** Where everything stands and whose turn it is. Moves are made and taken back in place: copying would be too slow. */
export class Position {
  readonly board = new Int8Array(128);
  turn: Colour = WHITE;
  rights = 0;
  /** Where a pawn that just made a double step can be taken; -1 unless an enemy pawn stands ready to do it. */
  passant: Square = -1;
  /** Half-moves since the last capture or pawn move. */
  quietPlies = 0;
  /** Half-moves made and not taken back. */
  ply = 0;
  lowHash = 0;
  highHash = 0;
  private whiteKing: Square = -1;
  private blackKing: Square = -1;
  private readonly pastState = new Int32Array(MOST_PLIES);
  private readonly pastLow = new Int32Array(MOST_PLIES);
  private readonly pastHigh = new Int32Array(MOST_PLIES);

  /** What was, by ply. Entries below `ply` never change while those moves stand. */
  get history(): readonly Int32Array[] {
    return [this.pastState, this.pastLow, this.pastHigh];
  }

  pieceAt(square: Square): number {
    return this.board[square] ?? EMPTY;
  }

  kingOf(colour: Colour): Square {
    return colour === WHITE ? this.whiteKing : this.blackKing;
  }

  get isCheck(): boolean {
    return isAttacked(this, this.kingOf(this.turn), other(this.turn));
  }

  /** After `make`: did the move leave its own king to be taken? Then it was none. */
  get isIllegal(): boolean {
    return isAttacked(this, this.kingOf(other(this.turn)), this.turn);
  }

  put(piece: number, square: Square): void {
    this.board[square] = piece;
    this.lowHash ^= lowKey(piece, square);
    this.highHash ^= highKey(piece, square);
    if (kindOf(piece) === KING) this.crown(piece, square);
  }

  make(move: Move): void {
    const from = fromOf(move);
    const to = toOf(move);
    const piece = pieceMoved(move);
    const captured = capturedBy(move);
    const kind = moveKind(move);
    this.remember();
    if (captured) this.lift(captured, kind === EN_PASSANT ? to - forward(this.turn) : to);
    this.lift(piece, from);
    this.put(promotionOf(move) ? promotionOf(move) | this.turn : piece, to);
    if (kind === CASTLING) {
      const rook = this.pieceAt(rookFrom(to));
      this.lift(rook, rookFrom(to));
      this.put(rook, rookTo(to));
    }
    this.setRights(this.rights & (rightsAfter[from] ?? 15) & (rightsAfter[to] ?? 15));
    this.setPassant(kind === DOUBLE_STEP && this.canBePassed(to) ? (from + to) >> 1 : -1);
    this.quietPlies = captured || kindOf(piece) === PAWN ? 0 : this.quietPlies + 1;
    this.passTurn();
  }

  unmake(move: Move): void {
    const from = fromOf(move);
    const to = toOf(move);
    const captured = capturedBy(move);
    const kind = moveKind(move);
    this.turn = other(this.turn);
    this.board[to] = EMPTY;
    const piece = pieceMoved(move);
    this.board[from] = piece;
    if (kindOf(piece) === KING) this.crown(piece, from);
    if (captured) this.board[kind === EN_PASSANT ? to - forward(this.turn) : to] = captured;
    if (kind === CASTLING) {
      this.board[rookFrom(to)] = this.pieceAt(rookTo(to));
      this.board[rookTo(to)] = EMPTY;
    }
    this.recall();
  }

  /** Lets the other side move twice: how the engine asks "what if I did nothing?" */
  pass(): void {
    this.remember();
    this.setPassant(-1);
    this.quietPlies++;
    this.passTurn();
  }

  unpass(): void {
    this.turn = other(this.turn);
    this.recall();
  }

  /** How often this very position stood on the board before, as far back as a repetition can reach. */
  timesBefore(): number {
    let times = 0;
    for (let back = 4; back <= this.quietPlies && back <= this.ply; back += 2) {
      const then = this.ply - back;
      if (this.pastLow[then] === this.lowHash && this.pastHigh[then] === this.highHash) times++;
    }
    return times;
  }

  setRights(rights: number): void {
    this.lowHash ^= lowRightsKey(this.rights) ^ lowRightsKey(rights);
    this.highHash ^= highRightsKey(this.rights) ^ highRightsKey(rights);
    this.rights = rights;
  }

  setPassant(square: Square): void {
    this.lowHash ^= lowPassantKey(this.passant) ^ lowPassantKey(square);
    this.highHash ^= highPassantKey(this.passant) ^ highPassantKey(square);
    this.passant = square;
  }

  passTurn(): void {
    this.turn = other(this.turn);
    this.lowHash ^= turnLow;
    this.highHash ^= turnHigh;
  }

  /** Does an enemy pawn stand beside the pawn that just arrived here? */
  canBePassed(to: Square): boolean {
    const enemy = PAWN | other(colourOf(this.pieceAt(to)));
    const isEnemy = (square: Square) => (square & OFF_BOARD) === 0 && this.board[square] === enemy;
    return isEnemy(to - 1) || isEnemy(to + 1);
  }

  private lift(piece: number, square: Square): void {
    this.board[square] = EMPTY;
    this.lowHash ^= lowKey(piece, square);
    this.highHash ^= highKey(piece, square);
  }

  private crown(king: number, square: Square): void {
    if (king & BLACK) this.blackKing = square;
    else this.whiteKing = square;
  }

  private remember(): void {
    this.pastState[this.ply] = this.rights | ((this.passant + 1) << 4) | (this.quietPlies << 12);
    this.pastLow[this.ply] = this.lowHash;
    this.pastHigh[this.ply] = this.highHash;
    this.ply++;
  }

  private recall(): void {
    this.ply--;
    const state = this.pastState[this.ply] ?? 0;
    this.rights = state & 15;
    this.passant = ((state >> 4) & 255) - 1;
    this.quietPlies = state >> 12;
    this.lowHash = this.pastLow[this.ply] ?? 0;
    this.highHash = this.pastHigh[this.ply] ?? 0;
  }
}

/** A king that castles ends on the c or g file; its rook comes from the corner beyond. */
const rookFrom = (kingTo: Square): Square => ((kingTo & 7) === 6 ? kingTo + 1 : kingTo - 2);
const rookTo = (kingTo: Square): Square => ((kingTo & 7) === 6 ? kingTo - 1 : kingTo + 1);
