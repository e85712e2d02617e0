import type { RoomNews, RoomToGame } from "#player/protocol/together.ts";
import type { gameChannel } from "./game-channel.ts";
import { isHost, memberOf } from "./room-members.ts";
import { parseRoomNews } from "./room-news.ts";
import type { ShownRoom } from "./shown-room.ts";

/** In place of a member's number, in front of a piece of a tape. */
const TO_SERVER = 254;
const TAPE_PIECE_BYTES = 4000;

type Options = {
  readonly channel: Pick<typeof gameChannel, "post" | "room">;
  /** By how much the server's clock is ahead of this machine's. */
  readonly clock: () => number;
  readonly emit: (event: string, argument: unknown) => void;
};

/** Everything of the round that the room and the game in the frame tell each other. */
export type RoomGame = {
  /** Brings the game to the room's state. `isBack`: the connection was lost since the last time. */
  show(view: ShownRoom, isBack: boolean): void;
  /** A frame of another member: its number, and what it sent. */
  receive(bytes: Uint8Array): void;
  /** The room was left: the visitor plays alone again. */
  end(): void;
};

export function connectRoomGame({ channel, clock, emit }: Options): RoomGame {
  let view: ShownRoom | undefined;
  /** Number of the round that the game has been told of, whether with its start, and what it was last told of the room. */
  let told = { round: -1, isStarted: false, room: "" };
  /** What the game has said of the round, to be said again where the connection was lost. */
  let ready: RoomNews | undefined;
  let over: Extract<RoomNews, { type: "together-over" }> | undefined;
  /** The number of the last round that the server was shown what it asked for: a tape, or that it is still played here. */
  let shown = -1;

  channel.room = (message) => {
    const news = parseRoomNews(message);
    if (news?.type === "seats") {
      // Launched, or loaded again: it knows nothing of the round.
      told = { round: -1, isStarted: false, room: "" };
      tell();
    } else if (news?.type === "together-ready") {
      ready = news;
      emit("room:ready", news.round);
    } else if (news?.type === "together-over") {
      over = news;
      emit("room:over", { round: news.round, scores: news.scores });
    } else if (news) {
      emit("frame", Uint8Array.of(news.to, ...news.frame));
    }
  };

  function tell(): void {
    const { post } = channel;
    const { round, phase } = view ?? {};
    if (!post || !view || !round || (phase !== "loading" && phase !== "play")) return;
    const isNew = told.round !== round.number;
    if (isNew) {
      told = { round: round.number, isStarted: false, room: "" };
      post(roundMessage(view, round));
    }
    if (phase === "play" && !told.isStarted && round.startsAt != null) {
      told.isStarted = true;
      post({ type: "together-start", startsAt: round.startsAt, clock: clock() });
      // Joined in the middle, or loaded again: the others have played on.
      if (isNew) post({ type: "together-log" });
    }
    const room = roomMessage(view, round);
    if (told.room !== JSON.stringify(room)) post(room);
    told.room = JSON.stringify(room);
  }

  /** The machines disagree on the round: shows its tape, or says that it is not over here. A page that is hidden has left the round to others. */
  function showRound(round: number): void {
    if (shown === round) return;
    if (over?.round === round) sendTape(over);
    else if (told.round === round && told.isStarted && !document.hidden) emit("room:playing", round);
    else return;
    shown = round;
  }

  /** Sends a tape in pieces of the size of a frame. */
  function sendTape({ round, tape }: NonNullable<typeof over>): void {
    emit("room:tape", { round, bytes: tape.length });
    for (let at = 0; at < tape.length; at += TAPE_PIECE_BYTES)
      emit("frame", Uint8Array.of(TO_SERVER, ...tape.subarray(at, at + TAPE_PIECE_BYTES)));
  }

  return {
    show(next, isBack) {
      view = next;
      tell();
      if (next.result?.check === "running" && next.round) showRound(next.round.number);
      if (!isBack || !next.round) return;
      const { number } = next.round;
      if (next.phase === "loading" && ready && "round" in ready && ready.round === number)
        emit("room:ready", number);
      if (next.phase !== "play") return;
      channel.post?.({ type: "together-log" });
      if (over?.round === number) emit("room:over", { round: number, scores: over.scores });
    },
    receive(bytes) {
      // A copy: the message would take the whole buffer along.
      channel.post?.({ type: "together-frame", from: bytes[0] ?? 0, frame: bytes.slice(1) });
    },
    end() {
      if (told.round >= 0) channel.post?.({ type: "together-end" });
      told = { round: -1, isStarted: false, room: "" };
      view = undefined;
    },
  };
}

type Round = NonNullable<ShownRoom["round"]>;

function roundMessage(view: ShownRoom, { number, seed, seats, names, options }: Round): RoomToGame {
  const { you, host } = view;
  const seat = seats.indexOf(you);
  return {
    type: "together",
    round: number,
    seat: seat < 0 ? null : seat,
    seats: names.map((name, at) => (name === null ? null : { name, isYou: at === seat })),
    seed,
    options,
    isHost: isHost(view),
    host,
    you,
  };
}

function roomMessage(view: ShownRoom, { seats }: Round): RoomToGame {
  return {
    type: "together-room",
    host: view.host,
    isHost: isHost(view),
    connected: seats.map((sitter) => sitter !== null && memberOf(view, sitter)?.isConnected === true),
  };
}
