import { EMPTY, PAWN, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { OFF_BOARD } from "#html5/chess/rules/squares.ts";

const passedMiddle = [0, 2, 6, 14, 28, 48, 78, 0];
const passedEnd = [0, 10, 18, 32, 56, 95, 150, 0];

/** Where the pawns are, file by file; written into the same memory for each position. */
export class PawnMap {
  // Files are shifted by one, so that the a and h files have empty neighbours.
  readonly whites = new Int8Array(10);
  readonly blacks = new Int8Array(10);
  private readonly whiteRear = new Int8Array(10);
  private readonly blackRear = new Int8Array(10);
  whiteCount = 0;
  blackCount = 0;
  middle = 0;
  end = 0;

  read(position: Position): void {
    this.whites.fill(0);
    this.blacks.fill(0);
    // The rearmost pawn of each file: what an enemy pawn has to get past. Off the board where there is none.
    this.whiteRear.fill(9);
    this.blackRear.fill(-1);
    this.whiteCount = 0;
    this.blackCount = 0;
    this.middle = 0;
    this.end = 0;
    const { board } = position;
    for (let square = 0x10; square < 0x78; square++) {
      if (square & OFF_BOARD) {
        square += 7;
        continue;
      }
      const piece = board[square] ?? EMPTY;
      if ((piece & 7) !== PAWN) continue;
      const file = (square & 7) + 1;
      const rank = square >> 4;
      if (piece === (PAWN | WHITE)) {
        this.whiteCount++;
        this.whites[file] = (this.whites[file] ?? 0) + 1;
        this.whiteRear[file] = Math.min(this.whiteRear[file] ?? 9, rank);
      } else {
        this.blackCount++;
        this.blacks[file] = (this.blacks[file] ?? 0) + 1;
        this.blackRear[file] = Math.max(this.blackRear[file] ?? -1, rank);
      }
    }
    for (let file = 1; file <= 8; file++) this.rateFile(file);
  }

  /** Is there no enemy pawn ahead on its own file or beside it? Files count from 1, ranks from its owner's side. */
  ratePassed(file: number, rank: number, isWhite: boolean): void {
    for (let near = file - 1; near <= file + 1; near++) {
      const guard = isWhite ? (this.blackRear[near] ?? -1) : 7 - (this.whiteRear[near] ?? 9);
      if (guard > rank) return;
    }
    const sign = isWhite ? 1 : -1;
    this.middle += sign * (passedMiddle[rank] ?? 0);
    this.end += sign * (passedEnd[rank] ?? 0);
  }

  private rateFile(file: number): void {
    const white = this.whites[file] ?? 0;
    const black = this.blacks[file] ?? 0;
    if (white > 0) this.rateGroup(this.whites, file, white, 1);
    if (black > 0) this.rateGroup(this.blacks, file, black, -1);
  }

  private rateGroup(counts: Int8Array, file: number, count: number, sign: number): void {
    const isAlone = counts[file - 1] === 0 && counts[file + 1] === 0;
    this.middle -= sign * ((count - 1) * 10 + (isAlone ? 13 * count : 0));
    this.end -= sign * ((count - 1) * 20 + (isAlone ? 14 * count : 0));
  }
}
