import { Refusal } from "#domain/errors.ts";
import { freeSeats, isConnected, isUnderWay, type Member, memberOf, type Room } from "./room.ts";
import { ROOM_MAX_MEMBERS } from "./room-limits.ts";
import { withoutMember } from "./rounds.ts";

/** Numbers of members fit into a byte of a frame, with room for one that means everybody. */
const NUMBERS = 64;

export type Newcomer = Pick<Member, "name" | "tokenHash"> & { readonly connection: string };

type NewRoom = Pick<
  Room,
  "id" | "code" | "game" | "version" | "seats" | "openedFrom" | "isPublic" | "options"
>;

/** A room with its host on the first seat. */
export function openRoom(given: NewRoom, host: Newcomer, now: number): Room {
  const empty: Room = {
    ...given,
    revision: 1,
    phase: "lobby",
    isLocked: false,
    computers: 0,
    host: 0,
    members: [],
    nextNumber: 0,
    round: null,
    reports: [],
    result: null,
    checks: [],
    deadline: null,
    emptySince: null,
    changedAt: now,
  };
  return addMember(empty, host);
}

/** Lets a newcomer in, on the first free seat; as a watcher where there is none, or while a round is under way. */
export function addMember(room: Room, { name, tokenHash, connection }: Newcomer): Room {
  if (room.isLocked) throw new Refusal("room-locked", "The host has locked this room. Ask to be let in.");
  if (room.members.length >= ROOM_MAX_MEMBERS)
    throw new Refusal("room-full", `This room has ${ROOM_MAX_MEMBERS} people in it already.`, {
      values: { count: ROOM_MAX_MEMBERS },
    });
  const number = freeNumber(room);
  const seat = isUnderWay(room) ? null : (freeSeats(room)[0] ?? null);
  const member: Member = { number, name, seat, tokenHash, connection, awaySince: null, isReady: false };
  return withHost(
    {
      ...room,
      members: [...room.members, member],
      nextNumber: (number + 1) % NUMBERS,
      emptySince: null,
    },
    number,
  );
}

/** The number of the member with this token, who comes back. */
export function returningMember(room: Room, number: unknown, tokenHash: string): number {
  const member = room.members.find((each) => each.number === number && each.tokenHash === tokenHash);
  if (!member)
    throw new Refusal("room-member-unknown", "You were away for too long, so your place is free again.", {
      values: { what: "returning" },
    });
  return member.number;
}

/** Connects a member again, from wherever it comes back. */
export function reconnectMember(room: Room, number: number, connection: string): Room {
  const members = withMember(room, number, { connection, awaySince: null });
  return withHost({ ...room, members, emptySince: null }, number);
}

/** A connection was lost: its member is away, and somebody who is there is the host. */
export function dropConnections(room: Room, isLost: (connection: string) => boolean, now: number): Room {
  if (!room.members.some(({ connection }) => connection !== null && isLost(connection))) return room;
  const members = room.members.map((member) =>
    member.connection !== null && isLost(member.connection)
      ? { ...member, connection: null, awaySince: now }
      : member,
  );
  return settled({ ...room, members }, now);
}

/** A member leaves for good, or is removed. */
export function removeMember(room: Room, number: number, now: number): Room {
  if (!memberOf(room, number)) return room;
  return settled(withoutMember(room, number), now);
}

/** The host hands the room on to another member who is there. */
export function handOn(room: Room, to: unknown): Room {
  const next = room.members.find(({ number }) => number === to);
  if (!next || !isConnected(next))
    throw new Refusal("room-member-unknown", "This member is not in the room right now.", {
      values: { what: "other" },
    });
  return { ...room, host: next.number };
}

/** Takes a free seat: the one asked for, or the first. */
export function sit(room: Room, number: number, wanted?: unknown): Room {
  assertNoRound(room);
  const free = freeSeats(room);
  const seat = free.find((each) => wanted === undefined || wanted === null || each === wanted);
  if (seat === undefined) throw new Refusal("room-seat-taken", "This seat is taken.");
  return { ...room, members: withMember(room, number, { seat }) };
}

/** Leaves the seat and watches. */
export function stand(room: Room, number: number): Room {
  assertNoRound(room);
  return { ...room, members: withMember(room, number, { seat: null }) };
}

function assertNoRound(room: Room): void {
  if (isUnderWay(room))
    throw new Refusal("room-round-under-way", "A round is under way. Seats can be changed when it is over.", {
      values: { what: "seat" },
    });
}

function withMember(room: Room, number: number, change: Partial<Member>): readonly Member[] {
  return room.members.map((member) => (member.number === number ? { ...member, ...change } : member));
}

/** The next number that nobody has: a member who comes later is not taken for one who has left. */
function freeNumber({ members, nextNumber }: Room): number {
  const taken = new Set(members.map(({ number }) => number));
  let number = nextNumber;
  while (taken.has(number)) number = (number + 1) % NUMBERS;
  return number;
}

/** Makes this member the host where the host is not there. */
function withHost(room: Room, number: number): Room {
  const host = memberOf(room, room.host);
  return host && isConnected(host) ? room : { ...room, host: number };
}

/** Hands a room without its host to a member who is there, seated ones first, and notes since when nobody is. */
function settled(room: Room, now: number): Room {
  const there = room.members.filter(isConnected);
  const next = there.find(({ seat }) => seat !== null) ?? there[0];
  if (!next) return { ...room, emptySince: room.emptySince ?? now };
  return withHost(room, next.number);
}
