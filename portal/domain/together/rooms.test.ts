import { describe, expect, it } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { memberOf, type Room } from "./room.ts";
import { memoryRooms } from "./room-store.ts";
import { chess, ringout, someRooms } from "./rooms.fixture.ts";
import type { Rooms } from "./rooms.ts";

let connections = 0;
const from = (ipAddress = "home") => ({ connection: `here/${++connections}`, ipAddress });
const open = (rooms: Rooms, given: object = {}) => rooms.open(from(), { game: ringout, ...given });

function aClock() {
  let time = 1_000_000;
  return {
    now: () => new Date(time),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe("opening a room", () => {
  it("makes a room with the visitor on the first seat and what was chosen", async () => {
    const { room, member } = await open(someRooms(), { options: { rounds: 5 } });
    expect(room).toMatchObject({ phase: "lobby", host: member, options: { rounds: 5 }, isPublic: false });
    expect(memberOf(room, member)?.seat).toBe(0);
    expect(room.code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ]{6}$/);
  });

  it("takes the name of the browser's owner, and one that nobody has for a second page of it", async () => {
    const name = { adjective: 3, animal: 4, number: 5 };
    const rooms = someRooms({ nameOf: async (key) => (key === "mine" ? name : undefined) });
    const { room } = await open(rooms, { owner: "mine" });
    expect(room.members[0]?.name).toEqual(name);
    const second = await rooms.join(from(), { room: room.code, owner: "mine" });
    expect(memberOf(second.room, second.member)?.name).not.toEqual(name);
  });

  it.each([
    ["a game without seats", { game: idOfPath("pong/") }, "room-game-without-seats"],
    ["a game that is not listed", { game: idOfPath("nowhere/") }, "room-game-without-seats"],
    ["no game", { game: 5 }, "room-game-without-seats"],
    ["an option that the game lacks", { options: { rounds: 4 } }, "room-request-invalid"],
  ])("is refused for %s", async (_, given, code) => {
    await expect(open(someRooms(), given)).rejects.toMatchObject({ code });
  });

  it("is refused in public, and to play with anybody, where that is turned off", async () => {
    const rooms = someRooms({ allowsPublic: false });
    await expect(open(rooms, { isPublic: true })).rejects.toMatchObject({ code: "room-public-off" });
    await expect(rooms.match(from(), { game: ringout })).rejects.toMatchObject({ code: "room-public-off" });
    const { room, member } = await open(rooms);
    await expect(rooms.act(room, member, "room:set", { isPublic: true })).rejects.toMatchObject({
      code: "room-public-off",
    });
    expect(await rooms.openRooms()).toEqual([]);
  });

  it("is limited to six from one address, and to what the site holds", async () => {
    const rooms = someRooms({ maxRooms: 8 });
    for (let times = 0; times < 6; times++) await open(rooms);
    await expect(open(rooms)).rejects.toMatchObject({ code: "too-many-rooms" });
    for (let times = 0; times < 2; times++) await rooms.open(from("school"), { game: chess });
    await expect(rooms.open(from("office"), { game: chess })).rejects.toMatchObject({ code: "rooms-full" });
  });
});

describe("joining a room", () => {
  it("works by code and by id", async () => {
    const rooms = someRooms();
    const { room } = await open(rooms);
    await rooms.join(from(), { room: room.code.toLowerCase() });
    const { room: full } = await rooms.join(from(), { room: room.id });
    expect(full.members.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(await rooms.find(room.code, "home")).toEqual({ id: room.id, code: room.code, game: ringout });
  });

  it("loses nobody when many come at once", async () => {
    const rooms = someRooms();
    const { room } = await open(rooms);
    const entered = await Promise.all(
      Array.from({ length: 8 }, () => rooms.join(from(), { room: room.code })),
    );
    expect(new Set(entered.map(({ member }) => member)).size).toBe(8);
    expect((await rooms.change(room, (each) => each)).members).toHaveLength(9);
  });

  it("refuses all codes to an address that guessed twenty wrong ones, but neither ids nor other addresses", async () => {
    const rooms = someRooms();
    const { room } = await open(rooms);
    for (let times = 0; times < 20; times++)
      await expect(rooms.find("ZZZZZZ", "evil")).rejects.toMatchObject({ code: "room-not-found" });
    await expect(rooms.find(room.code, "evil")).rejects.toMatchObject({ code: "too-many-attempts" });
    await expect(rooms.join(from("evil"), { room: room.code })).rejects.toMatchObject({
      code: "too-many-attempts",
    });
    expect((await rooms.join(from("evil"), { room: room.id })).member).toBe(1);
    expect((await rooms.join(from("home"), { room: room.code })).member).toBe(2);
  });

  it("is limited to thirty a minute from one address, not counting those who come back", async () => {
    const rooms = someRooms();
    const { room, token, member } = await open(rooms);
    for (let times = 0; times < 30; times++) {
      const entered = await rooms.join(from(), { room: room.code });
      await rooms.act(entered.room, entered.member, "room:leave", undefined);
    }
    await expect(rooms.join(from(), { room: room.code })).rejects.toMatchObject({
      code: "too-many-attempts",
    });
    await rooms.join(from(), { room: room.code, member, token });
  });
});

describe("coming back", () => {
  it("takes the same seat, from another connection, with the token alone", async () => {
    const rooms = someRooms();
    const { room, member, token } = await open(rooms);
    const there = from();
    const back = await rooms.join(there, { room: room.id, member, token });
    expect(memberOf(back.room, member)).toMatchObject({ seat: 0, connection: there.connection });
    for (const wrong of [
      { member, token: "x" },
      { member: 1, token },
      { member, token: null },
    ])
      await expect(rooms.join(from(), { room: room.id, ...wrong })).rejects.toMatchObject({
        code: "room-member-unknown",
      });
  });

  it("brings the room along after a restart, once", async () => {
    const { now, pass } = aClock();
    const before = someRooms({ now });
    const { room, member, token } = await open(before);
    const other = await before.join(from(), { room: room.code });
    const sealed = before.seal(other.room);
    const store = memoryRooms(() => now().getTime());
    const after = someRooms({ now, store });
    const request = { room: room.code, member, token };
    await expect(after.join(from(), request)).rejects.toMatchObject({ code: "room-not-found" });
    await expect(after.join(from(), { ...request, sealed: `${sealed} ` })).rejects.toMatchObject({
      code: "room-not-found",
    });
    const back = await after.join(from(), { ...request, sealed });
    expect(back.room).toMatchObject({ id: room.id, code: room.code, host: member, emptySince: null });
    expect(memberOf(back.room, other.member)).toMatchObject({ seat: 1, connection: null });
    const second = await after.join(from(), { ...other, room: room.code, sealed });
    expect(second.room.members.every(({ connection }) => connection !== null)).toBe(true);
    pass(30_000);
    expect((await after.change(second.room, (each) => each)).members).toHaveLength(2);
  });

  it("is too late after thirty seconds", async () => {
    const { now, pass } = aClock();
    const rooms = someRooms({ now });
    const { room } = await open(rooms);
    const { member, token } = await rooms.join(from(), { room: room.code });
    const drop = (each: Room): Room => ({
      ...each,
      members: each.members.map((one) =>
        one.number === member ? { ...one, connection: null, awaySince: now().getTime() } : one,
      ),
    });
    const dropped = await rooms.change(room, drop);
    pass(30_000);
    await rooms.change(dropped, (each) => each);
    await expect(rooms.join(from(), { room: room.code, member, token })).rejects.toMatchObject({
      code: "room-member-unknown",
    });
  });
});

describe("playing with anybody", () => {
  it("sits down in the fullest room of the game that has not begun, or opens one", async () => {
    const rooms = someRooms();
    const first = await rooms.match(from(), { game: ringout });
    expect(first.room).toMatchObject({ isPublic: true, host: first.member });
    const fuller = await open(rooms, { isPublic: true });
    await rooms.join(from(), { room: fuller.room.code });
    const third = await rooms.match(from(), { game: ringout });
    expect(third.room.id).toBe(fuller.room.id);
    await rooms.act(third.room, fuller.member, "room:start", undefined);
    expect((await rooms.match(from(), { game: ringout })).room.id).toBe(first.room.id);
    expect((await rooms.match(from(), { game: chess })).room.game).toBe(chess);
  });

  it("never leads into a room that is locked, private or full", async () => {
    const rooms = someRooms();
    const locked = await open(rooms, { isPublic: true });
    await rooms.act(locked.room, locked.member, "room:set", { isLocked: true });
    const hidden = await open(rooms);
    const taken = [locked.room.id, hidden.room.id];
    const full = new Set<string>();
    for (let times = 0; times < 3; times++) full.add((await rooms.match(from(), { game: chess })).room.id);
    expect(full.size).toBe(2);
    expect(taken).not.toContain((await rooms.match(from(), { game: ringout })).room.id);
  });
});

describe("open public rooms", () => {
  it("are listed with their game, host and seats; the fullest first", async () => {
    const rooms = someRooms();
    const one = await open(rooms, { isPublic: true });
    const two = await rooms.open(from(), { game: chess, isPublic: true });
    await open(rooms);
    const list = await rooms.openRooms();
    expect(list.map(({ code, seats }) => [code, seats])).toEqual([
      [two.room.code, { taken: 1, most: 2 }],
      [one.room.code, { taken: 1, most: 4 }],
    ]);
    expect(list[0]).toMatchObject({ game: chess, hostName: { number: expect.any(Number) } });
    await rooms.join(from(), { room: two.room.code });
    expect(await rooms.openRooms()).toHaveLength(1);
  });
});

describe("actions", () => {
  it("of the host are refused to everybody else", async () => {
    const rooms = someRooms();
    const { room } = await open(rooms);
    const { member } = await rooms.join(from(), { room: room.code });
    for (const action of ["room:set", "room:hand", "room:remove", "room:start"] as const)
      await expect(rooms.act(room, member, action, 0)).rejects.toMatchObject({ code: "room-not-host" });
    await expect(rooms.act(room, 9, "room:sit", undefined)).rejects.toMatchObject({
      code: "room-member-unknown",
    });
  });

  it("set what the game has", async () => {
    const rooms = someRooms();
    const { room, member } = await open(rooms);
    const set = (change: unknown) => rooms.act(room, member, "room:set", change);
    expect(await set({ computers: 3, options: { rounds: 5 }, isLocked: true })).toMatchObject({
      computers: 3,
      options: { rounds: 5 },
      isLocked: true,
    });
    for (const wrong of [{ computers: 4 }, { computers: -1 }, { computers: "1" }, { options: { rounds: 9 } }])
      await expect(set(wrong)).rejects.toMatchObject({ code: "room-request-invalid" });
    for (const odd of [
      undefined,
      null,
      5,
      [],
      { isLocked: "no" },
      JSON.parse('{"__proto__":{"isLocked":false}}'),
    ])
      expect(await set(odd)).toMatchObject({ isLocked: true });
  });

  it("go on when the store has lost the room", async () => {
    const stores = [memoryRooms(Date.now), memoryRooms(Date.now)] as const;
    const before = someRooms({ store: stores[0] });
    const { room, member } = await open(before);
    const after = someRooms({ store: stores[1] });
    expect(await after.act(room, member, "room:set", { isLocked: true })).toMatchObject({
      id: room.id,
      isLocked: true,
    });
  });
});
