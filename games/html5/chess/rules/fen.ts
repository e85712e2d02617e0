import { forward } from "./attacks.ts";
import { BLACK, colourOf, EMPTY, KING, kindOfLetter, letterOf, ROOK, WHITE } from "./pieces.ts";
import { BLACK_LONG, BLACK_SHORT, Position, WHITE_LONG, WHITE_SHORT } from "./position.ts";
import { squareAt, squareName, squareOf } from "./squares.ts";

/** Positions as one line of text: https://www.chessprogramming.org/Forsyth-Edwards_Notation */
export const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const rightsLetters = [
  ["K", WHITE_SHORT, 0x04, 0x07],
  ["Q", WHITE_LONG, 0x04, 0x00],
  ["k", BLACK_SHORT, 0x74, 0x77],
  ["q", BLACK_LONG, 0x74, 0x70],
] as const;

export function readFen(fen: string): Position {
  const [rows = "", turn = "w", castling = "-", passant = "-", quiet = "0"] = fen.trim().split(/\s+/);
  const position = new Position();
  rows.split("/").forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      if (/[1-8]/.test(letter)) file += Number(letter);
      else
        position.put(
          kindOfLetter(letter) | (letter === letter.toLowerCase() ? BLACK : WHITE),
          squareAt(file++, 7 - index),
        );
    }
  });
  if (turn === "b") position.passTurn();
  let rights = 0;
  // A right without its king and rook at home would let the engine castle with nothing.
  for (const [letter, right, king, rook] of rightsLetters) {
    const colour = letter === letter.toLowerCase() ? BLACK : WHITE;
    const isHome = position.pieceAt(king) === (KING | colour) && position.pieceAt(rook) === (ROOK | colour);
    if (castling.includes(letter) && isHome) rights |= right;
  }
  position.setRights(rights);
  const square = squareOf(passant);
  if (square !== undefined) {
    const pawn = square - forward(position.turn);
    if (position.pieceAt(pawn) !== EMPTY && position.canBePassed(pawn)) position.setPassant(square);
  }
  position.quietPlies = Number(quiet) || 0;
  return position;
}

/** `moveNumber` counts from 1 and grows after Black's move; the position itself does not know it. */
export function writeFen(position: Position, moveNumber = 1): string {
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => writeRow(position, rank));
  const rights = rightsLetters.filter(([, right]) => position.rights & right).map(([letter]) => letter);
  const passant = position.passant < 0 ? "-" : squareName(position.passant);
  const turn = position.turn === WHITE ? "w" : "b";
  return [rows.join("/"), turn, rights.join("") || "-", passant, position.quietPlies, moveNumber].join(" ");
}

function writeRow(position: Position, rank: number): string {
  let row = "";
  for (let file = 0; file < 8; file++) {
    const piece = position.pieceAt(squareAt(file, rank));
    const letter = letterOf(piece);
    row += piece === EMPTY ? "1" : colourOf(piece) === WHITE ? letter : letter.toLowerCase();
  }
  return row.replaceAll(/1+/g, (gap) => String(gap.length));
}
