import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket as NetSocket } from "node:net";
import { join } from "node:path";
import { io as connect } from "socket.io-client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";

const redis = process.env["TEST_REDIS_URL"];
const chess = idOfPath("chess/");
const patience = { timeout: 60_000, interval: 20 };
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Process = { child: ChildProcess; origin: string; said: () => string };

async function aProcess(url: string, site: string): Promise<Process> {
  const file = join(import.meta.dirname, "presence-process.fixture.ts");
  const child = spawn(process.execPath, [file, url, site], { stdio: ["ignore", "pipe", "inherit"] });
  closing.push(() => child.kill("SIGKILL"));
  let text = "";
  child.stdout.on("data", (piece) => {
    text += piece;
  });
  const port = await vi.waitFor(() => {
    const found = /port=(\d+)/.exec(text)?.[1];
    if (!found) throw new Error(`It did not start: ${text}`);
    return found;
  }, patience);
  return { child, origin: `http://127.0.0.1:${port}`, said: () => text };
}

function visit({ origin }: Process, game?: string) {
  const socket = connect(origin, { transports: ["websocket"], forceNew: true, auth: { game } });
  closing.push(() => socket.disconnect());
  let last: unknown;
  socket.on("count", (figures) => {
    last = figures;
  });
  const shows = (figures: object) => vi.waitFor(() => expect(last).toMatchObject(figures), patience);
  return { socket, shows };
}

/** Stands between a process and Redis, and can be cut. */
async function aWire(url: string) {
  const { hostname, port } = new URL(url);
  const ends = new Set<NetSocket>();
  let isCut = false;
  const relay = createServer((near) => {
    const far = dial(Number(port || 6379), hostname);
    for (const end of [near, far]) {
      ends.add(end);
      // Either end may break at any moment; the other then goes too.
      end.on("error", () => end.destroy());
      end.on("close", () => [near, far].map((each) => each.destroy()));
    }
    if (isCut) near.destroy();
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    cut(true);
    relay.close();
  });
  function cut(yes: boolean): void {
    isCut = yes;
    if (yes) for (const end of ends) end.destroy();
  }
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = `${(relay.address() as AddressInfo).port}`;
  return { url: address.href, cut };
}

const linesWith = ({ said }: Process, words: string) => said().split(words).length - 1;

if (!redis) console.warn("TEST_REDIS_URL is not set: presence across processes is not tested here.");

describe.skipIf(!redis)("two processes and a Redis", () => {
  const url = redis ?? "";

  it("count each other's visitors and players, and not those of a process that ended or was killed", async () => {
    const site = randomUUID();
    const [a, b, c] = await Promise.all([aProcess(url, site), aProcess(url, site), aProcess(url, site)]);
    const [here, there, yonder] = [visit(a, chess), visit(b, chess), visit(c)];
    await here.shows({ visitors: 3, players: 0 });
    await there.shows({ visitors: 3, players: 0 });
    there.socket.emit("join");
    await here.shows({ visitors: 3, players: 1 });
    await yonder.shows({ visitors: 3, games: [{ name: "Chess", players: 1 }] });
    for (const { socket } of [there, yonder]) socket.io.reconnection(false);
    c.child.kill("SIGTERM");
    expect(await once(c.child, "exit")).toEqual([0, null]);
    await here.shows({ visitors: 2, players: 1 });
    b.child.kill("SIGKILL");
    await here.shows({ visitors: 1, players: 0 });
  });

  it("count their own while Redis is cut, say so once, and find each other again", async () => {
    const site = randomUUID();
    const wire = await aWire(url);
    wire.cut(true);
    const [a, b] = await Promise.all([aProcess(wire.url, site), aProcess(wire.url, site)]);
    const [here, there] = [visit(a), visit(b, chess)];
    // Redis was away when they started.
    await here.shows({ visitors: 1 });
    await there.shows({ visitors: 1 });
    expect(await (await fetch(a.origin)).text()).toBe("a page");
    wire.cut(false);
    await here.shows({ visitors: 2 });
    await there.shows({ visitors: 2 });
    wire.cut(true);
    await here.shows({ visitors: 1 });
    there.socket.emit("join");
    await there.shows({ visitors: 1, players: 1 });
    expect(await (await fetch(a.origin)).text()).toBe("a page");
    wire.cut(false);
    await here.shows({ visitors: 2, games: [{ name: "Chess", players: 1 }] });
    await vi.waitFor(() => expect(linesWith(a, "Redis is back")).toBe(2), patience);
    expect(linesWith(a, "Redis is not reached")).toBe(2);
  });
});
