import type { Room } from "./room.ts";

/** The shape of a sealed room: one more whenever `Room` changes, so that a newer release does not read an older shape. */
const FORMAT = "room 3 ";

/** Signs with the site's secret (a keyed hash). */
export type Sign = (text: string) => string;

/**
 * The room as a signed text, which members keep: after a restart of the only process the first who comes back brings the room along. Nobody
 * can read more in it than hashes, and nobody can change it.
 */
export function sealRoom(room: Room, sign: Sign): string {
  const text = JSON.stringify({
    ...room,
    members: room.members.map((member) => ({ ...member, connection: null })),
  });
  return `${sign(FORMAT + text)} ${text}`;
}

/** The room of a sealed text, with all its members away; undefined where the signature is not ours. */
export function unsealRoom(sealed: unknown, sign: Sign, now: number): Room | undefined {
  if (typeof sealed !== "string") return undefined;
  const at = sealed.indexOf(" ");
  const text = sealed.slice(at + 1);
  // Hashed once more: comparing hashes of what is compared tells nothing by the time that it takes.
  if (sign(sealed.slice(0, at)) !== sign(sign(FORMAT + text))) return undefined;
  const room: Room = JSON.parse(text);
  const members = room.members.map((member) => ({ ...member, connection: null, awaySince: now }));
  return { ...room, members, emptySince: now };
}
