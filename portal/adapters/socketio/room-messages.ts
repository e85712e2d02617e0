import type { Room } from "#domain/together/room.ts";

/** A message between processes about a room. */
export type RoomMessage =
  /** The room has changed. */
  | { readonly kind: "room"; readonly id: string; readonly room: Room }
  /** A member's frame, `[from, ...frame]`, for a member of the receiving process or for all of them. */
  | { readonly kind: "frame"; readonly id: string; readonly to: number; readonly message: Uint8Array }
  | { readonly kind: "emote"; readonly id: string; readonly member: number; readonly emote: number }
  /** The room has ended. */
  | { readonly kind: "closed"; readonly id: string };

const kinds = ["room", "frame", "emote", "closed"] as const;
/** Ids are of one length. */
const ID_LENGTH = 22;
const BODY = 1 + ID_LENGTH;

export function writeRoomMessage(message: RoomMessage): Buffer {
  const head = Buffer.alloc(BODY);
  head[0] = kinds.indexOf(message.kind);
  head.write(message.id, 1, "latin1");
  switch (message.kind) {
    case "room":
      return Buffer.concat([head, Buffer.from(JSON.stringify(message.room))]);
    case "frame":
      return Buffer.concat([head, Buffer.of(message.to), message.message]);
    case "emote":
      return Buffer.concat([head, Buffer.of(message.member, message.emote)]);
    case "closed":
      return head;
  }
}

/** Reads a message of a process of the same release; undefined for any other. */
export function readRoomMessage(bytes: Uint8Array): RoomMessage | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer.length < BODY) return undefined;
  const id = buffer.toString("latin1", 1, BODY);
  const body = buffer.subarray(BODY);
  const kind = kinds[buffer[0] ?? -1];
  switch (kind) {
    case "room":
      return { kind, id, room: JSON.parse(body.toString()) };
    case "frame":
      return body.length > 1 ? { kind, id, to: body[0] ?? 0, message: body.subarray(1) } : undefined;
    case "emote":
      return { kind, id, member: body[0] ?? 0, emote: body[1] ?? 0 };
    case "closed":
      return { kind, id };
    default:
      return undefined;
  }
}
