import { legalMoves } from "./generate.ts";
import { CASTLING, capturedBy, fromOf, type Move, moveKind, pieceMoved, promotionOf, toOf } from "./move.ts";
import { kindOf, letterOf, PAWN } from "./pieces.ts";
import type { Position } from "./position.ts";
import { fileOf, rankOf, squareName } from "./squares.ts";

/** A move as it is written down, `Nbd7` or `exd8=Q#`, before it is made. */
export function writeSan(position: Position, move: Move): string {
  const text = moveKind(move) === CASTLING ? castlingText(move) : plainText(position, move);
  position.make(move);
  const mark = position.isCheck ? (legalMoves(position).length === 0 ? "#" : "+") : "";
  position.unmake(move);
  return text + mark;
}

/** The legal move that was written like this; marks such as `+`, `!` and `x` may be missing. */
export function readSan(position: Position, san: string): Move | undefined {
  const bare = (text: string) => text.replaceAll(/[+#!?x=]/g, "").replaceAll("0", "O");
  return legalMoves(position).find((move) => bare(writeSan(position, move)) === bare(san));
}

const castlingText = (move: Move) => (fileOf(toOf(move)) === 6 ? "O-O" : "O-O-O");

function plainText(position: Position, move: Move): string {
  const from = fromOf(move);
  const takes = capturedBy(move) ? "x" : "";
  const promotion = promotionOf(move) ? `=${letterOf(promotionOf(move))}` : "";
  const isPawn = kindOf(pieceMoved(move)) === PAWN;
  const who = isPawn
    ? takes && squareName(from).charAt(0)
    : letterOf(pieceMoved(move)) + whichOne(position, move);
  return who + takes + squareName(toOf(move)) + promotion;
}

/** File, rank or both of the square it left, when another piece of its kind could have gone to the same place. */
function whichOne(position: Position, move: Move): string {
  const from = fromOf(move);
  const twins = legalMoves(position).filter(
    (twin) => pieceMoved(twin) === pieceMoved(move) && toOf(twin) === toOf(move) && fromOf(twin) !== from,
  );
  if (twins.length === 0) return "";
  const name = squareName(from);
  if (twins.every((twin) => fileOf(fromOf(twin)) !== fileOf(from))) return name.charAt(0);
  return twins.every((twin) => rankOf(fromOf(twin)) !== rankOf(from)) ? name.charAt(1) : name;
}
