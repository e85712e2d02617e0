import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { roomActions } from "#domain/together/room-actions.ts";
import { openPresence } from "./presence.ts";
import { aRoomServer, aVisitor, patience, startRound, type TestVisitor } from "./rooms.fixture.ts";

let closing: AsyncDisposableStack;
beforeEach(() => {
  closing = new AsyncDisposableStack();
});
afterEach(() => closing.disposeAsync());

const everybody = 255;

/** A round of a host, a member who plays fair and one who does not. */
async function aRound() {
  const server = await aRoomServer(closing);
  const [host, fair, hostile] = Array.from({ length: 3 }, () => aVisitor(closing, server.origin)) as [
    TestVisitor,
    TestVisitor,
    TestVisitor,
  ];
  hostile.socket.io.reconnection(false);
  const { code, id } = await host.open();
  await fair.join(code);
  await hostile.join(code);
  await startRound(host, fair, hostile);
  const hasLeft = () => vi.waitFor(() => expect(hostile.socket.connected).toBe(false), patience);
  /** The others still play. */
  const goesOn = async () => {
    host.send(everybody, 0, 0, 200);
    await vi.waitFor(() => expect(fair.frames.at(-1)).toEqual([0, 0, 0, 200]), patience);
  };
  return { server, host, fair, hostile, code, id, hasLeft, goesOn };
}

describe("a hostile member", () => {
  it("reaches nobody with frames of another seat, of the host, to nobody or of no kind, and is put out", async () => {
    const { host, fair, hostile, hasLeft, goesOn } = await aRound();
    const wrong = [
      [everybody, 0, 0],
      [everybody, 4, 1],
      [everybody, 0, 77],
      [everybody, 1, 2, 0, 1],
      [1, 3, 2, 0],
      [everybody, 2, 0],
      [1, 2, 0],
      [50, 0, 2],
      [2, 0, 2],
      [everybody, 9, 2],
      [everybody],
      [],
    ];
    for (const frame of wrong) hostile.send(...frame);
    hostile.send(everybody, 0, 2, 1);
    await vi.waitFor(() => expect(fair.frames).toEqual([[2, 0, 2, 1]]), patience);
    expect(host.frames).toEqual([[2, 0, 2, 1]]);
    for (let times = 0; times < 100; times++) hostile.send(everybody, 0, 0, 9);
    await hasLeft();
    expect(fair.frames).toHaveLength(1);
    await goesOn();
  });

  it("floods nobody: bursts are cut, and it is put out", async () => {
    const { fair, hostile, hasLeft, goesOn } = await aRound();
    for (let times = 0; times < 1000; times++) hostile.send(everybody, 0, 2, 1);
    await hasLeft();
    expect(fair.frames.length).toBeGreaterThanOrEqual(80);
    expect(fair.frames.length).toBeLessThan(160);
    await goesOn();
  });

  it("gets no second burst by coming back to the room that it is in", async () => {
    const { fair, hostile, id, hasLeft } = await aRound();
    for (let times = 0; times < 5; times++) {
      for (let frame = 0; frame < 80; frame++) hostile.send(everybody, 0, 2, 1);
      hostile.say("room:join", { room: id, ...hostile.got.you });
    }
    await hasLeft();
    expect(fair.frames.length).toBeLessThan(160);
  });

  it("sends no more logs than a minute's bytes as the host", async () => {
    const { host, fair, hostile } = await aRound();
    host.say("room:hand", 2);
    await hostile.sees({ host: 2 });
    for (let times = 0; times < 100; times++)
      hostile.socket.emit("frame", Uint8Array.of(1, 3, 0, ...new Uint8Array(4000)));
    hostile.send(everybody, 0, 2, 1);
    await vi.waitFor(() => expect(fair.frames.at(-1)).toEqual([2, 0, 2, 1]), patience);
    expect(fair.frames.length - 1).toBeGreaterThan(60);
    expect(fair.frames.length - 1).toBeLessThan(75);
  });

  it("is put out for a frame or a message that is too long", async () => {
    const { host, fair, hostile, hasLeft, goesOn } = await aRound();
    hostile.socket.emit("frame", Uint8Array.of(everybody, 0, 2, ...new Uint8Array(4095)));
    await hasLeft();
    await goesOn();
    fair.socket.io.reconnection(false);
    fair.say("room:set", "x".repeat(5000));
    await vi.waitFor(() => expect(fair.socket.connected).toBe(false), patience);
    await host.sees({ members: [{ isConnected: true }, { isConnected: false }, { isConnected: false }] });
  });

  it("changes nothing by arguments that are none", async () => {
    const { server, host, hostile, goesOn } = await aRound();
    const before = host.view();
    const odd = [
      undefined,
      null,
      -1,
      1e99,
      "0",
      [],
      [[[]]],
      {},
      { round: 1 },
      { round: 1, scores: "33" },
      { round: 1, scores: [1, 2, "3"] },
      { round: { valueOf: 1 }, scores: null },
    ];
    // As many messages as a member may send at once, from several members.
    for (const [at, argument] of odd.entries()) {
      const sender = at % 4 === 0 ? hostile : aVisitor(closing, server.origin);
      for (const event of roomActions) if (event !== "room:leave") sender.say(event, argument);
      for (const event of ["room:emote", "room:time"]) sender.say(event, argument);
      sender.say("room:constructor", argument);
    }
    await hostile.isRefused("room-not-host");
    await goesOn();
    expect(host.view()).toMatchObject({ phase: "play", round: before.round, members: [{}, {}, {}] });
  });

  it("reports a result of its own, and is outvoted", async () => {
    const { host, fair, hostile } = await aRound();
    hostile.say("room:over", { round: 1, scores: [0, 0, 1e9] });
    for (const each of [host, fair]) each.say("room:over", { round: 1, scores: [3, 2, 1] });
    await host.sees({ phase: "over", result: { scores: [3, 2, 1], isAgreed: false } });
  });

  it("does not come back once it was removed, and not as another one", async () => {
    const { server, host, fair, hostile, id } = await aRound();
    host.say("room:remove", 2);
    await vi.waitFor(() => expect(hostile.ended).toEqual(["removed"]), patience);
    const { member, token, sealed } = hostile.got.you;
    const again = aVisitor(closing, server.origin);
    again.say("room:join", { room: id, member, token, sealed });
    again.say("room:join", { room: id, member: 1, token, sealed });
    again.say("room:join", { room: id, member: fair.got.you.member, token: "A".repeat(22) });
    await vi.waitFor(() => expect(again.refused).toHaveLength(3), patience);
    expect(new Set(again.refused.map(({ code }) => code))).toEqual(new Set(["room-member-unknown"]));
    hostile.send(everybody, 0, 2, 1);
    hostile.say("room:sit");
    await hostile.isRefused("room-member-unknown");
    expect(fair.frames).toEqual([]);
  });
});

describe("a hostile visitor", () => {
  it("reaches no room with frames, and is put out when it sends many", async () => {
    const { server, fair, goesOn } = await aRound();
    const stranger = aVisitor(closing, server.origin);
    await vi.waitFor(() => expect(stranger.socket.connected).toBe(true), patience);
    stranger.socket.io.reconnection(false);
    for (let times = 0; times < 30; times++) stranger.send(everybody, 0, 2, 1);
    await vi.waitFor(() => expect(stranger.socket.connected).toBe(false), patience);
    expect(fair.frames).toEqual([]);
    await goesOn();
  });

  it("is put out for a frame before anything else", async () => {
    const server = await aRoomServer(closing);
    const raw = new WebSocket(`${server.origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
    const closed = new Promise((resolve) => raw.addEventListener("close", resolve));
    raw.addEventListener("open", () => raw.send(Uint8Array.of(255, 0, 0)));
    await closed;
  });

  it("does not guess codes: twenty wrong ones, from however many connections", async () => {
    const { server, code } = await aRound();
    const guess = async (room: string, address: string) => {
      const visitor = aVisitor(closing, server.origin, address);
      visitor.say("room:join", { room });
      await vi.waitFor(() => expect(visitor.refused.length + visitor.got.views.length).toBe(1), patience);
      return visitor.refused[0]?.code ?? "came in";
    };
    const codes = Array.from({ length: 20 }, (_, at) => `ZZZZ${"BCDF"[at % 4]}${"GHJKM"[at % 5]}`);
    expect(new Set(await Promise.all(codes.map((each) => guess(each, "evil"))))).toEqual(
      new Set(["room-not-found"]),
    );
    expect(await guess(code, "evil")).toBe("too-many-attempts");
    expect(await guess(code, "home")).toBe("came in");
  });
});

it("rooms that are turned off are refused by name", async () => {
  const presence = openPresence({
    gameOf: () => undefined,
    limits: { total: 5, perIpAddress: 5 },
    ipAddressOf: () => "one",
    isFromSite: () => true,
  });
  const server = createServer();
  presence.attach(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.defer(async () => {
    await presence.close();
    server.close();
  });
  const visitor = aVisitor(closing, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  for (const event of ["room:open", "room:join", "room:match", "room:start"]) visitor.say(event, {});
  visitor.send(255, 0, 0);
  await vi.waitFor(
    () => expect(visitor.refused.map(({ code }) => code)).toEqual(Array(3).fill("together-off")),
    patience,
  );
});
