import type { Name } from "#domain/records/name.ts";
import type { RoomView } from "#domain/together/room-view.ts";
import type { RoomMember } from "./room-members.ts";
import type { ShownRoom } from "./shown-room.ts";

export function aMember(given: Partial<RoomMember> = {}): RoomMember {
  const number = given.number ?? 0;
  return { number, name: `Otter ${number}`, seat: number, isConnected: true, isReady: false, ...given };
}

/** A room of two, seen by its host. */
export function aRoomView(given: Partial<ShownRoom> = {}): ShownRoom {
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

/** The name of a number: `Otter 1` as the fixtures above have it. */
export const otterName = ({ number }: Pick<Name, "number">) => `Otter ${number}`;

/** The room as the server sends it, with names that nobody has put in words yet. */
export function sentRoom({ members, round, ...room }: ShownRoom): RoomView {
  const sent = (name: string): Name => ({ adjective: 14, animal: 90, number: Number(name.split(" ")[1]) });
  return {
    ...room,
    members: members.map((member) => ({ ...member, name: sent(member.name) })),
    ...(round && {
      round: { ...round, names: round.names.map((name) => (name === null ? null : sent(name))) },
    }),
  };
}
