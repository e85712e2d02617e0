/** Membership of a room, as this tab keeps it: with it a visitor who dropped out gets the same seat again. */
export type StoredRoom = {
  /** Id of the room. */
  readonly room: string;
  readonly code: string;
  /** Id of its game. */
  readonly game: string;
  readonly member: number;
  readonly token: string;
  /** The room as the server signed it: it opens the room again where the server has lost it. */
  readonly sealed: string;
};

const STORAGE_KEY = "recess.room";

/** The tab's own storage: two tabs are two members. */
export function readRoom(storage: Pick<Storage, "getItem">): StoredRoom | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? "null");
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function writeRoom(
  storage: Pick<Storage, "setItem" | "removeItem">,
  room: StoredRoom | undefined,
): void {
  try {
    if (room) storage.setItem(STORAGE_KEY, JSON.stringify(room));
    else storage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that stores nothing loses the seat with the page.
  }
}

function isStored(data: unknown): data is StoredRoom {
  if (typeof data !== "object" || data === null) return false;
  const { room, code, game, member, token, sealed } = data as Record<string, unknown>;
  return (
    [room, code, game, token, sealed].every((text) => typeof text === "string") && typeof member === "number"
  );
}
