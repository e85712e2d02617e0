import { describe, expect, it } from "vitest";
import {
  addMember,
  dropConnections,
  handOn,
  reconnectMember,
  removeMember,
  returningMember,
  sit,
  stand,
} from "./membership.ts";
import { aNewcomer, aRoom, T0 } from "./room.fixture.ts";
import { memberOf, type Room } from "./room.ts";
import { advance, startRound } from "./rounds.ts";

const seatsOf = (room: Room) => room.members.map(({ seat }) => seat);
const connectionOf = (room: Room, number: number) => memberOf(room, number)?.connection;
const drop = (room: Room, number: number, now = T0) =>
  dropConnections(room, (connection) => connection === connectionOf(room, number), now);

describe("members of a room", () => {
  it("sit down as long as there are seats, then watch", () => {
    expect(seatsOf(aRoom({}, 6))).toEqual([0, 1, 2, 3, null, null]);
  });

  it("are at most sixteen", () => {
    expect(() => addMember(aRoom({}, 16), aNewcomer())).toThrow("16 people");
  });

  it("cannot come into a locked room, but can come back", () => {
    const room = { ...aRoom({}, 2), isLocked: true };
    expect(() => addMember(room, aNewcomer())).toThrow("locked");
    expect(memberOf(reconnectMember(drop(room, 1), 1, "there/9"), 1)).toMatchObject({
      connection: "there/9",
      awaySince: null,
      seat: 1,
    });
  });

  it("watch when they come during a round, and may not change seats in it", () => {
    const room = addMember(startRound(aRoom({}, 2), 7, T0), aNewcomer());
    expect(seatsOf(room)).toEqual([0, 1, null]);
    expect(() => sit(room, 2)).toThrow("under way");
    expect(() => stand(room, 1)).toThrow("under way");
  });

  it("take the seat that they ask for if it is free", () => {
    const room = aRoom({}, 2);
    expect(seatsOf(sit(room, 1, 3))).toEqual([0, 3]);
    expect(() => sit(room, 1, 0)).toThrow("taken");
    expect(() => sit(room, 1, 4)).toThrow("taken");
    expect(seatsOf(sit(stand(room, 0), 1))).toEqual([null, 0]);
  });

  it("get a number that nobody had shortly before", () => {
    const room = removeMember(aRoom({}, 3), 2, T0);
    expect(addMember(room, aNewcomer()).members.at(-1)?.number).toBe(3);
    const late = { ...aRoom({}, 2), nextNumber: 63 };
    const numbers = addMember(addMember(late, aNewcomer()), aNewcomer()).members.map(({ number }) => number);
    expect(numbers).toEqual([0, 1, 63, 2]);
  });

  it("come back with their token only", () => {
    const room = aRoom({}, 2);
    const hash = memberOf(room, 1)?.tokenHash ?? "";
    expect(returningMember(room, 1, hash)).toBe(1);
    for (const [number, token] of [
      [0, hash],
      [1, "x"],
      ["1", hash],
      [undefined, hash],
    ] as const)
      expect(() => returningMember(room, number, token)).toThrow("too long");
  });

  it("keep their seat for thirty seconds after they dropped", () => {
    const room = drop(aRoom({}, 2), 1);
    expect(seatsOf(advance(room, T0 + 29_999))).toEqual([0, 1]);
    expect(seatsOf(advance(room, T0 + 30_000))).toEqual([0]);
  });
});

describe("the host", () => {
  it("is the next who is there when the host drops, seated ones first", () => {
    const room = stand(aRoom({}, 3), 1);
    expect(drop(room, 0).host).toBe(2);
    expect(drop(drop(room, 0), 2).host).toBe(1);
  });

  it("is not the former one again when that one comes back", () => {
    expect(reconnectMember(drop(aRoom({}, 2), 0), 0, "here/8").host).toBe(1);
  });

  it("is the first who comes back when nobody was there", () => {
    const room = drop(drop(aRoom({}, 2), 0), 1);
    expect(room.emptySince).toBe(T0);
    const back = reconnectMember(room, 0, "here/9");
    expect(back).toMatchObject({ host: 0, emptySince: null });
  });

  it("hands the room on to members who are there", () => {
    expect(handOn(aRoom({}, 2), 1).host).toBe(1);
    expect(() => handOn(drop(aRoom({}, 2), 1), 1)).toThrow("not in the room");
    expect(() => handOn(aRoom({}, 2), 5)).toThrow("not in the room");
  });

  it("is another one when the host leaves", () => {
    expect(removeMember(aRoom({}, 3), 0, T0).host).toBe(1);
  });
});
