import { t } from "#kit/language/kit-words.ts";
import type { Json } from "#kit/records/tape.ts";
import { onSiteMessage, postToSite } from "#kit/site-link.ts";
import { roundOptions } from "./choices.ts";
import type { RoomGame } from "./room-game.ts";
import { parseRoomMessage, type RoomMessage, type RoomNews } from "./room-link.ts";
import type { RoomSession } from "./room-session.ts";
import { seatsVersion } from "./seated.ts";

type Options<Action extends string> = Omit<RoomGame<Action>, "post"> & {
  /** A round that cannot be played here, in words for the visitor. */
  readonly onRefusal: (message: string) => void;
  /** The room's rounds have the page from now on, or the visitor plays alone again. */
  readonly onRoom?: (isInRoom: boolean) => void;
};

const post = (news: RoomNews) => postToSite(news);

/** A game's part in rooms: begins a round when the page says so, and passes on what the others send. */
export function openRooms<Action extends string>(options: Options<Action>) {
  let session: RoomSession<Action> | undefined;
  /** What comes while a round is being loaded. */
  let waiting: RoomMessage[] | undefined;

  async function begin(round: Extract<RoomMessage, { type: "together" }>) {
    const chosen = roundOptions<Json>(options.seated.rules, round.options);
    if (chosen === undefined) {
      options.onRefusal(t("kit.roomChoiceUnknown"));
      return;
    }
    const mine: RoomMessage[] = [];
    waiting = mine;
    session?.close();
    session = undefined;
    options.onRoom?.(true);
    const { openRoomSession } = await import("./room-session.ts");
    const opened = await openRoomSession({ ...round, options: chosen }, { ...options, post });
    // Another round may have begun meanwhile.
    if (waiting !== mine) {
      opened.close();
      return;
    }
    session = opened;
    waiting = undefined;
    for (const message of mine) handle(message);
  }

  function handle(message: RoomMessage) {
    if (message.type === "together") void begin(message);
    else if (message.type === "together-end") {
      session?.close();
      session = undefined;
      waiting = undefined;
      options.onRoom?.(false);
    } else if (waiting) waiting.push(message);
    else if (session) pass(session, message);
  }

  onSiteMessage((message) => {
    const parsed = parseRoomMessage(message);
    if (parsed) handle(parsed);
  });
  post({ type: "seats", version: seatsVersion });

  return {
    /** The round that is played with others; undefined while the visitor plays alone. */
    get session() {
      return session;
    },
  };
}

function pass(session: RoomSession<never>, message: RoomMessage) {
  if (message.type === "together-start") session.start(message);
  else if (message.type === "together-frame") session.receive(message.from, message.frame);
  else if (message.type === "together-room") session.setRoom(message);
  else if (message.type === "together-log") session.askForLog();
}
