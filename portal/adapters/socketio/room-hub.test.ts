import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chess, ringout, someRooms } from "#domain/together/rooms.fixture.ts";
import { aRoomServer, aVisitor, patience, startRound } from "./rooms.fixture.ts";

let closing: AsyncDisposableStack;
beforeEach(() => {
  closing = new AsyncDisposableStack();
});
afterEach(() => closing.disposeAsync());

const everybody = 255;

async function aRoomOf(number: number, given: Parameters<typeof aRoomServer>[1] = {}) {
  const server = await aRoomServer(closing, given);
  const host = aVisitor(closing, server.origin);
  const { code, id } = await host.open();
  const others = [];
  for (let at = 1; at < number; at++) {
    const other = aVisitor(closing, server.origin);
    await other.join(code);
    others.push(other);
  }
  const all = [host, ...others];
  for (const each of all) await each.sees({ members: all.map(() => ({ isConnected: true })) });
  return { server, host, others, all, code, id };
}

describe("a room", () => {
  it("is played in by two: they come in, start, send frames, and end it", async () => {
    const { host, others, all, id } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    expect(host.view()).toMatchObject({ id, host: 0, you: 0, seats: { least: 2, most: 4 } });
    expect(guest.view()).toMatchObject({ you: 1, members: [{ seat: 0 }, { seat: 1 }] });
    expect(new Set(guest.view().members.map(({ name }) => name)).size).toBe(2);
    await startRound(host, guest);
    expect(guest.view().round?.seed).toBe(host.view().round?.seed);
    host.send(everybody, 0, 0, 7, 7);
    guest.send(0, 0, 1, 9);
    await vi.waitFor(() => expect(guest.frames).toEqual([[0, 0, 0, 7, 7]]), patience);
    await vi.waitFor(() => expect(host.frames).toEqual([[1, 0, 1, 9]]), patience);
    for (const each of all) each.say("room:over", { round: 1, scores: [3, 1] });
    for (const each of all) await each.sees({ phase: "over", result: { scores: [3, 1], isAgreed: true } });
    await startRound(host, guest);
    expect(host.view().result).toBeUndefined();
  });

  it("has frames of four go to everybody else, and logs to whom they are for, once each and in order", async () => {
    const { host, others, all } = await aRoomOf(5);
    await startRound(host, ...others.slice(0, 3));
    for (let step = 0; step < 20; step++)
      all.slice(0, 4).map((each, seat) => each.send(everybody, 0, seat, step));
    host.send(4, 3, 1, 99);
    const [, , , watcher] = others as [typeof host, typeof host, typeof host, typeof host];
    await vi.waitFor(() => expect(watcher.frames).toHaveLength(81), patience);
    for (const [seat, each] of all.slice(0, 4).entries()) {
      await vi.waitFor(() => expect(each.frames).toHaveLength(60), patience);
      for (const from of [0, 1, 2, 3].filter((number) => number !== seat))
        expect(each.frames.filter(([sender]) => sender === from).map((frame) => frame[3])).toEqual(
          Array.from({ length: 20 }, (_, step) => step),
        );
    }
    expect(watcher.frames).toContainEqual([0, 3, 1, 99]);
  });

  it("sends a frame as one binary message, with nothing around it", async () => {
    const { server, host, code } = await aRoomOf(1);
    const raw = new WebSocket(`${server.origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
    raw.binaryType = "arraybuffer";
    closing.defer(() => raw.close());
    const frames: Uint8Array[] = [];
    raw.addEventListener("message", ({ data }) => {
      if (data instanceof ArrayBuffer) frames.push(new Uint8Array(data));
      else if (data.startsWith("0")) raw.send("40");
      else if (data.startsWith("40")) raw.send(`42["room:join",{"room":"${code}"}]`);
    });
    await host.sees({ members: [{}, {}] });
    host.say("room:start");
    await host.sees({ phase: "loading" });
    raw.send('42["room:ready",1]');
    host.say("room:ready", 1);
    await host.sees({ phase: "play" });
    raw.send(Uint8Array.of(0, 0, 1, 42));
    await vi.waitFor(() => expect(host.frames).toEqual([[1, 0, 1, 42]]), patience);
    host.send(1, 0, 0, 43);
    await vi.waitFor(() => expect(frames).toEqual([Uint8Array.of(0, 0, 0, 43)]), patience);
  });

  it("tells the time of the server, and shows emotes to everybody: three in five seconds", async () => {
    const { host, others } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    host.say("room:time", 123.5);
    await vi.waitFor(() => expect(host.times).toHaveLength(1), patience);
    expect(host.times[0]?.echo).toBe(123.5);
    expect(Math.abs((host.times[0]?.now ?? 0) - Date.now())).toBeLessThan(5000);
    for (const odd of [8, -1, 0.5, "1", null]) guest.say("room:emote", odd);
    for (let emote = 0; emote < 5; emote++) guest.say("room:emote", emote);
    guest.say("room:stand");
    await host.sees({ members: [{}, { seat: null }] });
    expect(host.emotes).toEqual([0, 1, 2].map((emote) => ({ member: 1, emote })));
    expect(guest.emotes).toHaveLength(3);
  });

  it("is handed on, locked, set and emptied by its host alone", async () => {
    const { server, host, others, code } = await aRoomOf(3);
    const [guest, other] = others as [typeof host, typeof host];
    for (const event of ["room:start", "room:remove", "room:hand", "room:set"]) guest.say(event, 0);
    await vi.waitFor(() => expect(guest.refused).toHaveLength(4), patience);
    expect(new Set(guest.refused.map((refusal) => refusal.code))).toEqual(new Set(["room-not-host"]));
    host.say("room:set", { isLocked: true, computers: 1, options: { rounds: 5 } });
    await guest.sees({ isLocked: true, computers: 1, options: { rounds: 5 } });
    const late = aVisitor(closing, server.origin);
    late.say("room:join", { room: code });
    await late.isRefused("room-locked");
    host.say("room:remove", 2);
    await vi.waitFor(() => expect(other.ended).toEqual(["removed"]), patience);
    await guest.sees({ members: [{ number: 0 }, { number: 1 }] });
    host.say("room:hand", 1);
    await guest.sees({ host: 1 });
  });

  it("is left for another one by a page that opens or joins one", async () => {
    const { host, others, code } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    guest.say("room:open", { game: chess });
    await guest.sees({ game: chess, you: 0, members: [{}] });
    await host.sees({ members: [{ number: 0 }] });
    guest.say("room:join", { room: code });
    await host.sees({ members: [{ number: 0 }, { number: 2 }] });
    guest.say("room:leave");
    await host.sees({ members: [{ number: 0 }] });
  });

  it("is counted with its members while somebody is in it", async () => {
    const { server, host, all } = await aRoomOf(3);
    await aVisitor(closing, server.origin).open();
    expect(server.presence.roomCounts()).toEqual({ rooms: 2, members: 4 });
    // The room is handed on to somebody who is connected.
    host.socket.disconnect();
    await vi.waitFor(() => expect(server.presence.roomCounts()).toEqual({ rooms: 2, members: 3 }), patience);
    for (const each of all) each.socket.disconnect();
    await vi.waitFor(() => expect(server.presence.roomCounts()).toEqual({ rooms: 1, members: 1 }), patience);
  });

  it("is found by those who play with anybody", async () => {
    const server = await aRoomServer(closing);
    const [one, two] = [aVisitor(closing, server.origin), aVisitor(closing, server.origin)];
    one.say("room:match", { game: ringout });
    await one.sees({ isPublic: true, members: [{}] });
    two.say("room:match", { game: ringout });
    await two.sees({ you: 1, id: one.view().id });
  });
});

describe("time in a room", () => {
  it("ends a round five seconds after the first report, and asks for tapes where half of the machines say nothing", async () => {
    const { host, others } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    await startRound(host, guest);
    host.say("room:over", { round: 1, scores: [3, 1] });
    await guest.sees({ phase: "over", result: { scores: [3, 1], isAgreed: false, check: "running" } });
  });

  it("ends a room in which nothing has happened for two hours", async () => {
    // The room was last changed two hours ago, by the clock of the socket.
    const server = await aRoomServer(closing, {
      rooms: someRooms({ now: () => new Date(Date.now() - 2 * 3_600_000) }),
    });
    const host = aVisitor(closing, server.origin);
    const { code } = await host.open();
    await vi.waitFor(() => expect(host.ended).toEqual(["closed"]), patience);
    host.say("room:join", { room: code });
    await host.isRefused("room-not-found");
  });
});

describe("a member who drops", () => {
  it("comes back to the same seat with the token, and the host is another one meanwhile", async () => {
    const { server, host, others, id } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    await startRound(host, guest);
    host.socket.disconnect();
    await guest.sees({ host: 1, phase: "play", members: [{ isConnected: false, seat: 0 }, {}] });
    const back = aVisitor(closing, server.origin);
    const { member, token } = host.got.you;
    await back.join(id, { member, token });
    expect(back.view()).toMatchObject({ you: 0, host: 1, phase: "play", round: { seats: [0, 1] } });
    await guest.sees({ members: [{ isConnected: true, seat: 0 }, {}] });
    back.send(everybody, 0, 0, 5);
    await vi.waitFor(() => expect(guest.frames).toEqual([[0, 0, 0, 5]]), patience);
  });

  it("is gone after thirty seconds, and told so", async () => {
    let skipped = 0;
    const now = () => Date.now() + skipped;
    const rooms = someRooms({ now: () => new Date(now()) });
    const { server, host, others, id } = await aRoomOf(3, { rooms, now });
    const [guest, other] = others as [typeof host, typeof host];
    guest.socket.disconnect();
    await host.sees({ members: [{}, { isConnected: false }, {}] });
    skipped = 30_001;
    // Any change lets time catch up; the timer of the room would be thirty seconds late, as it was set before.
    other.say("room:stand");
    await host.sees({ members: [{ number: 0 }, { number: 2 }] });
    const back = aVisitor(closing, server.origin);
    back.say("room:join", { room: id, member: guest.got.you.member, token: guest.got.you.token });
    await back.isRefused("room-member-unknown");
  });

  it("leaves the former page where the same member comes from another", async () => {
    const { server, host, others, id } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    const { member, token } = guest.got.you;
    const second = aVisitor(closing, server.origin);
    await second.join(id, { member, token });
    await vi.waitFor(() => expect(guest.ended).toEqual(["elsewhere"]), patience);
    guest.socket.disconnect();
    second.say("room:stand");
    await host.sees({ members: [{}, { isConnected: true, seat: null }] });
  });

  it("brings the room along after a restart of the only process", async () => {
    const { server, host, others, id, code } = await aRoomOf(2);
    const [guest] = others as [typeof host];
    await startRound(host, guest);
    host.send(everybody, 0, 0, 1);
    await vi.waitFor(() => expect(guest.frames).toHaveLength(1), patience);
    await server.close();
    await vi.waitFor(() => expect(guest.socket.connected).toBe(false), patience);
    await aRoomServer(closing, { port: server.port });
    for (const each of [guest, host]) {
      await vi.waitFor(() => expect(each.socket.connected).toBe(true), patience);
      await each.join(code, each.got.you);
    }
    await host.sees({
      id,
      phase: "play",
      round: { seats: [0, 1] },
      members: [{ isConnected: true }, { isConnected: true }],
    });
    host.send(everybody, 0, 0, 2);
    await vi.waitFor(() => expect(guest.frames.at(-1)).toEqual([0, 0, 0, 2]), patience);
  });
});
