import { keepMs, type Room } from "./room.ts";
import type { RoomKey } from "./room-key.ts";

export type RoomCounts = { readonly maxRooms: number; readonly maxOfAddress: number };
export type AddResult = "added" | "taken" | "rooms-full" | "too-many-rooms";

/** Store of open rooms. It forgets a room after a while (`keepMs`) unless the room is replaced or touched. */
export interface RoomStore {
  find(key: RoomKey): Promise<Room | undefined>;
  /** Adds a room, unless its id or code is taken or there are too many, in all or of one IP address. */
  add(room: Room, counts: RoomCounts): Promise<AddResult>;
  /** Compare-and-set: replaces the room if the stored one has the revision before this one. False where it has another or has ended. */
  replace(room: Room): Promise<boolean>;
  remove(room: Pick<Room, "id">): Promise<void>;
  /** Keeps rooms for another while. */
  touch(ids: readonly string[]): Promise<void>;
  publicRooms(): Promise<readonly Room[]>;
}

/** Room store in memory, for a site with one process. Rooms are stored as text: an idle one takes about a kilobyte. */
export function memoryRooms(now: () => number): RoomStore {
  const rooms = new Map<
    string,
    { text: string; code: string; openedFrom: string; isPublic: boolean; until: number }
  >();
  const ids = new Map<string, string>();

  function remove(id: string): void {
    const entry = rooms.get(id);
    if (entry) ids.delete(entry.code);
    rooms.delete(id);
  }
  function entryOf(id: string | undefined) {
    const entry = id === undefined ? undefined : rooms.get(id);
    if (!entry || entry.until > now()) return entry;
    remove(id ?? "");
    return undefined;
  }
  function put(room: Room): void {
    const { id, code, openedFrom, isPublic } = room;
    rooms.set(id, {
      text: JSON.stringify(room),
      code,
      openedFrom,
      isPublic,
      until: now() + keepMs(room, now()),
    });
    ids.set(code, id);
  }
  const read = (id: string | undefined): Room | undefined => {
    const entry = entryOf(id);
    return entry && JSON.parse(entry.text);
  };
  const current = () => [...rooms.keys()].filter((id) => entryOf(id));

  return {
    find: async (key) => read("id" in key ? key.id : ids.get(key.code)),
    async add(room, { maxRooms, maxOfAddress }) {
      const open = current();
      if (open.includes(room.id) || entryOf(ids.get(room.code))) return "taken";
      if (open.length >= maxRooms) return "rooms-full";
      const ofAddress = open.filter((id) => rooms.get(id)?.openedFrom === room.openedFrom);
      if (ofAddress.length >= maxOfAddress) return "too-many-rooms";
      put(room);
      return "added";
    },
    async replace(room) {
      if (read(room.id)?.revision !== room.revision - 1) return false;
      put(room);
      return true;
    },
    remove: async ({ id }) => remove(id),
    async touch(touched) {
      for (const id of touched) {
        const room = read(id);
        if (room) put(room);
      }
    },
    publicRooms: async () => current().flatMap((id) => (rooms.get(id)?.isPublic ? (read(id) ?? []) : [])),
  };
}
