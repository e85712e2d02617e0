import type { RoomView } from "#domain/together/room-view.ts";

export type RoomMember = RoomView["members"][number];

export function memberOf({ members }: RoomView, number: number): RoomMember | undefined {
  return members.find((member) => member.number === number);
}

/** The members who sit, by seat. */
export function seated({ members }: RoomView): RoomMember[] {
  return members.filter(({ seat }) => seat !== null).toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
}

export function isHost({ host, you }: RoomView): boolean {
  return host === you;
}

/** Whether enough people and computers sit for a round. */
export function canStart(view: RoomView): boolean {
  return seated(view).length > 0 && seated(view).length + view.computers >= view.seats.least;
}
