import type { ShownRoom } from "./shown-room.ts";

export type RoomMember = ShownRoom["members"][number];

export function memberOf({ members }: ShownRoom, number: number): RoomMember | undefined {
  return members.find((member) => member.number === number);
}

/** The members who sit, by seat. */
export function seated({ members }: ShownRoom): RoomMember[] {
  return members.filter(({ seat }) => seat !== null).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
}

export function isHost({ host, you }: ShownRoom): boolean {
  return host === you;
}

/** Whether enough people and computers sit for a round. */
export function canStart(view: ShownRoom): boolean {
  return seated(view).length > 0 && seated(view).length + view.computers >= view.seats.least;
}
