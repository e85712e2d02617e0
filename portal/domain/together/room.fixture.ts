import { addMember, type Newcomer, openRoom } from "./membership.ts";
import type { Room } from "./room.ts";

export const T0 = 1_000_000;

let count = 0;

/** Somebody who comes into a room, connected to the process `here`. */
export function aNewcomer(given: Partial<Newcomer> = {}): Newcomer {
  count += 1;
  return {
    name: { adjective: count % 100, animal: 1, number: 2 },
    tokenHash: `token ${count}`,
    connection: `here/${count}`,
    ...given,
  };
}

/** A room of a game for two to four, with so many members. */
export function aRoom(given: Partial<Room> = {}, members = 1): Room {
  count += 1;
  const opened = openRoom(
    {
      id: `${count}`.padStart(22, "A"),
      code: "BCDFGH",
      game: "cmluZ291dC8",
      version: "1",
      seats: { least: 2, most: 4 },
      openedFrom: "home",
      isPublic: false,
      options: {},
    },
    aNewcomer(),
    T0,
  );
  const others = Array.from({ length: members - 1 }, () => aNewcomer());
  return { ...others.reduce(addMember, opened), ...given };
}
