import type { RoomView } from "#domain/together/room-view.ts";
import type { OfferedValue } from "#domain/together/seated-game.ts";
import { canStart, isHost, memberOf, type RoomMember, seated } from "./room-members.ts";

/** What the room waits for, or what became of the round: one sentence or two. */
export function roomWords(view: RoomView): string {
  if (view.phase === "lobby") return lobbyWords(view);
  if (view.phase === "loading") return loadingWords(view);
  if (view.phase === "play") return playWords(view);
  return `${resultWords(view)} ${isHost(view) ? "Once more?" : `${nameOf(view, view.host)} can start a rematch.`}`;
}

function lobbyWords(view: RoomView): string {
  const missing = view.seats.least - seated(view).length - view.computers;
  if (!canStart(view))
    return missing === 1
      ? "One more player is needed. Send the link or the code to a friend."
      : `${missing} more players are needed. Send them the link or the code.`;
  if (!isHost(view)) return `Waiting for ${nameOf(view, view.host)} to start.`;
  return "Ready when you are. Press start once everybody is here.";
}

function loadingWords(view: RoomView): string {
  const late = seated(view).filter(({ isReady, isConnected }) => isConnected && !isReady);
  if (late.length === 0) return "Get ready …";
  return `Loading. Waiting for ${listed(late.map((member) => (member.number === view.you ? "your game" : member.name)))}.`;
}

function playWords(view: RoomView): string {
  const gone = seated(view).filter(({ isConnected }) => !isConnected);
  if (gone.length > 0)
    return `${listed(gone.map(({ name }) => name))} dropped out. The seat is kept for 30 seconds.`;
  return memberOf(view, view.you)?.seat == null
    ? "The round is on. You are watching; sit down for the next one."
    : "The round is on.";
}

/** Who won, in words. The most points win. */
function resultWords(view: RoomView): string {
  const { result, round } = view;
  if (!result || !round || result.scores.length === 0) return "The round is over.";
  if (result.check === "running") return "The machines came to different results. Checking …";
  if (!result.isAgreed)
    return "The round is over, but nobody can tell who won: the machines came to different results.";
  const best = Math.max(...result.scores);
  const winners = [...round.seats.keys()].filter((seat) => result.scores[seat] === best);
  const checked = result.check === "settled" ? " The result was checked." : "";
  if (winners.length === round.seats.length && winners.length > 1) return `A draw!${checked}`;
  const names = winners.map((seat) =>
    round.seats[seat] === view.you ? "You" : (round.names[seat] ?? "The computer"),
  );
  if (names.length === 1) return (names[0] === "You" ? "You win!" : `${names[0]} wins!`) + checked;
  return `${listed(names)} share the win!${checked}`;
}

/** The places of the members after a round, best first; members with the same score share a place. */
export function placesOf({ result, round }: RoomView): ReadonlyMap<number, { place: number; score: number }> {
  const scores = result?.scores ?? [];
  return new Map(
    (round?.seats ?? []).flatMap((number, seat) => {
      const score = scores[seat];
      if (number === null || score === undefined) return [];
      return [[number, { score, place: 1 + scores.filter((other) => other > score).length }] as const];
    }),
  );
}

function nameOf(view: RoomView, number: number): string {
  return memberOf(view, number)?.name ?? "somebody who left";
}

/** The name of a member, with what sets it apart for the reader. */
export function memberWords(member: RoomMember, view: RoomView): string {
  const marks = [
    ...(member.number === view.you ? ["you"] : []),
    ...(member.number === view.host ? ["host"] : []),
    ...(member.isConnected ? [] : ["dropped out"]),
  ];
  return marks.join(", ");
}

/** A value that the host can choose: the name of who sits there, where it stands for a seat. */
export function valueWords({ label, seat }: OfferedValue, { members, you }: RoomView): string {
  const sitter = seat === undefined ? undefined : members.find((member) => member.seat === seat);
  if (!sitter) return label;
  return sitter.number === you ? `${sitter.name} (you)` : sitter.name;
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en").format(words);
}
