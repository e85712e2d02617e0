import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aVisitor, patience, startRound, type TestVisitor } from "./rooms.fixture.ts";

const redis = process.env["TEST_REDIS_URL"];
const everybody = 255;
let closing: AsyncDisposableStack;
beforeEach(() => {
  closing = new AsyncDisposableStack();
});
afterEach(() => closing.disposeAsync());

type Process = { readonly child: ChildProcess; readonly origin: string };

async function aProcess(url: string, site: string): Promise<Process> {
  const file = join(import.meta.dirname, "room-process.fixture.ts");
  const child = spawn(process.execPath, [file, url, site], { stdio: ["ignore", "pipe", "inherit"] });
  closing.defer(() => void child.kill("SIGKILL"));
  let text = "";
  child.stdout.on("data", (piece) => {
    text += piece;
  });
  const port = await vi.waitFor(() => /port=(\d+)/.exec(text)?.[1] ?? raise(`It did not start: ${text}`), {
    timeout: 60_000,
    interval: 20,
  });
  return { child, origin: `http://127.0.0.1:${port}` };
}

if (!redis) console.warn("TEST_REDIS_URL is not set: rooms across processes are not tested here.");

describe.skipIf(!redis)("a room in two processes", () => {
  const url = redis ?? "";

  it("has its members play together, wherever they are connected", async () => {
    const site = randomUUID();
    const [a, b] = await Promise.all([aProcess(url, site), aProcess(url, site)]);
    const [host, near, far] = [a, a, b].map(({ origin }) => aVisitor(closing, origin)) as [
      TestVisitor,
      TestVisitor,
      TestVisitor,
    ];
    const { code } = await host.open();
    await near.join(code);
    await far.join(code);
    for (const each of [host, near, far]) await each.sees({ members: [{}, {}, { seat: 2 }] });
    await startRound(host, near, far);
    for (let step = 0; step < 10; step++) far.send(everybody, 0, 2, step);
    host.send(2, 3, 1, 77);
    for (const each of [host, near])
      await vi.waitFor(
        () => expect(each.frames.map((frame) => frame[3])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        patience,
      );
    await vi.waitFor(() => expect(far.frames).toEqual([[0, 3, 1, 77]]), patience);
    far.say("room:emote", 3);
    await vi.waitFor(() => expect(near.emotes).toEqual([{ member: 2, emote: 3 }]), patience);
    host.say("room:remove", 2);
    await vi.waitFor(() => expect(far.ended).toEqual(["removed"]), patience);
    const { member, token } = near.got.you;
    const moved = aVisitor(closing, b.origin);
    await moved.join(code, { member, token });
    await vi.waitFor(() => expect(near.ended).toEqual(["elsewhere"]), patience);
  });

  it("goes on within five seconds when the process of some is killed: they come back to the other", async () => {
    const site = randomUUID();
    const [a, b] = await Promise.all([aProcess(url, site), aProcess(url, site)]);
    const [host, guest] = [aVisitor(closing, a.origin), aVisitor(closing, b.origin)];
    const { code } = await host.open();
    await guest.join(code);
    await host.sees({ members: [{}, {}] });
    await startRound(host, guest);
    const killedAt = Date.now();
    a.child.kill("SIGKILL");
    await vi.waitFor(() => expect(host.socket.connected).toBe(false), patience);
    const back = aVisitor(closing, b.origin);
    await back.join(code, host.got.you);
    expect(back.view()).toMatchObject({ you: 0, phase: "play", round: { seats: [0, 1] }, host: 0 });
    back.send(everybody, 0, 0, 5);
    await vi.waitFor(() => expect(guest.frames).toEqual([[0, 0, 0, 5]]), patience);
    expect(Date.now() - killedAt).toBeLessThan(5000);
  });

  it("has another host when the host's process is killed and the host stays away", async () => {
    const site = randomUUID();
    const [a, b] = await Promise.all([aProcess(url, site), aProcess(url, site)]);
    const [host, guest] = [aVisitor(closing, a.origin), aVisitor(closing, b.origin)];
    const { code } = await host.open();
    await guest.join(code);
    a.child.kill("SIGKILL");
    await guest.sees({ host: 1, members: [{ isConnected: false, seat: 0 }, { isConnected: true }] });
  });
});

function raise(message: string): never {
  throw new Error(message);
}
