import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { someRooms } from "#domain/together/rooms.fixture.ts";
import { aRoomServer, aVisitor, patience, startRound } from "./rooms.fixture.ts";

let closing: AsyncDisposableStack;
beforeEach(() => {
  closing = new AsyncDisposableStack();
});
afterEach(() => closing.disposeAsync());

const toServer = 254;
const honest = [3, 1];
const forged = [0, 9];

/** A duel in which the guest claims another result. */
async function aDispute() {
  const replayRound = vi.fn(async (_: unknown, tape: Uint8Array) =>
    tape[0] === 255 ? undefined : [...tape],
  );
  const { origin } = await aRoomServer(closing, { rooms: someRooms({ replayRound }) });
  const [host, guest] = [aVisitor(closing, origin), aVisitor(closing, origin)];
  const { code } = await host.open();
  await guest.join(code);
  await startRound(host, guest);
  host.say("room:over", { round: 1, scores: honest });
  guest.say("room:over", { round: 1, scores: forged });
  for (const each of [host, guest]) await each.sees({ phase: "over", result: { check: "running" } });
  const send = (visitor: typeof host, ...pieces: readonly number[][]) => {
    visitor.say("room:tape", { round: 1, bytes: pieces.flat().length });
    for (const piece of pieces) visitor.send(toServer, ...piece);
  };
  return { origin, host, guest, send, replayRound };
}

describe("tapes of a round on which the machines disagree", () => {
  it("are put together from their pieces and played: the honest one wins, whatever the other claims", async () => {
    const { host, guest, send, replayRound } = await aDispute();
    send(host, [3], [1]);
    send(guest, [255, 1, 2]);
    for (const each of [host, guest])
      await each.sees({ result: { scores: honest, isAgreed: true, check: "settled" } });
    expect(replayRound).toHaveBeenCalledTimes(2);
    expect(replayRound.mock.calls[0]?.[2 as never]).toMatchObject({
      seats: 2,
      seed: host.view().round?.seed,
    });
  });

  it("settle nothing where they differ", async () => {
    const { host, guest, send } = await aDispute();
    send(host, honest);
    send(guest, forged);
    for (const each of [host, guest]) await each.sees({ result: { isAgreed: false, check: "failed" } });
  });

  it("are refused by name where nobody asked for them, or they are too long", async () => {
    const { host, guest, send } = await aDispute();
    host.say("room:tape", { round: 1, bytes: 10_000_000 });
    await host.isRefused("room-request-invalid");
    guest.say("room:tape", { round: 2, bytes: 2 });
    await guest.isRefused("room-tape-unasked");
    send(host, honest);
    send(host, forged);
    await host.isRefused("room-tape-unasked");
    send(guest, honest);
    await host.sees({ result: { scores: honest, check: "settled" } });
  });

  it("that go on after their end, and pieces of none, put a member out and reach nobody", async () => {
    const { host, guest } = await aDispute();
    guest.socket.io.reconnection(false);
    guest.say("room:tape", { round: 1, bytes: 2 });
    for (let times = 0; times < 200; times++) guest.send(toServer, 1, 2, 3);
    await vi.waitFor(() => expect(guest.socket.connected).toBe(false), patience);
    expect(host.frames).toEqual([]);
  });

  it("of a watcher are not taken", async () => {
    const { origin, host, send } = await aDispute();
    const watcher = aVisitor(closing, origin);
    await watcher.join(host.view().code);
    send(watcher, forged);
    await watcher.isRefused("room-tape-unasked");
  });
});
