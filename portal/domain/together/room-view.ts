import type { Name } from "#domain/records/name.ts";
import { freeSeats, isConnected, type Phase, type Room, type Round, type RoundResult } from "./room.ts";
import type { RoomOptions } from "./seated-game.ts";

/** The room as a member sees it. */
export type RoomView = {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly version: string;
  readonly phase: Phase;
  readonly isLocked: boolean;
  readonly isPublic: boolean;
  readonly options: RoomOptions;
  readonly host: number;
  readonly you: number;
  readonly members: readonly {
    readonly number: number;
    readonly name: Name;
    readonly seat: number | null;
    readonly isConnected: boolean;
    readonly isReady: boolean;
  }[];
  readonly seats: { readonly least: number; readonly most: number };
  readonly computers: number;
  readonly round?: Round;
  readonly result?: RoundResult;
};

export function viewOf(room: Room, you: number): RoomView {
  const { id, code, game, version, phase, isLocked, isPublic, options, host, seats, round, result } = room;
  return {
    ...{ id, code, game, version, phase, isLocked, isPublic, options, host, you, seats },
    members: room.members.map((member) => ({
      number: member.number,
      name: member.name,
      seat: member.seat,
      isConnected: isConnected(member),
      isReady: member.isReady,
    })),
    computers: Math.min(room.computers, freeSeats(room).length),
    ...(round && { round }),
    ...(result && { result }),
  };
}

/** A public room as everybody sees it who might come in. */
export type OpenRoom = {
  readonly code: string;
  readonly game: string;
  readonly seats: { readonly taken: number; readonly most: number };
  readonly hostName: Name | undefined;
};

/** The public rooms with a free seat, between two rounds, of those that are there; the fullest first. */
export function openPublicRooms(rooms: readonly Room[]): OpenRoom[] {
  return rooms
    .filter((room) => canSitDown(room) && (room.phase === "lobby" || room.phase === "over"))
    .map((room) => {
      const { code, game, seats, members, host } = room;
      const hostName = members.find(({ number }) => number === host)?.name;
      return {
        code,
        game,
        seats: { taken: seats.most - freeSeats(room).length, most: seats.most },
        hostName,
      };
    })
    .toSorted(
      (a, b) => a.seats.most - a.seats.taken - (b.seats.most - b.seats.taken) || (a.code < b.code ? -1 : 1),
    );
}

/** The rooms in which a visitor who plays with anybody can sit down: those that have not begun, the fullest first. */
export function matchingRooms(rooms: readonly Room[], game: string): Room[] {
  return rooms
    .filter((room) => room.game === game && room.phase === "lobby" && canSitDown(room))
    .toSorted((a, b) => freeSeats(a).length - freeSeats(b).length || (a.code < b.code ? -1 : 1));
}

function canSitDown(room: Room): boolean {
  return room.isPublic && !room.isLocked && freeSeats(room).length > 0 && room.members.some(isConnected);
}
