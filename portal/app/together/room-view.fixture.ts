import type { RoomView } from "#domain/together/room-view.ts";
import type { RoomMember } from "./room-members.ts";

export function aMember(given: Partial<RoomMember> = {}): RoomMember {
  const number = given.number ?? 0;
  return { number, name: `Otter ${number}`, seat: number, isConnected: true, isReady: false, ...given };
}

/** A room of two, seen by its host. */
export function aRoomView(given: Partial<RoomView> = {}): RoomView {
  return {
    id: "AAAAAAAAAAAAAAAAAAAAAA",
    code: "BCDFGH",
    game: "Y2hlc3Mv",
    version: "1",
    phase: "lobby",
    isLocked: false,
    isPublic: false,
    options: {},
    host: 0,
    you: 0,
    members: [aMember({ number: 0 }), aMember({ number: 1 })],
    seats: { least: 2, most: 2 },
    computers: 0,
    ...given,
  };
}

export const aRound = {
  number: 1,
  seed: 7,
  startsAt: null,
  seats: [0, 1],
  names: ["Otter 0", "Otter 1"],
  options: { clock: 5 },
};
