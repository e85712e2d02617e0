import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { shared } from "#app/islands/presence/connection.ts";
import { translateTo } from "#app/messages/languages.ts";
import type { gameChannel } from "./game-channel.ts";
import { openRoomClient } from "./room-client.ts";
import { aMember, aRoomView, aRound, otterName, sentRoom } from "./room-view.fixture.ts";
import type { ShownRoom } from "./shown-room.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const t = translateTo("en");
const you = { member: 0, token: "t", sealed: "s" };
const tape = Uint8Array.of(1, 2, 3);

/** A page with a socket, a game and a tab's storage that the test drives. */
function aPage(storage = memoryStorage(), isConnected = true) {
  const sent: unknown[][] = [];
  const posted: { type: string }[] = [];
  const connect = vi.fn();
  const connection: typeof shared = {
    socket: {
      connect,
      emit(...event) {
        if (isConnected && event[0] !== "room:time") sent.push(event);
        return isConnected;
      },
    },
  };
  const channel: typeof gameChannel = { post: undefined, receive: () => undefined };
  const client = openRoomClient({
    game: "Y2hlc3Mv",
    owner: undefined,
    connection,
    channel,
    storage,
    t,
    nameText: otterName,
  });
  return {
    client,
    connect,
    storage,
    sent: () => sent.splice(0),
    posted: () => posted.splice(0),
    server: (event: string, argument: unknown) => connection.listener?.(event, argument),
    serverRoom: (view: ShownRoom) => connection.listener?.("room", sentRoom(view)),
    game: (news: Record<string, unknown>) => channel.room?.(news),
    launch() {
      channel.post = (message) => posted.push(message);
      channel.room?.({ type: "seats", version: "1" });
    },
    setConnected(next: boolean) {
      isConnected = next;
      if (next) connection.listener?.("connect");
      else connection.listener?.("disconnect");
    },
    enter(view: ShownRoom = aRoomView()) {
      client.open({});
      connection.listener?.("room:you", you);
      connection.listener?.("room", sentRoom(view));
      sent.length = 0;
    },
  };
}

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe("a room client", () => {
  it("opens a room and shows what the server says of it", () => {
    const page = aPage();
    const onChange = vi.fn();
    page.client.subscribe(onChange);
    page.client.open({ clock: 5 });
    expect(page.sent()).toEqual([
      ["room:open", { game: "Y2hlc3Mv", isPublic: false, options: { clock: 5 }, owner: undefined }],
    ]);
    expect(page.client.state().status).toBe("entering");
    page.server("room:you", you);
    page.serverRoom(aRoomView());
    expect(page.client.state()).toMatchObject({ status: "in", view: { code: "BCDFGH" }, trouble: "" });
    expect(onChange).toHaveBeenCalled();
  });

  it("asks once there is a connection, and tries for one", () => {
    const page = aPage(memoryStorage(), false);
    page.client.join("BCDFGH");
    expect(page.sent()).toEqual([]);
    vi.advanceTimersByTime(1100);
    expect(page.connect.mock.calls.length).toBeGreaterThanOrEqual(3);
    page.setConnected(true);
    expect(page.sent()).toEqual([["room:join", { room: "BCDFGH", owner: undefined }]]);
  });

  it("says why a room cannot be entered", () => {
    const page = aPage();
    page.client.join("BCDFGH");
    page.server("room:refused", { code: "room-locked", values: {} });
    expect(page.client.state()).toMatchObject({
      status: "out",
      trouble: "The host has locked this room. Ask to be let in.",
    });
  });

  it("stays in the room when something else is refused", () => {
    const page = aPage();
    page.enter();
    page.client.start();
    page.server("room:refused", { code: "room-too-few", values: { count: 2 } });
    expect(page.client.state()).toMatchObject({
      status: "in",
      trouble: "This game needs 2 players. Send somebody the link.",
    });
  });

  it("takes its seat again when the connection was lost, with what the server sealed last", () => {
    const page = aPage();
    page.enter();
    page.server("room:you", { sealed: "later" });
    page.setConnected(false);
    expect(page.client.state()).toMatchObject({ status: "lost", view: { code: "BCDFGH" } });
    page.setConnected(true);
    expect(page.sent()).toEqual([
      ["room:join", { room: aRoomView().id, member: 0, token: "t", sealed: "later" }],
    ]);
    page.serverRoom(aRoomView());
    expect(page.client.state().status).toBe("in");
  });

  it("comes back after a reload of the tab, to the room that the URL names", () => {
    const before = aPage();
    before.enter();
    const after = aPage(before.storage);
    expect(after.client.resume("ZZZZZZ")).toBe(false);
    expect(after.client.resume("BCDFGH")).toBe(true);
    expect(after.sent()).toEqual([
      ["room:join", { room: aRoomView().id, member: 0, token: "t", sealed: "s" }],
    ]);
  });

  it("forgets the room that it left, and one that ended", () => {
    const page = aPage();
    page.enter();
    page.client.leave();
    expect(page.sent()).toEqual([["room:leave", undefined]]);
    expect(page.client.state()).toMatchObject({ status: "out", view: undefined, trouble: "" });
    expect(aPage(page.storage).client.resume("BCDFGH")).toBe(false);
    page.enter();
    page.server("room:ended", { reason: "removed" });
    expect(page.client.state().trouble).toContain("removed you");
    page.setConnected(false);
    page.setConnected(true);
    expect(page.sent()).toEqual([]);
  });

  it("tells two emotes of the same member apart", () => {
    const page = aPage();
    page.enter();
    page.server("room:emote", { member: 1, emote: 3 });
    const first = page.client.state().emote;
    page.server("room:emote", { member: 1, emote: 3 });
    expect(page.client.state().emote).not.toEqual(first);
  });
});

describe("the game of a room", () => {
  const loading = aRoomView({ phase: "loading", round: aRound, options: { clock: 5 } });
  const play = aRoomView({ phase: "play", round: { ...aRound, startsAt: 1_005_000 } });

  it("is told of the round, then of its start by the server's clock", () => {
    const page = aPage();
    page.launch();
    page.enter();
    // Half of the time there and back is 20 ms: the server is 3000 ms ahead.
    page.server("room:time", { echo: Date.now() - 40, now: Date.now() + 2980 });
    page.serverRoom(loading);
    expect(page.posted()).toEqual([
      {
        type: "together",
        round: 1,
        seat: 0,
        seats: [
          { name: "Otter 0", isYou: true },
          { name: "Otter 1", isYou: false },
        ],
        seed: 7,
        options: { clock: 5 },
        isHost: true,
        host: 0,
        you: 0,
      },
      { type: "together-room", host: 0, isHost: true, connected: [true, true] },
    ]);
    page.game({ type: "together-ready", round: 1 });
    expect(page.sent()).toEqual([["room:ready", 1]]);
    page.serverRoom(play);
    expect(page.posted()).toEqual([{ type: "together-start", startsAt: 1_005_000, clock: 3000 }]);
    page.game({ type: "together-over", round: 1, scores: [3, 1], tape });
    expect(page.sent()).toEqual([["room:over", { round: 1, scores: [3, 1] }]]);
  });

  it("sends the tape of a round once, in pieces, where the machines disagree", () => {
    const page = aPage();
    page.launch();
    page.enter(play);
    const long = Uint8Array.from({ length: 5000 }, (_, at) => at % 251);
    page.game({ type: "together-over", round: 1, scores: [3, 1], tape: long });
    page.sent();
    const disputed = {
      ...play,
      phase: "over" as const,
      result: { scores: [3, 1], isAgreed: false, check: "running" as const },
    };
    page.serverRoom(disputed);
    page.serverRoom(disputed);
    expect(page.sent()).toEqual([
      ["room:tape", { round: 1, bytes: 5000 }],
      ["frame", Uint8Array.of(254, ...long.subarray(0, 4000))],
      ["frame", Uint8Array.of(254, ...long.subarray(4000))],
    ]);
  });

  it.each([
    ["says once that it is in the middle of a round that another machine has reported", false],
    ["leaves a round to the others that it does not play while it is hidden", true],
  ])("%s", (_, hidden) => {
    vi.stubGlobal("document", { hidden });
    const page = aPage();
    page.launch();
    page.enter(play);
    page.sent();
    const reported = {
      ...play,
      phase: "over" as const,
      result: { scores: [0, 9], isAgreed: false, check: "running" as const },
    };
    page.serverRoom(reported);
    page.serverRoom(reported);
    expect(page.sent()).toEqual(hidden ? [] : [["room:playing", 1]]);
  });

  it("gets the round when it is launched in the middle of one, and asks for its log", () => {
    const page = aPage();
    page.enter({ ...play, you: 2, members: [...play.members, aMember({ number: 2, seat: null })] });
    page.launch();
    expect(page.posted().map(({ type }) => type)).toEqual([
      "together",
      "together-start",
      "together-log",
      "together-room",
    ]);
    page.launch();
    expect(page.posted()[0]).toMatchObject({ type: "together", seat: null });
  });

  it("sends frames to members and gets theirs", () => {
    const page = aPage();
    page.launch();
    page.enter(play);
    page.posted();
    page.game({ type: "together-frame", to: 255, frame: Uint8Array.of(0, 0, 9) });
    expect(page.sent()).toEqual([["frame", Uint8Array.of(255, 0, 0, 9)]]);
    page.server("frame", Uint8Array.of(1, 0, 1, 8));
    expect(page.posted()).toEqual([{ type: "together-frame", from: 1, frame: Uint8Array.of(0, 1, 8) }]);
  });

  it("hears who dropped out, and asks for the log when the connection was lost", () => {
    const page = aPage();
    page.launch();
    page.enter(play);
    page.posted();
    page.serverRoom({ ...play, members: [aMember(), aMember({ number: 1, isConnected: false })] });
    expect(page.posted()).toEqual([
      { type: "together-room", host: 0, isHost: true, connected: [true, false] },
    ]);
    page.game({ type: "together-over", round: 1, scores: [3, 1], tape });
    page.setConnected(false);
    page.setConnected(true);
    page.sent();
    page.serverRoom(play);
    expect(page.posted().map(({ type }) => type)).toEqual(["together-room", "together-log"]);
    expect(page.sent()).toEqual([["room:over", { round: 1, scores: [3, 1] }]]);
  });

  it("says again that it is ready where that may have been lost", () => {
    const page = aPage();
    page.launch();
    page.enter(loading);
    page.game({ type: "together-ready", round: 1 });
    page.setConnected(false);
    page.setConnected(true);
    page.sent();
    page.serverRoom(loading);
    expect(page.sent()).toEqual([["room:ready", 1]]);
  });

  it("plays alone again once the room is left", () => {
    const page = aPage();
    page.launch();
    page.enter(play);
    page.posted();
    page.client.leave();
    expect(page.posted()).toEqual([{ type: "together-end" }]);
  });
});
