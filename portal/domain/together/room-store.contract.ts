import { describe, expect, it } from "vitest";
import { removeMember } from "./membership.ts";
import { aRoom } from "./room.fixture.ts";
import { RETURN_MS, type Room } from "./room.ts";
import type { RoomStore } from "./room-store.ts";

const counts = { maxRooms: 100, maxOfAddress: 6 };
const codes = ["BBBBBB", "CCCCCC", "DDDDDD", "FFFFFF", "GGGGGG", "HHHHHH", "JJJJJJ", "KKKKKK"];
const someRooms = (number: number, given: Partial<Room> = {}) =>
  codes.slice(0, number).map((code) => aRoom({ code, ...given }));
const revised = (room: Room, given: Partial<Room> = {}): Room => ({
  ...room,
  ...given,
  revision: room.revision + 1,
});

/** Contract of every store of rooms. `open` gives an empty store; `now` is the time of the rooms in it. */
export function roomStoreContract(name: string, open: () => Promise<RoomStore>, now: () => number): void {
  describe(`rooms in ${name}`, () => {
    it("are found by id and by code", async () => {
      const store = await open();
      const [one, other] = someRooms(2) as [Room, Room];
      expect(await store.add(one, counts)).toBe("added");
      expect(await store.add(other, counts)).toBe("added");
      expect(await store.find({ id: one.id })).toEqual(one);
      expect(await store.find({ code: other.code })).toEqual(other);
      expect(await store.find({ code: "ZZZZZZ" })).toBeUndefined();
      expect(await store.find({ id: "A" })).toBeUndefined();
    });

    it("have a code and an id that no other has", async () => {
      const store = await open();
      const [one, other] = someRooms(2) as [Room, Room];
      await store.add(one, counts);
      expect(await store.add({ ...other, code: one.code }, counts)).toBe("taken");
      expect(await store.add({ ...other, id: one.id }, counts)).toBe("taken");
      expect(await store.find({ id: one.id })).toEqual(one);
    });

    it("are replaced by the next revision only", async () => {
      const store = await open();
      const room = aRoom();
      await store.add(room, counts);
      expect(await store.replace(revised(room, { isLocked: true }))).toBe(true);
      expect(await store.replace(revised(room, { isPublic: true }))).toBe(false);
      expect(await store.find({ id: room.id })).toMatchObject({
        revision: 2,
        isLocked: true,
        isPublic: false,
      });
      expect(await store.replace(revised(aRoom()))).toBe(false);
    });

    it("are changed by one of many who try at once", async () => {
      const store = await open();
      const room = aRoom();
      await store.add(room, counts);
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, host) => store.replace(revised(room, { host }))),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
    });

    it("are as many as there may be, in all and of one address", async () => {
      const store = await open();
      const rooms = someRooms(3);
      for (const room of rooms.slice(0, 2)) await store.add(room, counts);
      const [, , third] = rooms as [Room, Room, Room];
      expect(await store.add(third, { maxRooms: 2, maxOfAddress: 6 })).toBe("rooms-full");
      expect(await store.add(third, { maxRooms: 9, maxOfAddress: 2 })).toBe("too-many-rooms");
      expect(await store.add({ ...third, openedFrom: "school" }, { maxRooms: 9, maxOfAddress: 2 })).toBe(
        "added",
      );
    });

    it("leave their code and their place to others when they are removed", async () => {
      const store = await open();
      const room = aRoom();
      await store.add(room, counts);
      await store.remove(room);
      expect(await store.find({ code: room.code })).toBeUndefined();
      expect(await store.add({ ...aRoom(), code: room.code }, { maxRooms: 1, maxOfAddress: 1 })).toBe(
        "added",
      );
      await store.remove({ id: "unknown" });
    });

    it("end by themselves when nobody has been in them for long enough", async () => {
      const store = await open();
      const [room, other] = someRooms(2) as [Room, Room];
      await store.add(room, counts);
      await store.add(other, counts);
      const empty = removeMember(room, 0, now() - RETURN_MS);
      expect(await store.replace(revised(empty))).toBe(true);
      await store.touch([room.id, other.id]);
      expect(await store.find({ code: room.code })).toBeUndefined();
      expect(await store.find({ id: other.id })).toEqual(other);
      expect(await store.add({ ...aRoom(), code: room.code }, { maxRooms: 2, maxOfAddress: 2 })).toBe(
        "added",
      );
    });

    it("are listed while they are public", async () => {
      const store = await open();
      const [one, other, third] = someRooms(3, { isPublic: true }) as [Room, Room, Room];
      for (const room of [one, other, third]) await store.add(room, counts);
      await store.add(aRoom(), counts);
      const hidden = revised(other, { isPublic: false });
      await store.replace(hidden);
      await store.remove(third);
      expect(await store.publicRooms()).toEqual([one]);
      await store.replace(revised(hidden, { isPublic: true }));
      expect(await store.publicRooms()).toHaveLength(2);
    });
  });
}
