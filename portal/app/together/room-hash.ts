import { ROOM_HASH } from "#app/urls.ts";

/** The code or id of the room in a fragment, or `ANY_ROOM`; undefined where it names none. */
export function roomInHash(hash: string): string | undefined {
  const named = hash.startsWith(ROOM_HASH) ? hash.slice(ROOM_HASH.length) : "";
  return /^[\w-]{3,40}$/.test(named) ? named : undefined;
}

/** The URL of this page with the room in its fragment, or without one. A reload comes back to the room, and a copied URL invites to it. */
export function pageWithRoom(
  { pathname, search }: { pathname: string; search: string },
  room: string | undefined,
): string {
  return pathname + search + (room === undefined ? "" : ROOM_HASH + room);
}
