import type { shared } from "#app/islands/presence/connection.ts";
import type { Translate } from "#app/messages/translate.ts";
import type { Name } from "#domain/records/name.ts";
import type { RoomRefusalCode } from "#domain/together/room-refusal.ts";
import type { RoomView } from "#domain/together/room-view.ts";
import type { RoomOptions } from "#domain/together/seated-game.ts";
import type { gameChannel } from "./game-channel.ts";
import { connectRoomGame } from "./room-game.ts";
import { createServerClock } from "./server-clock.ts";
import { type ShownRoom, shownRoom } from "./shown-room.ts";
import { readRoom, type StoredRoom, writeRoom } from "./stored-room.ts";

/** State of the room client, for the panel. The object is replaced when anything in it changes. */
export type RoomState = {
  /** `out`: in no room. `entering`: the server has not answered yet. `lost`: in a room, without a connection for now. */
  readonly status: "out" | "entering" | "in" | "lost";
  readonly view: ShownRoom | undefined;
  /** The last refusal, or why the room ended. */
  readonly trouble: string;
  /** The last emote, with a number that tells two of them apart. */
  readonly emote: { readonly member: number; readonly emote: number; readonly count: number } | undefined;
};

export type RoomClient = {
  state(): RoomState;
  subscribe(onChange: () => void): () => void;
  /** Opens a room of this game. */
  open(options: RoomOptions): void;
  /** Joins a room by its code or id. */
  join(room: string): void;
  /** Joins a public room of this game with a free seat, or opens one. */
  match(): void;
  /** Comes back to the room that this tab was in, if it was in one: after a reload. */
  resume(room: string): boolean;
  leave(): void;
  set(change: { isLocked?: boolean; isPublic?: boolean; options?: RoomOptions; computers?: number }): void;
  handTo(member: number): void;
  remove(member: number): void;
  /** Takes this seat, or the first that is free. */
  sit(seat?: number): void;
  stand(): void;
  /** Begins a round; after one, the rematch. */
  start(): void;
  emote(emote: number): void;
  close(): void;
};

type Options = {
  /** Id of the page's game. */
  readonly game: string;
  /** Key of the visitor's records, whose name the room shows; undefined where there is none. */
  readonly owner: string | undefined;
  readonly connection: typeof shared;
  readonly channel: typeof gameChannel;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly t: Translate;
  readonly nameText: (name: Name) => string;
};

type Refused = {
  readonly code: RoomRefusalCode | "too-many-attempts";
  readonly values: Readonly<Record<string, string | number>>;
};

/** An answer to each is awaited for the clock: some at once, then few. */
const FIRST_PINGS = 6;
const FIRST_PING_MS = 200;
const PING_MS = 10_000;
/** The socket's own attempts come in longer intervals, as all pages of the site make them. */
const RETRY_MS = 500;

const out: RoomState = { status: "out", view: undefined, trouble: "", emote: undefined };

/** Client of a room over the page's socket: what the visitor does goes out, what the server says becomes the state. */
export function openRoomClient({
  game,
  owner,
  connection,
  channel,
  storage,
  t,
  nameText,
}: Options): RoomClient {
  const listeners = new Set<() => void>();
  const clock = createServerClock();
  let state = out;
  /** How the room is entered at the next connect: as asked, and as a known member once the server has said who we are. */
  let entry: readonly [event: string, argument: object] | undefined;
  let membership: Partial<StoredRoom> | undefined;
  let pings = 0;
  let pingTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setInterval> | undefined;

  const emit = (event: string, argument?: unknown) => connection.socket?.emit(event, argument) ?? false;
  const roomGame = connectRoomGame({ channel, clock: clock.offset, emit });

  function change(part: Partial<RoomState>): void {
    state = { ...state, ...part };
    for (const notify of listeners) notify();
  }

  function enter(event: string, argument: object): void {
    entry = [event, argument];
    change({ ...out, status: "entering" });
    // Without a connection it waits for one.
    if (emit(event, argument)) startPings();
    else retry();
  }

  function retry(): void {
    clearInterval(retryTimer);
    retryTimer = setInterval(() => connection.socket?.connect(), RETRY_MS);
    connection.socket?.connect();
  }

  function startPings(): void {
    clearTimeout(pingTimer);
    pings = 0;
    ping();
  }

  function ping(): void {
    emit("room:time", Date.now());
    pingTimer = setTimeout(ping, ++pings < FIRST_PINGS ? FIRST_PING_MS : PING_MS);
  }

  function drop(trouble: string): void {
    entry = undefined;
    membership = undefined;
    clearTimeout(pingTimer);
    clearInterval(retryTimer);
    writeRoom(storage, undefined);
    roomGame.end();
    change({ ...out, trouble });
  }

  function remember(part: Partial<StoredRoom>): void {
    membership = { ...membership, ...part, game };
    const { room, code, member, token, sealed = "" } = membership;
    if (room === undefined || code === undefined || member === undefined || token === undefined) return;
    entry = ["room:join", { room, member, token, sealed }];
    writeRoom(storage, { room, code, game, member, token, sealed });
  }

  // The server is our own: what it sends is what the table of events says.
  const handlers: Record<string, ((argument: unknown) => void) | undefined> = {
    connect() {
      if (!entry) return;
      clearInterval(retryTimer);
      emit(...entry);
      startPings();
    },
    disconnect() {
      clearTimeout(pingTimer);
      if (!entry) return;
      if (state.status === "in") change({ status: "lost" });
      retry();
    },
    frame: (argument) => roomGame.receive(argument as Uint8Array),
    room(argument) {
      if (!entry) return;
      const view = shownRoom(argument as RoomView, nameText);
      const isBack = state.status === "lost";
      remember({ room: view.id, code: view.code });
      change({ status: "in", view, trouble: view.phase === state.view?.phase ? state.trouble : "" });
      roomGame.show(view, isBack);
    },
    "room:you": (argument) => entry && remember(argument as Pick<StoredRoom, "member" | "token" | "sealed">),
    "room:refused"(argument) {
      const { code, values } = argument as Refused;
      const trouble = t(`roomRefusal.${code}`, values);
      if (state.status === "in") change({ trouble });
      else drop(trouble);
    },
    "room:ended"(argument) {
      const { reason } = argument as { reason: "removed" | "closed" | "elsewhere" };
      if (entry) drop(t(`roomEnd.${reason}`));
    },
    "room:emote"(argument) {
      const count = (state.emote?.count ?? 0) + 1;
      change({ emote: { ...(argument as { member: number; emote: number }), count } });
    },
    "room:time"(argument) {
      const { echo, now } = argument as { echo: number; now: number };
      clock.add(echo, now, Date.now());
    },
  };

  connection.listener = (event, argument) => handlers[event]?.(argument);

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open: (options) => enter("room:open", { game, isPublic: false, options, owner }),
    join: (room) => enter("room:join", { room, owner }),
    match: () => enter("room:match", { game, owner }),
    resume(room) {
      const stored = readRoom(storage);
      if (!stored || stored.game !== game || (stored.room !== room && stored.code !== room)) return false;
      membership = stored;
      const { member, token, sealed } = stored;
      enter("room:join", { room: stored.room, member, token, sealed });
      return true;
    },
    leave() {
      emit("room:leave");
      drop("");
    },
    set: (change) => emit("room:set", change),
    handTo: (member) => emit("room:hand", member),
    remove: (member) => emit("room:remove", member),
    sit: (seat) => emit("room:sit", seat),
    stand: () => emit("room:stand"),
    start: () => emit("room:start"),
    emote: (emote) => emit("room:emote", emote),
    close() {
      drop("");
      delete connection.listener;
      delete channel.room;
    },
  };
}
