import { memberOf, type Room } from "./room.ts";

/** Bytes of a frame, without the byte that says to whom. */
export const FRAME_MAX_BYTES = 4096;
/** In place of a member's number: everybody else; or the server, with a piece of a tape that it asked for. */
export const TO_EVERYBODY = 255;
export const TO_SERVER = 254;

/** Kinds of frames: their first byte, as `games/kit/together/frames.ts` writes them. */
const kinds = { moves: 0, attendance: 1, request: 2, log: 3, presence: 4 };

/** A frame that may be passed on: to a member or everybody else. */
export type CheckedFrame = { readonly to: number; readonly isLog: boolean };

/**
 * Checks the message `[to, ...frame]` of a member. The server reads no more of a frame than its kind and its seat: what it says of the
 * game is the members' business. Undefined for one that must not be passed on.
 */
export function checkFrame(room: Room, from: number, message: Uint8Array): CheckedFrame | undefined {
  const { phase, round, host } = room;
  if (!round || (phase !== "play" && phase !== "over")) return undefined;
  if (message.length < 3 || message.length > FRAME_MAX_BYTES + 1) return undefined;
  const [to = TO_EVERYBODY, kind, seat = -1] = message;
  if (to === from || (to !== TO_EVERYBODY && !memberOf(room, to))) return undefined;
  const isAllowed =
    kind === kinds.moves || kind === kinds.presence
      ? round.seats[seat] === from
      : kind === kinds.attendance || kind === kinds.log
        ? from === host
        : kind === kinds.request && to === host;
  return isAllowed ? { to, isLog: kind === kinds.log } : undefined;
}
