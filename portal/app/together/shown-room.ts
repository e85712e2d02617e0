import type { Name } from "#domain/records/name.ts";
import type { Round } from "#domain/together/room.ts";
import type { RoomView } from "#domain/together/room-view.ts";

/** A room as a member sees it, with names in the language of the page. */
export type ShownRoom = Omit<RoomView, "members" | "round"> & {
  readonly members: readonly (Omit<RoomView["members"][number], "name"> & { readonly name: string })[];
  readonly round?: ShownRound;
};

export type ShownRound = Omit<Round, "names"> & { readonly names: readonly (string | null)[] };

export function shownRoom(
  { members, round, ...room }: RoomView,
  nameText: (name: Name) => string,
): ShownRoom {
  return {
    ...room,
    members: members.map((member) => ({ ...member, name: nameText(member.name) })),
    ...(round && { round: { ...round, names: round.names.map((name) => name && nameText(name)) } }),
  };
}
