import { Refusal } from "#domain/errors.ts";
import { isConnected, memberOf, type Room, type RoundResult } from "./room.ts";

/** Bytes of the longest tape of a round that is taken: eight people for ten minutes. */
const ROUND_TAPE_MAX_BYTES = 192 * 1024;
/** Steps of the longest round whose tape is played: an hour. */
export const ROUND_TAPE_MAX_STEPS = 60 * 60 * 60;
/** Members have so long to send their tapes, and the server to play them. */
const CHECK_MS = 10_000;

/** What the server has to know of a round to play its tapes. */
export type RoundTerms = {
  readonly seed: number;
  readonly options: Room["options"];
  readonly seats: number;
};

/** Plays the tape of a round with the code of the build. Undefined for a tape that does not lead to a result. */
export type ReplayRound = (
  game: { readonly file: string; readonly version: string },
  tape: Uint8Array,
  terms: RoundTerms,
) => Promise<readonly number[] | undefined>;

/** The machines of the room came to different results: their tapes are awaited. */
export function isBeingChecked({ phase, result }: Pick<Room, "phase" | "result">): boolean {
  return phase === "over" && result?.check === "running";
}

/** Refuses a tape that nobody has asked this member for. */
export function assertTapeWanted(room: Room, member: number, round: unknown): void {
  const isWanted =
    isBeingChecked(room) &&
    room.round?.number === round &&
    room.round?.seats.includes(member) &&
    !room.checks.some((check) => check.member === member);
  if (!isWanted) throw new Refusal("room-tape-unasked", "Nobody has asked for the tape of this round.");
}

/** The size of a tape that a member announces. */
export function tapeSize(bytes: unknown): number {
  if (typeof bytes !== "number" || !Number.isInteger(bytes) || bytes < 1 || bytes > ROUND_TAPE_MAX_BYTES)
    throw new Refusal("room-request-invalid", "This is no tape of a round.");
  return bytes;
}

/** The result of a round on which the machines disagree, until their tapes have been played. */
export function disputed(room: Room, result: RoundResult, now: number): Room {
  return { ...room, result: { ...result, check: "running" }, checks: [], deadline: now + CHECK_MS };
}

/** A member's tape was played: it led to these scores, or to none. */
export function addCheck(
  room: Room,
  member: number,
  round: number,
  scores: readonly number[] | undefined,
): Room {
  if (!isBeingChecked(room) || room.round?.number !== round) return room;
  if (room.checks.some((check) => check.member === member)) return room;
  return { ...room, checks: [...room.checks, { member, scores: scores ?? null }] };
}

/** A member is in the middle of the round that another one has reported: whoever invents moves may come to any end. */
export function markPlaying(room: Room, member: number, round: unknown, now: number): Room {
  const { seats, number } = room.round ?? {};
  if (!isBeingChecked(room) || number !== round || !seats?.includes(member)) return room;
  if (room.checks.some((check) => check.member === member)) return room;
  return settleIfChecked(
    { ...room, checks: [...room.checks, { member, scores: null, isPlaying: true }] },
    now,
  );
}

/**
 * Settles the result once all tapes have been played, or when the time is up. What all tapes lead to is the result, whatever a machine has
 * reported. Tapes that differ settle nothing: a machine can invent moves, and the server has not kept those that it passed on. Nor does a
 * tape while somebody else is in the middle of the round.
 */
export function settleIfChecked(room: Room, now: number): Room {
  const { checks, deadline, round, result } = room;
  if (!isBeingChecked(room) || !result) return room;
  const isAwaited = (number: number | null) => {
    const member = number === null ? undefined : memberOf(room, number);
    return member && isConnected(member) && !checks.some((check) => check.member === member.number);
  };
  const isLate = deadline !== null && now >= deadline;
  if (!isLate && round?.seats.some(isAwaited)) return room;
  const [scores, ...others] = new Map(
    checks.flatMap((each) => (each.scores ? [[each.scores.join(), each.scores]] : [])),
  ).values();
  const settled: RoundResult =
    scores && others.length === 0 && !checks.some(({ isPlaying }) => isPlaying)
      ? { scores, isAgreed: true, check: "settled" }
      : { scores: result.scores, isAgreed: false, check: "failed" };
  return { ...room, result: settled, checks: [], deadline: null };
}
