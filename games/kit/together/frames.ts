import { createByteReader, createByteWriter } from "#kit/records/bytes.ts";
import { createMovesWriter, createTapeReader } from "#kit/records/tape.ts";
import type { SeatMove } from "./seat-moves.ts";

/** A message between the machines of a room. The server passes it on unread, except for the kind and the seat. */
export type Frame =
  /** Moves of a seat, and how far its machine is. Repeats what some of the others may lack. */
  | {
      readonly kind: "moves";
      readonly seat: number;
      readonly first: number;
      readonly moves: readonly SeatMove[];
      /** Steps that the sender has played. */
      readonly present: number;
      /** Steps that the sender knows of each seat; without end for empty ones. */
      readonly known: readonly number[];
      /** Hash of the sender's state after a whole second. */
      readonly hash?: { readonly step: number; readonly value: number };
    }
  /** Of the host: a seat is left, or taken again, from a step on. Repeats the moves before it. */
  | { readonly kind: "attendance"; readonly seat: number; readonly step: number; readonly isAway: boolean }
  /** Asks the host for all moves from a step on. */
  | { readonly kind: "request"; readonly from: number }
  /** Answer of the host: moves of one seat. */
  | {
      readonly kind: "log";
      readonly seat: number;
      readonly first: number;
      readonly moves: readonly SeatMove[];
      readonly isAway: boolean;
      readonly isLast: boolean;
    }
  /** The sender looks away, or is back and wants to play. */
  | { readonly kind: "presence"; readonly seat: number; readonly isHere: boolean };

const kinds = ["moves", "attendance", "request", "log", "presence"] as const;

/** What a frame may hold, so that a hostile one costs little. */
const MAX_MOVES = 4096;
const MAX_SEATS = 16;

export class FrameError extends Error {
  override readonly name = "FrameError";
}

type Writer = ReturnType<typeof createByteWriter>;
type Reader = ReturnType<typeof createByteReader>;

export function writeFrame(frame: Frame): Uint8Array {
  const writer = createByteWriter();
  writer.unsigned(kinds.indexOf(frame.kind));
  switch (frame.kind) {
    case "moves":
      writer.unsigned(frame.seat);
      writeMoves(writer, frame);
      writer.unsigned(frame.present);
      writer.unsigned(frame.known.length);
      // 0 stands for an empty seat.
      for (const known of frame.known) writer.unsigned(Number.isFinite(known) ? known + 1 : 0);
      if (frame.hash) {
        writer.unsigned(frame.hash.step);
        writer.unsigned(frame.hash.value >>> 0);
      }
      break;
    case "attendance":
      writer.unsigned(frame.seat);
      writer.unsigned(frame.step);
      writer.unsigned(Number(frame.isAway));
      break;
    case "request":
      writer.unsigned(frame.from);
      break;
    case "log":
      writer.unsigned(frame.seat);
      writeMoves(writer, frame);
      writer.unsigned(Number(frame.isAway) + 2 * Number(frame.isLast));
      break;
    case "presence":
      writer.unsigned(frame.seat);
      writer.unsigned(Number(frame.isHere));
  }
  return writer.take();
}

function writeMoves(writer: Writer, { first, moves }: { first: number; moves: readonly SeatMove[] }): void {
  const body = createMovesWriter();
  for (const move of moves) body.write(move);
  const bytes = body.finish();
  writer.unsigned(first);
  writer.unsigned(moves.length);
  writer.unsigned(bytes.length);
  writer.bytes(bytes);
}

/** Reads a frame. Throws a `FrameError` for bytes that are none. */
export function parseFrame(bytes: Uint8Array): Frame {
  try {
    const reader = createByteReader(bytes);
    const frame = readFrame(reader);
    if (!reader.isAtEnd) throw new FrameError("A frame goes on after its end.");
    return frame;
  } catch (cause) {
    if (cause instanceof FrameError) throw cause;
    throw new FrameError("A frame cannot be read.", { cause });
  }
}

function readFrame(reader: Reader): Frame {
  const kind = kinds[reader.unsigned()];
  switch (kind) {
    case "moves": {
      const seat = readSeat(reader);
      const moves = readMoves(reader);
      const present = reader.unsigned();
      const known = Array.from({ length: readSeat(reader) }, () => {
        const value = reader.unsigned();
        return value === 0 ? Number.POSITIVE_INFINITY : value - 1;
      });
      const frame = { kind, seat, ...moves, present, known };
      return reader.isAtEnd
        ? frame
        : { ...frame, hash: { step: reader.unsigned(), value: reader.unsigned() | 0 } };
    }
    case "attendance":
      return { kind, seat: readSeat(reader), step: reader.unsigned(), isAway: reader.unsigned() === 1 };
    case "request":
      return { kind, from: reader.unsigned() };
    case "log": {
      const seat = readSeat(reader);
      const moves = readMoves(reader);
      const flags = reader.unsigned();
      return { kind, seat, ...moves, isAway: (flags & 1) !== 0, isLast: (flags & 2) !== 0 };
    }
    case "presence":
      return { kind, seat: readSeat(reader), isHere: reader.unsigned() === 1 };
    default:
      throw new FrameError("A frame is of no known kind.");
  }
}

function readSeat(reader: Reader): number {
  const seat = reader.unsigned();
  if (seat > MAX_SEATS) throw new FrameError("A frame is about a seat that no game has.");
  return seat;
}

function readMoves(reader: Reader): { first: number; moves: SeatMove[] } {
  const first = reader.unsigned();
  const steps = reader.unsigned();
  if (steps > MAX_MOVES) throw new FrameError("A frame has too many moves.");
  const tape = createTapeReader({ steps, bytes: reader.bytes(reader.unsigned()) });
  const moves = Array.from({ length: steps }, () => ({ ...tape.next() }));
  return { first, moves };
}
