import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { io as connect, type Socket } from "socket.io-client";
import { expect, vi } from "vitest";
import { noRoomPeers } from "#domain/together/room-peers.ts";
import type { RoomView } from "#domain/together/room-view.ts";
import { ringout, someRooms } from "#domain/together/rooms.fixture.ts";
import type { Rooms } from "#domain/together/rooms.ts";
import { frameParser } from "./frame-parser.ts";
import { openPresence } from "./presence.ts";

export const patience = { timeout: 20_000, interval: 5 };

/** A server with rooms on a port of the loopback address; to be closed by the stack. */
export async function aRoomServer(
  closing: AsyncDisposableStack,
  {
    rooms = someRooms(),
    port = 0,
    now = Date.now,
  }: { rooms?: Rooms; port?: number; now?: () => number } = {},
) {
  const errors: unknown[] = [];
  const presence = openPresence({
    gameOf: () => undefined,
    limits: { total: 50, perIpAddress: 50 },
    ipAddressOf: ({ headers }) => `${headers["x-forwarded-for"] ?? "one"}`,
    isFromSite: () => true,
    together: {
      rooms,
      peers: noRoomPeers(`process-${Math.random()}`),
      log: { error: (...error: unknown[]) => errors.push(error) },
      now,
    },
  });
  const server = createServer((_, response) => response.end("a page"));
  presence.attach(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    await presence.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  closing.defer(async () => {
    if (server.listening) await close();
    expect(errors).toEqual([]);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${taken}`, port: taken, presence, close };
}

/** A page in a room, as far as the server can tell. */
export function aVisitor(closing: AsyncDisposableStack, origin: string, address = "one") {
  const socket: Socket = connect(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
    parser: frameParser,
    extraHeaders: { "x-forwarded-for": address },
  });
  closing.defer(() => void socket.disconnect());
  const got = {
    views: [] as RoomView[],
    you: {} as { member: number; token: string; sealed: string },
    refused: [] as { code: string; message: string }[],
    ended: [] as string[],
    emotes: [] as object[],
    times: [] as { echo: number; now: number }[],
    frames: [] as number[][],
  };
  socket.on("room", (view) => got.views.push(view));
  socket.on("room:you", (you) => Object.assign(got.you, you));
  socket.on("room:refused", (refusal) => got.refused.push(refusal));
  socket.on("room:ended", ({ reason }) => got.ended.push(reason));
  socket.on("room:emote", (emote) => got.emotes.push(emote));
  socket.on("room:time", (time) => got.times.push(time));
  socket.on("frame", (bytes: Uint8Array) => got.frames.push([...new Uint8Array(bytes)]));
  const view = () => got.views.at(-1) as RoomView;
  const sees = (part: object) => vi.waitFor(() => expect(view()).toMatchObject(part), patience);
  return {
    ...got,
    socket,
    got,
    view,
    sees,
    say: (event: string, argument?: unknown) => socket.emit(event, argument),
    send: (...bytes: number[]) => socket.emit("frame", Uint8Array.from(bytes)),
    async open(given: object = {}) {
      socket.emit("room:open", { game: ringout, ...given });
      await sees({ phase: "lobby" });
      return view();
    },
    async join(room: string, more: object = {}) {
      const seen = got.views.length;
      socket.emit("room:join", { room, ...more });
      await vi.waitFor(() => expect(got.views.length).toBeGreaterThan(seen), patience);
      return view();
    },
    isRefused: (code: string) =>
      vi.waitFor(() => expect(got.refused.map((refusal) => refusal.code)).toContain(code), patience),
  };
}

export type TestVisitor = ReturnType<typeof aVisitor>;

/** Starts a round of those who sit, who load at once. */
export async function startRound(host: TestVisitor, ...others: readonly TestVisitor[]): Promise<void> {
  const number = (host.view().round?.number ?? 0) + 1;
  host.say("room:start");
  for (const each of [host, ...others]) {
    await each.sees({ phase: "loading", round: { number } });
    each.say("room:ready", number);
  }
  for (const each of [host, ...others]) await each.sees({ phase: "play", round: { number } });
}
