import { Refusal } from "#domain/errors.ts";
import type { Room } from "./room.ts";
import { ROOMS_OF_ADDRESS } from "./room-limits.ts";
import type { RoomStore } from "./room-store.ts";
import { advance } from "./rounds.ts";

/** So many others may change the same room first before a change is given up. */
const MAX_ATTEMPTS = 16;

/** Adds rooms to a store and changes them, whoever else does at the same time. */
export type RoomChanges = {
  /** Adds a room; false where its code or id is taken. */
  add(room: Room): Promise<boolean>;
  /** Changes a room. `known` is the room as it was seen last, should the store have lost it. */
  change(known: Room, edit: (room: Room) => Room): Promise<Room>;
};

export function createRoomChanges(store: RoomStore, maxRooms: number, now: () => number): RoomChanges {
  const counts = { maxRooms, maxOfAddress: ROOMS_OF_ADDRESS };

  async function add(room: Room): Promise<boolean> {
    const result = await store.add(room, counts);
    if (result === "rooms-full")
      throw new Refusal("rooms-full", "All rooms are taken right now. Try again in a few minutes.");
    if (result === "too-many-rooms")
      throw new Refusal(
        "too-many-rooms",
        `There are ${ROOMS_OF_ADDRESS} rooms open from your network already. Join one of them, or wait.`,
        { values: { count: ROOMS_OF_ADDRESS } },
      );
    return result === "added";
  }

  return {
    add,
    async change(known, edit) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const room = await store.find({ id: known.id });
        if (!room) {
          // The store has lost it while members are connected, by a restart for instance.
          await add(known);
          continue;
        }
        const next = advance(edit(room), now());
        if (next === room) return room;
        const revised = { ...next, revision: room.revision + 1, changedAt: now() };
        if (await store.replace(revised)) return revised;
      }
      throw new Refusal("rooms-unavailable", "The room is too busy. Try again in a moment.", {
        values: { what: "room" },
      });
    },
  };
}
