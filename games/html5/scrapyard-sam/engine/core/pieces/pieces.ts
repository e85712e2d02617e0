import { Chase } from "./chase.ts";
import { Flood } from "./flood.ts";
import { Machine } from "./machine.ts";
import type { Piece } from "./piece.ts";
import type { PieceKind } from "./piece-kind.ts";
import { Ride } from "./ride.ts";

/** Begins a set piece where the camera is, on the way to the place where it may go next. */
export function makePiece(kind: PieceKind, from: number, to: number): Piece {
  if (kind === "chase") return new Chase(from, to);
  if (kind === "ride") return new Ride(to);
  return kind === "flood" ? new Flood(to) : new Machine(from);
}
