import {
  CASTLING,
  capturedBy,
  fromOf,
  type Move,
  moveKind,
  pieceMoved,
  promotionOf,
  toOf,
} from "#html5/chess/rules/move.ts";
import { kindOf } from "#html5/chess/rules/pieces.ts";
import { fileOf, squareName } from "#html5/chess/rules/squares.ts";
import { t } from "#html5/chess/words.ts";

/** By the kinds of `pieces.ts`. */
const pieces = [
  "",
  t("piece.pawn"),
  t("piece.knight"),
  t("piece.bishop"),
  t("piece.rook"),
  t("piece.queen"),
  t("piece.king"),
];

export const pieceWord = (piece: number): string => pieces[kindOf(piece)] ?? "";

/** A move in words, for ears: "knight from g1 takes bishop on f3". */
export function moveWords(move: Move): string {
  if (moveKind(move) === CASTLING)
    return t(fileOf(toOf(move)) === 6 ? "move.castlesKing" : "move.castlesQueen");
  const captured = capturedBy(move);
  const way = t(captured ? "move.takes" : "move.to", {
    piece: pieceWord(pieceMoved(move)),
    from: squareName(fromOf(move)),
    to: squareName(toOf(move)),
    captured: pieceWord(captured),
  });
  const promotion = promotionOf(move);
  return promotion ? t("move.promotes", { move: way, piece: pieceWord(promotion) }) : way;
}
