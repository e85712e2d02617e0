/** Its words are the messages `piece.` and `pieceLine.` of this name. */
export type PieceKind = "chase" | "ride" | "flood" | "machine";
