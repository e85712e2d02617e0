import { Refusal } from "#domain/errors.ts";
import type { Name } from "#domain/records/name.ts";
import { IDLE_MS, isConnected, isUnderWay, type Member, memberOf, RETURN_MS, type Room } from "./room.ts";
import { disputed, settleIfChecked } from "./round-checks.ts";

/** Machines have so long to load a round before it starts without the rest. */
export const LOADING_MS = 10_000;
/** From the word that a round starts to its first step: the word takes its time to arrive. */
export const COUNTDOWN_MS = 1500;
/** After the first machine has reported a result, the others have so long. */
export const REPORTS_MS = 5000;

/** Begins a round, or the next: machines load it. */
export function startRound(room: Room, seed: number, now: number): Room {
  if (isUnderWay(room))
    throw new Refusal("room-round-under-way", "A round is under way already.", { values: { what: "start" } });
  const seats = seatsOfRound(room);
  if (seats.length < room.seats.least)
    throw new Refusal(
      "room-too-few",
      `This game needs ${room.seats.least} players. Send somebody the link.`,
      {
        values: { count: room.seats.least },
      },
    );
  return {
    ...room,
    phase: "loading",
    members: room.members.map((member) => ({ ...member, ...seatIn(seats, member), isReady: false })),
    round: {
      number: (room.round?.number ?? 0) + 1,
      seed,
      startsAt: null,
      seats,
      names: seats.map((number) => nameOf(room, number)),
      options: room.options,
    },
    reports: [],
    result: null,
    checks: [],
    deadline: now + LOADING_MS,
  };
}

/** The seats of a round: no gaps behind the last, members stay where they sit if that is possible, computers take the rest. */
function seatsOfRound({ members, seats, computers }: Room): (number | null)[] {
  const seated = members.filter(({ seat }) => seat !== null);
  if (seated.length === 0) return [];
  const length = Math.min(seats.most, seated.length + computers);
  const taken: (number | null)[] = Array.from({ length }, () => null);
  const moving = seated.filter(({ number, seat }) => {
    if (seat === null || seat >= length) return true;
    taken[seat] = number;
    return false;
  });
  for (const { number } of moving) taken[taken.indexOf(null)] = number;
  return taken;
}

function nameOf(room: Room, number: number | null): Name | null {
  const member = number === null ? undefined : memberOf(room, number);
  return member?.name ?? null;
}

function seatIn(seats: readonly (number | null)[], { number }: Member): Pick<Member, "seat"> {
  const seat = seats.indexOf(number);
  return { seat: seat < 0 ? null : seat };
}

/** A machine has loaded the round. */
export function markReady(room: Room, number: number, round: unknown, now: number): Room {
  if (room.phase !== "loading" || room.round?.number !== round) return room;
  const members = room.members.map((member) =>
    member.number === number ? { ...member, isReady: true } : member,
  );
  return beginIfReady({ ...room, members }, now);
}

/** A machine came to the end of the round. */
export function reportResult(room: Room, number: number, report: unknown, now: number): Room {
  const { round, scores } = isObject(report) ? report : {};
  if (room.phase !== "play" || !room.round || room.round.number !== round) return room;
  const { seats } = room.round;
  if (!seats.includes(number) || room.reports.some(({ member }) => member === number)) return room;
  if (!isScores(scores, seats.length))
    throw new Refusal("room-request-invalid", "This is no result of the round.");
  const reports = [...room.reports, { member: number, scores }];
  return endIfReported({ ...room, reports, deadline: room.deadline ?? now + REPORTS_MS }, now);
}

/** What time brings: rounds start and end without machines that are late, and members who are away for too long are gone. */
export function advance(room: Room, now: number): Room {
  const gone = room.members.filter(({ awaySince }) => awaySince !== null && now - awaySince >= RETURN_MS);
  let rest = room;
  for (const { number } of gone) rest = withoutMember(rest, number);
  return settleIfChecked(endIfReported(beginIfReady(rest, now), now), now);
}

/** When the room has to be looked at again. */
export function dueAt({ members, deadline, changedAt }: Room): number {
  const returns = members.flatMap(({ awaySince }) => (awaySince === null ? [] : awaySince + RETURN_MS));
  return Math.min(changedAt + IDLE_MS, deadline ?? Number.POSITIVE_INFINITY, ...returns);
}

/** The room without a member, who is out of the round too. A round without members is over for good. */
export function withoutMember(room: Room, number: number): Room {
  const { round } = room;
  const rest = { ...room, members: room.members.filter((member) => member.number !== number) };
  if (!round?.seats.includes(number)) return rest;
  const seats = round.seats.map((each) => (each === number ? null : each));
  const next = { ...rest, round: { ...round, seats } };
  if (!isUnderWay(room) || seats.some((each) => each !== null)) return next;
  return { ...next, phase: "lobby", deadline: null, reports: [] };
}

function beginIfReady(room: Room, now: number): Room {
  const { round, phase, deadline } = room;
  if (phase !== "loading" || !round) return room;
  const isLate = deadline !== null && now >= deadline;
  const isReady = playersThere(room).every((member) => member.isReady);
  if (!isLate && (!isReady || playersThere(room).length === 0)) return room;
  return { ...room, phase: "play", round: { ...round, startsAt: now + COUNTDOWN_MS }, deadline: null };
}

function endIfReported(room: Room, now: number): Room {
  const { phase, reports, deadline } = room;
  if (phase !== "play" || reports.length === 0) return room;
  const isLate = deadline !== null && now >= deadline;
  if (!isLate && !playersThere(room).every((member) => hasReported(room, member))) return room;
  const result = resultOf(room);
  const over: Room = { ...room, phase: "over", result, reports: [], deadline: null };
  return result.isAgreed ? over : disputed(over, result, now);
}

/** The result that most machines came to; of several, the one that came first. One that few of those who are there have seen is not agreed on. */
function resultOf(room: Room) {
  const votes = Map.groupBy(room.reports, ({ scores }) => scores.join());
  const [most] = [...votes.values()].toSorted((a, b) => b.length - a.length);
  const there = playersThere(room);
  const witnesses = there.filter((member) => hasReported(room, member));
  return {
    scores: most?.[0]?.scores ?? [],
    isAgreed: votes.size === 1 && 2 * witnesses.length > there.length,
  };
}

function hasReported({ reports }: Room, { number }: Member): boolean {
  return reports.some(({ member }) => member === number);
}

/** The members who play this round and are connected. */
function playersThere(room: Room): Member[] {
  const numbers = room.round?.seats ?? [];
  return numbers.flatMap((number) => {
    const member = number === null ? undefined : memberOf(room, number);
    return member && isConnected(member) ? member : [];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isScores(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every((score) => Number.isFinite(score));
}
