import type { Logger } from "pino";
import type { Room } from "#domain/together/room.ts";
import type { Rooms } from "#domain/together/rooms.ts";
import { assertTapeWanted, tapeSize } from "#domain/together/round-checks.ts";
import type { Seat } from "./room-sockets.ts";
import { refuse } from "./room-trouble.ts";

type Options = {
  readonly rooms: Pick<Rooms, "checkTape">;
  readonly publish: (room: Room, before: Room) => void;
  readonly now: () => number;
  readonly log: Pick<Logger, "error">;
};

/** A tape that a member has announced; without its bytes once they have all come. */
type Tape = { readonly round: number; bytes: Buffer | undefined; received: number };

/** Takes the tapes that members send of a round on which their machines disagree: announced by an event, then in pieces of the size of a frame. */
export function createRoomTapes({ rooms, publish, now, log }: Options) {
  const tapes = new WeakMap<Seat, Tape>();

  return {
    /** A member announces a tape. */
    expect(seat: Seat | undefined, raw: unknown): void {
      if (!seat) return;
      const { round, bytes } =
        typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
      try {
        assertTapeWanted(
          seat.room.current,
          seat.member,
          tapes.get(seat)?.round === round ? undefined : round,
        );
        tapes.set(seat, { round: Number(round), bytes: Buffer.alloc(tapeSize(bytes)), received: 0 });
      } catch (error) {
        refuse(seat.socket, error, log);
      }
    },
    /** Takes a piece `[to, ...bytes]`, and has the tape played when it is whole. */
    take(seat: Seat | undefined, message: Buffer, ipAddress: string): void {
      if (!seat) return;
      const { frames, room, member, socket } = seat;
      const tape = tapes.get(seat);
      const bytes = tape?.bytes;
      const isTaken = bytes && frames.take(now(), message.length, true);
      if (!isTaken || message.length - 1 > bytes.length - tape.received) {
        if (!frames.forgive(now())) socket.conn.close(true);
        return;
      }
      tape.received += message.copy(bytes, tape.received, 1);
      if (tape.received < bytes.length) return;
      tape.bytes = undefined;
      const before = room.current;
      rooms
        .checkTape(before, member, { round: tape.round, bytes }, ipAddress)
        .then((next) => publish(next, before))
        .catch((error: unknown) => refuse(socket, error, log));
    },
  };
}
