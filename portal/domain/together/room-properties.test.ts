import fc from "fast-check";
import { expect, it } from "vitest";
import { Refusal } from "#domain/errors.ts";
import { addMember, dropConnections, reconnectMember } from "./membership.ts";
import { aNewcomer, aRoom, T0 } from "./room.fixture.ts";
import { isConnected, isUnderWay, memberOf, type Room } from "./room.ts";
import { act, type RoomAction, roomActions } from "./room-actions.ts";
import { advance, dueAt } from "./rounds.ts";
import { sealRoom, unsealRoom } from "./sealed-room.ts";

const number = fc.integer({ min: 0, max: 5 });
const argument = fc.oneof(
  number,
  fc.constantFrom(undefined, null, "1", {}, { isLocked: true }, { isLocked: false }, { computers: 2 }),
  fc.record({ round: number, scores: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 4 }) }),
);
const acting = fc.record({
  kind: fc.constant("act"),
  member: number,
  action: fc.constantFrom(...roomActions),
  argument,
});
/** Drawn more often: by chance alone hardly a round would be played to its end. */
const usual = fc.record({
  kind: fc.constantFrom("join", "drop", "back", "start", "report", "report", "report", "leave"),
  member: number,
});
const waiting = fc.record({ kind: fc.constant("wait"), ms: fc.constantFrom(10, 1500, 6000, 31_000) });
const step = fc.oneof(
  { arbitrary: acting, weight: 2 },
  { arbitrary: usual, weight: 5 },
  { arbitrary: waiting, weight: 1 },
);

const game = { choices: [], hasComputers: true, most: 4 };

function taken(
  room: Room,
  each: { kind: string; member?: number; action?: RoomAction; argument?: unknown },
  now: number,
) {
  const { kind, member = 0, action = "room:sit" } = each;
  if (kind === "join") return addMember(room, aNewcomer());
  if (kind === "drop")
    return dropConnections(room, (connection) => connection === memberOf(room, member)?.connection, now);
  if (kind === "back" && memberOf(room, member)) return reconnectMember(room, member, `there/${now}`);
  const context = { game, allowsPublic: true, now, seed: 1 };
  const { number: round = 0, seats: players = [] } = room.round ?? {};
  if (kind === "start") return act(room, room.host, "room:start", undefined, context);
  if (kind === "leave") return act(room, member, "room:leave", undefined, context);
  if (kind === "report") {
    if (room.phase === "loading") return act(room, member, "room:ready", round, context);
    return act(room, member, "room:over", { round, scores: players.map(() => member % 2) }, context);
  }
  if (kind !== "act") return room;
  return act(room, member, action, each.argument, context);
}

function expectSound(room: Room, now: number): void {
  const numbers = room.members.map((member) => member.number);
  const seats = room.members.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(new Set(seats).size).toBe(seats.length);
  expect(seats.every((seat) => seat >= 0 && seat < room.seats.most)).toBe(true);
  const there = room.members.filter(isConnected);
  expect(room.emptySince === null).toBe(there.length > 0);
  if (there.length > 0) expect(there.map((member) => member.number)).toContain(room.host);
  const players = (room.round?.seats ?? []).filter((each) => each !== null);
  for (const player of players) expect(numbers).toContain(player);
  if (isUnderWay(room)) {
    expect(players.length).toBeGreaterThan(0);
    for (const [seat, player] of (room.round?.seats ?? []).entries())
      if (player !== null) expect(memberOf(room, player)?.seat).toBe(seat);
  }
  if (room.phase === "play") expect(room.round?.startsAt).toBeGreaterThan(0);
  expect((room.phase === "over") === (room.result !== null)).toBe(true);
  expect(dueAt(room)).toBeGreaterThan(now);
}

it("a room is sound whatever its members do, in whatever order", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
      let now = T0;
      let room = aRoom({}, 3);
      for (const each of steps) {
        if ("ms" in each) now += each.ms;
        try {
          room = { ...advance(taken(room, each, now), now), changedAt: now };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          room = advance(room, now);
        }
        expectSound(room, now);
      }
      const back = unsealRoom(
        sealRoom(room, (text) => `signed${text.length}`),
        (text) => `signed${text.length}`,
        now,
      );
      expect(back?.members.map((member) => member.seat)).toEqual(room.members.map((member) => member.seat));
    }),
    { numRuns: 200 },
  );
});
