import type { Translate } from "#app/messages/translate.ts";
import type { OfferedValue } from "#domain/together/seated-game.ts";
import { canStart, isHost, memberOf, type RoomMember, seated } from "./room-members.ts";
import type { ShownRoom, ShownRound } from "./shown-room.ts";

/** What the room waits for, or what became of the round: one sentence or two. */
export function roomWords(t: Translate, view: ShownRoom): string {
  if (view.phase === "lobby") return lobbyWords(t, view);
  if (view.phase === "loading") return loadingWords(t, view);
  if (view.phase === "play") return playWords(t, view);
  const next = isHost(view) ? t("room.onceMore") : t("room.hostCanRematch", { name: hostName(t, view) });
  return `${resultWords(t, view)} ${next}`;
}

function lobbyWords(t: Translate, view: ShownRoom): string {
  const missing = view.seats.least - seated(view).length - view.computers;
  if (!canStart(view)) return t("room.missing", { count: missing });
  if (!isHost(view)) return t("room.waitForHost", { name: hostName(t, view) });
  return t("room.ready");
}

function loadingWords(t: Translate, view: ShownRoom): string {
  const late = seated(view).filter(({ isReady, isConnected }) => isConnected && !isReady);
  if (late.length === 0) return t("room.getReady");
  const names = late.map((member) => (member.number === view.you ? t("room.yourGame") : member.name));
  return t("room.loading", { names: listed(t, names) });
}

function playWords(t: Translate, view: ShownRoom): string {
  const gone = seated(view).filter(({ isConnected }) => !isConnected);
  if (gone.length > 0)
    return t("room.gone", {
      count: gone.length,
      names: listed(
        t,
        gone.map(({ name }) => name),
      ),
    });
  return memberOf(view, view.you)?.seat == null ? t("room.youWatch") : t("room.play");
}

/** Who won, in words. The most points win. */
function resultWords(t: Translate, view: ShownRoom): string {
  const { result, round } = view;
  if (!result || !round || result.scores.length === 0) return t("room.over");
  if (result.check === "running") return t("room.checking");
  if (!result.isAgreed) return t("room.disputed");
  const best = Math.max(...result.scores);
  const winners = [...round.seats.keys()].filter((seat) => result.scores[seat] === best);
  const win = winnerWords(t, view, round, winners);
  return result.check === "settled" ? t("room.checked", { result: win }) : win;
}

function winnerWords(
  t: Translate,
  { you }: ShownRoom,
  round: ShownRound,
  winners: readonly number[],
): string {
  const { seats, names } = round;
  if (winners.length === seats.length && winners.length > 1) return t("room.draw");
  if (winners.length > 1) {
    const shared = winners.map((seat) =>
      seats[seat] === you ? t("room.you") : (names[seat] ?? t("room.theComputer")),
    );
    return t("room.sharedWin", { names: listed(t, shared) });
  }
  const [winner = -1] = winners;
  if (seats[winner] === you) return t("room.youWin");
  const name = names[winner];
  return name == null ? t("room.computerWins") : t("room.wins", { name });
}

/** The places of the members after a round, best first; members with the same score share a place. */
export function placesOf({
  result,
  round,
}: ShownRoom): ReadonlyMap<number, { place: number; score: number }> {
  const scores = result?.scores ?? [];
  return new Map(
    (round?.seats ?? []).flatMap((number, seat) => {
      const score = scores[seat];
      if (number === null || score === undefined) return [];
      return [[number, { score, place: 1 + scores.filter((other) => other > score).length }] as const];
    }),
  );
}

function hostName(t: Translate, view: ShownRoom): string {
  return memberOf(view, view.host)?.name ?? t("room.somebodyWhoLeft");
}

/** What sets a member apart for the reader. */
export function memberWords(t: Translate, member: RoomMember, view: ShownRoom): string {
  const marks = [
    ...(member.number === view.you ? [t("room.markYou")] : []),
    ...(member.number === view.host ? [t("room.markHost")] : []),
    ...(member.isConnected ? [] : [t("room.markGone")]),
  ];
  return new Intl.ListFormat(t.language, { type: "unit" }).format(marks);
}

/** A value that the host can choose: the name of who sits there, where it stands for a seat. */
export function valueWords(t: Translate, { label, seat }: OfferedValue, { members, you }: ShownRoom): string {
  const sitter = seat === undefined ? undefined : members.find((member) => member.seat === seat);
  if (!sitter) return label;
  return sitter.number === you ? t("room.nameAndYou", { name: sitter.name }) : sitter.name;
}

function listed(t: Translate, words: readonly string[]): string {
  return new Intl.ListFormat(t.language).format(words);
}
