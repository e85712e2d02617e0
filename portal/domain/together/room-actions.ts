import { Refusal } from "#domain/errors.ts";
import { handOn, removeMember, sit, stand } from "./membership.ts";
import { memberOf, type Room } from "./room.ts";
import { type SettingsContext, setRoom } from "./room-settings.ts";
import { markPlaying } from "./round-checks.ts";
import { markReady, reportResult, startRound } from "./rounds.ts";

/** What an action needs besides the room and what the member sent. */
export type ActionContext = SettingsContext & { readonly now: number; readonly seed: number };

type Action = (room: Room, member: number, argument: unknown, context: ActionContext) => Room;

const hostActions = {
  "room:set": (room, _, argument, context) => setRoom(room, argument, context),
  "room:hand": (room, _, argument) => handOn(room, argument),
  "room:remove": (room, _, argument, { now }) =>
    typeof argument === "number" ? removeMember(room, argument, now) : room,
  "room:start": (room, _, __, { seed, now }) => startRound(room, seed, now),
} satisfies Record<string, Action>;

const memberActions = {
  "room:leave": (room, member, _, { now }) => removeMember(room, member, now),
  "room:sit": (room, member, argument) => sit(room, member, argument),
  "room:stand": (room, member) => stand(room, member),
  "room:ready": (room, member, argument, { now }) => markReady(room, member, argument, now),
  "room:over": (room, member, argument, { now }) => reportResult(room, member, argument, now),
  "room:playing": (room, member, argument, { now }) => markPlaying(room, member, argument, now),
} satisfies Record<string, Action>;

export type RoomAction = keyof typeof hostActions | keyof typeof memberActions;

/** Everything that a member can do in a room; some of it is for the host alone. */
export const roomActions: readonly RoomAction[] = [
  "room:set",
  "room:hand",
  "room:remove",
  "room:start",
  "room:leave",
  "room:sit",
  "room:stand",
  "room:ready",
  "room:over",
  "room:playing",
];

/** The room after an action of a member. Refuses what this member may not do, or not now. */
export function act(
  room: Room,
  member: number,
  action: RoomAction,
  argument: unknown,
  context: ActionContext,
): Room {
  if (!memberOf(room, member))
    throw new Refusal("room-member-unknown", "You are not in this room any more.", {
      values: { what: "gone" },
    });
  if (isHostAction(action)) {
    if (room.host !== member) throw new Refusal("room-not-host", "Only the host of the room can do this.");
    return hostActions[action](room, member, argument, context);
  }
  return memberActions[action](room, member, argument, context);
}

function isHostAction(action: RoomAction): action is keyof typeof hostActions {
  return action in hostActions;
}
