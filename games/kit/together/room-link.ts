import type { Json } from "#kit/records/tape.ts";
import { isNumber } from "#kit/storage.ts";

/** Who sits on a seat; undefined where nobody does. */
export type Sitter = { readonly name: string; readonly isYou: boolean };

/** A round that the room plays. */
export type RoomRound = {
  readonly round: number;
  /** The seat of this machine; undefined for one who watches. */
  readonly seat: number | undefined;
  readonly seats: readonly (Sitter | undefined)[];
  readonly seed: number;
  readonly options: Json;
  /** The numbers of this member and of the host in the room. */
  readonly you: number;
  readonly host: number;
};

/** What the site's page tells a game of the room. */
export type RoomMessage =
  | ({ readonly type: "together" } & RoomRound)
  /** The clock of the round: the server's time at its first step, and by how much the server is ahead of this machine. */
  | { readonly type: "together-start"; readonly startsAt: number; readonly clock: number }
  | { readonly type: "together-frame"; readonly from: number; readonly frame: Uint8Array }
  /** The host, or who is connected, has changed. */
  | { readonly type: "together-room"; readonly host: number; readonly connected: readonly boolean[] }
  /** The connection was lost and is back. */
  | { readonly type: "together-log" }
  /** The room is left: play alone again. */
  | { readonly type: "together-end" };

/** What a game tells the page. */
export type RoomNews =
  /** The game can be played together; the version of its rules. */
  | { readonly type: "seats"; readonly version: string }
  | { readonly type: "together-ready"; readonly round: number }
  | { readonly type: "together-frame"; readonly to: number; readonly frame: Uint8Array }
  /** The round is over on this machine; its tape is asked for where others came to something else. */
  | {
      readonly type: "together-over";
      readonly round: number;
      readonly scores: readonly number[];
      readonly tape: Uint8Array;
    };

/** The message, or undefined for any other. */
export function parseRoomMessage(message: Record<string, unknown>): RoomMessage | undefined {
  const { type, startsAt, clock, from, frame, host, connected } = message;
  if (type === "together-end" || type === "together-log") return { type };
  if (type === "together-start" && isNumber(startsAt) && isNumber(clock)) return { type, startsAt, clock };
  if (type === "together-frame" && isNumber(from) && frame instanceof Uint8Array)
    return { type, from, frame };
  if (type === "together-room" && isNumber(host) && Array.isArray(connected))
    return { type, host, connected: connected.map((each) => each === true) };
  if (type === "together") return parseRound(message);
  return undefined;
}

function parseRound(message: Record<string, unknown>): RoomMessage | undefined {
  const { round, seat, seats, seed, options, you, host } = message;
  if (!isNumber(round) || !isNumber(seed) || !isNumber(you) || !isNumber(host) || !Array.isArray(seats))
    return undefined;
  return {
    type: "together",
    round,
    seat: isNumber(seat) ? seat : undefined,
    seats: seats.map(parseSitter),
    seed: seed >>> 0,
    options: options as Json,
    you,
    host,
  };
}

function parseSitter(raw: unknown): Sitter | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const { name, isYou } = raw as Record<string, unknown>;
  return typeof name === "string" ? { name, isYou: isYou === true } : undefined;
}
