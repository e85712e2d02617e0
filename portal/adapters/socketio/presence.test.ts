import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io as connect, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import type { GamePresence, SitePresence } from "#domain/presence/presence-count.ts";
import { openPresence, type Presence, type PresenceOptions } from "./presence.ts";

const chess = idOfPath("chess/");
const pong = idOfPath("pong/");
const listed = new Map([
  ["chess/", { id: chess, name: "Chess" }],
  ["pong/", { id: pong, name: "Pong" }],
]);

type Figures = Partial<SitePresence & GamePresence>;
type Opened = { presence: Presence; server: Server; origin: string };
const closing: (() => unknown)[] = [];

async function aPortal(given: Partial<PresenceOptions> = {}, port = 0): Promise<Opened> {
  const presence = openPresence({
    gameOf: (path) => listed.get(path),
    limits: { total: 50, perIpAddress: 50 },
    ipAddressOf: (request) => `${request.headers["x-test-address"] ?? "one"}`,
    isFromSite: ({ headers }) => headers.origin !== "https://evil.example",
    tickMs: 20,
    ...given,
  });
  const server = createServer((_, response) => response.end("a page"));
  presence.attach(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const opened = { presence, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  closing.push(() => shut(opened));
  return opened;
}

async function shut({ presence, server }: Opened): Promise<void> {
  await presence.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function visit({ origin }: Opened, game?: unknown, more: Partial<ManagerOptions & SocketOptions> = {}) {
  const socket: Socket = connect(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
    auth: { game },
    ...more,
  });
  const seen: Figures[] = [];
  socket.on("count", (figures: Figures) => seen.push(figures));
  closing.push(() => socket.disconnect());
  return {
    socket,
    seen,
    shows: (figures: Figures) => vi.waitFor(() => expect(seen.at(-1)).toMatchObject(figures), patience),
  };
}

const patience = { timeout: 30_000, interval: 10 };
const refused = (socket: Socket) =>
  new Promise<Error>((resolve, reject) => {
    socket.once("connect_error", resolve);
    socket.once("connect", () => reject(new Error("it was let in")));
  });
const ended = (socket: Socket) => new Promise<string>((resolve) => socket.once("disconnect", resolve));

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe("presence", () => {
  it("tells every page how many visitors there are as they come and go", async () => {
    const portal = await aPortal();
    const first = visit(portal);
    await first.shows({ visitors: 1, games: [] });
    const second = visit(portal, chess);
    await second.shows({ visitors: 2, players: 0 });
    await first.shows({ visitors: 2 });
    second.socket.disconnect();
    await first.shows({ visitors: 1 });
  });

  it("sends pages of a game how many play it", async () => {
    const portal = await aPortal();
    const [landing, player, watcher, other] = [
      visit(portal),
      visit(portal, chess),
      visit(portal, chess),
      visit(portal, pong),
    ];
    player.socket.emit("join");
    await watcher.shows({ visitors: 4, players: 1 });
    await landing.shows({ visitors: 4, games: [{ id: chess, name: "Chess", players: 1 }] });
    await other.shows({ visitors: 4, players: 0 });
    watcher.socket.emit("join");
    await player.shows({ players: 2 });
    player.socket.emit("leave");
    await watcher.shows({ players: 1 });
    watcher.socket.disconnect();
    await landing.shows({ visitors: 3, games: [] });
    expect(other.seen.every(({ players }) => players === 0)).toBe(true);
  });

  it("talks to a client that begins by polling", async () => {
    const portal = await aPortal();
    await visit(portal, chess, { transports: ["polling", "websocket"] }).shows({ visitors: 1 });
    await visit(portal, chess, { transports: ["polling"] }).shows({ visitors: 2 });
  });

  it("leaves the pages of its server alone", async () => {
    const { origin } = await aPortal();
    expect(await (await fetch(`${origin}/play`)).text()).toBe("a page");
  });

  it("counts reconnecting visitors again after the server restarts", async () => {
    const portal = await aPortal();
    const [stays, plays] = [visit(portal), visit(portal, chess)];
    await stays.shows({ visitors: 2 });
    const { port } = new URL(portal.origin);
    await shut(portal);
    await vi.waitFor(() => expect(plays.socket.connected).toBe(false), patience);
    stays.seen.length = 0;
    await aPortal({}, Number(port));
    await stays.shows({ visitors: 2 });
  });
});

describe("the connection limits of presence", () => {
  it("admits the limit from one IP address, and one more when one leaves", async () => {
    const portal = await aPortal({ limits: { total: 50, perIpAddress: 2 } });
    const from = (address: string) =>
      visit(portal, undefined, { extraHeaders: { "x-test-address": address } });
    const first = from("school");
    await first.shows({ visitors: 1 });
    await from("school").shows({ visitors: 2 });
    const third = from("school");
    await refused(third.socket);
    await from("home").shows({ visitors: 3 });
    first.socket.disconnect();
    await third.shows({ visitors: 3 });
  });

  it("admits the total limit", async () => {
    const portal = await aPortal({ limits: { total: 1, perIpAddress: 9 } });
    await visit(portal).shows({ visitors: 1 });
    await refused(visit(portal).socket);
  });

  it("is exact when many come at once", async () => {
    const portal = await aPortal({ limits: { total: 50, perIpAddress: 5 } });
    const crowd = Array.from({ length: 20 }, () => visit(portal, undefined, { reconnection: false }));
    await vi.waitFor(() => expect(crowd.filter(({ socket }) => socket.connected)).toHaveLength(5), patience);
    await crowd.find(({ socket }) => socket.connected)?.shows({ visitors: 5 });
  });

  it("refuses pages of other sites", async () => {
    const portal = await aPortal();
    await refused(visit(portal, undefined, { extraHeaders: { origin: "https://evil.example" } }).socket);
    await visit(portal, undefined, { extraHeaders: { origin: portal.origin } }).shows({ visitors: 1 });
  });
});

describe("what a visitor sends", () => {
  it.each([
    ["a game that is not listed", idOfPath("nowhere/")],
    ["no base64", "<script>"],
    ["a number", 5],
    ["an object", { toString: "chess" }],
    ["a list", [chess]],
    ["nothing", null],
    ["a word of JavaScript", "__proto__"],
  ])("%s instead of a game is taken for the landing page", async (_, game) => {
    const portal = await aPortal();
    const visitor = visit(portal, game);
    await visitor.shows({ visitors: 1, games: [] });
    visitor.socket.emit("join");
    visitor.socket.emit("join", chess);
    await visit(portal, chess).shows({ visitors: 2, players: 0 });
    await visitor.shows({ visitors: 2, games: [] });
  });

  it("does nothing unless it is join or leave", async () => {
    const portal = await aPortal();
    const [watcher, odd] = [visit(portal, chess), visit(portal, chess)];
    await watcher.shows({ visitors: 2 });
    for (const event of ["count", "headcount", "goodbye", "error", "constructor", "broadcast"])
      odd.socket.emit(event, { visitors: 99, players: 99 }, Buffer.from("x"), () => undefined);
    odd.socket.emit("join", pong);
    await watcher.shows({ visitors: 2, players: 1 });
    expect(watcher.seen.every(({ visitors }) => (visitors ?? 0) <= 2)).toBe(true);
  });

  it("closes the connection when it is too long", async () => {
    const portal = await aPortal();
    const [calm, loud] = [visit(portal), visit(portal, chess, { reconnection: false })];
    await calm.shows({ visitors: 2 });
    loud.socket.emit("join", "x".repeat(5000));
    await ended(loud.socket);
    await calm.shows({ visitors: 1 });
  });

  it("closes the connection above the rate limit", async () => {
    const portal = await aPortal();
    const [calm, loud] = [visit(portal), visit(portal, chess, { reconnection: false })];
    await calm.shows({ visitors: 2 });
    for (let message = 0; message < 30; message++) loud.socket.emit("join");
    await ended(loud.socket);
    await calm.shows({ visitors: 1, games: [] });
  });

  it("makes no second visitor of one connection", async () => {
    const portal = await aPortal();
    const calm = visit(portal);
    await calm.shows({ visitors: 1 });
    const raw = new WebSocket(`${portal.origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
    const hungUp = new Promise((resolve) => raw.addEventListener("close", resolve));
    raw.addEventListener("open", () => {
      for (let greeting = 0; greeting < 5; greeting++) raw.send("40");
    });
    await hungUp;
    await calm.shows({ visitors: 1 });
    expect(calm.seen.every(({ visitors }) => (visitors ?? 0) <= 2)).toBe(true);
  });

  it("reaches no other room of the server", async () => {
    const portal = await aPortal();
    const elsewhere = visit({ ...portal, origin: `${portal.origin}/admin` });
    expect((await refused(elsewhere.socket)).message).toBe("Invalid namespace");
  });
});
