import type { Socket } from "socket.io";
import { createTokenBucket, type TokenBucket } from "#domain/limits/token-bucket.ts";
import { TO_EVERYBODY } from "#domain/together/frame-check.ts";
import { memberOf, type Room } from "#domain/together/room.ts";
import { viewOf } from "#domain/together/room-view.ts";
import { createFrameAllowance, type FrameAllowance } from "./frame-allowance.ts";
import { FRAME_EVENT } from "./frame-parser.ts";

/** Rate limits of a socket, which last as long as it does: coming into a room again does not renew them. */
type Allowances = { readonly frames: FrameAllowance; readonly emotes: TokenBucket };

/** A socket of this process as a member of a room. */
export type Seat = Allowances & {
  readonly socket: Socket;
  readonly room: LocalRoom;
  readonly member: number;
};

/** A room with members on this process: the room as it was seen last, and their sockets by number. */
export type LocalRoom = {
  current: Room;
  readonly seats: Map<number, Seat>;
  timer?: NodeJS.Timeout | undefined;
};

export type RoomsHere = { readonly rooms: number; readonly members: number };

export type EndReason = "removed" | "closed" | "elsewhere";

/** Three emotes in five seconds. */
const EMOTES = { perSecond: 3 / 5, burst: 3 };
/** Messages that wait for a slow client; above it frames are dropped, as the members' machines repeat them. */
const MAX_WAITING = 200;

/** The sockets of this process that are in rooms. `onMember` is told of those that come in and go out. */
export function createRoomSockets(onMember: (socket: Socket, isMember: boolean) => void) {
  const rooms = new Map<string, LocalRoom>();
  const seats = new WeakMap<Socket, Seat>();
  const allowances = new WeakMap<Socket, Allowances>();

  function allowancesOf(socket: Socket): Allowances {
    const own = allowances.get(socket) ?? {
      frames: createFrameAllowance(),
      emotes: createTokenBucket(EMOTES.perSecond, EMOTES.burst),
    };
    allowances.set(socket, own);
    return own;
  }

  /** Takes a socket out of its room. */
  function remove(seat: Seat): void {
    const { socket, room, member } = seat;
    if (seats.get(socket) === seat) {
      seats.delete(socket);
      onMember(socket, false);
    }
    if (room.seats.get(member) === seat) room.seats.delete(member);
    if (room.seats.size > 0) return;
    clearTimeout(room.timer);
    if (rooms.get(room.current.id) === room) rooms.delete(room.current.id);
  }

  return {
    all: () => [...rooms.values()],
    /** Rooms and members of this process. A room counts where its host is connected, so that no two processes count it. */
    counts(): RoomsHere {
      const locals = [...rooms.values()];
      return {
        rooms: locals.filter(({ current, seats: here }) => here.has(current.host)).length,
        members: locals.reduce((sum, { seats: here }) => sum + here.size, 0),
      };
    },
    room: (id: string) => rooms.get(id),
    seatOf: (socket: Socket) => seats.get(socket),
    remove,
    /** Brings a socket into a room, which may be new to this process. */
    add(socket: Socket, current: Room, member: number): Seat {
      const room = rooms.get(current.id) ?? { current, seats: new Map<number, Seat>() };
      rooms.set(current.id, room);
      const seat: Seat = { socket, room, member, ...allowancesOf(socket) };
      room.seats.set(member, seat);
      seats.set(socket, seat);
      onMember(socket, true);
      return seat;
    },
    /** Tells a socket that its member is no longer connected through it. */
    end(seat: Seat, reason: EndReason): void {
      remove(seat);
      seat.socket.emit("room:ended", { reason });
    },
    /** Shows the room to one of its members. */
    show({ socket, member, room: { current } }: Seat, sealed: string, token?: string): void {
      if (!memberOf(current, member)) return;
      socket.emit("room:you", { member, ...(token !== undefined && { token }), sealed });
      socket.emit("room", viewOf(current, member));
    },
    /** Sends a frame `[from, ...frame]` to one or all of the members who are connected here, but not to the sender. */
    deliver({ seats }: LocalRoom, to: number, message: Uint8Array): void {
      const receivers = to === TO_EVERYBODY ? seats.values() : [seats.get(to)];
      for (const seat of receivers) if (seat && seat.member !== message[0]) sendFrame(seat, message);
    },
  };
}

/** Sends a frame to a member, unless its client does not keep up. */
function sendFrame({ socket }: Seat, message: Uint8Array): void {
  // The library's types keep the queue of a connection private.
  const waiting: unknown[] = Reflect.get(socket.conn, "writeBuffer");
  if (waiting.length < MAX_WAITING) socket.emit(FRAME_EVENT, message);
}
