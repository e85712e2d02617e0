import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket as ServerSocket } from "socket.io";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSocket, type Socket, type SocketOptions } from "./socket.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aSocket(given: Partial<SocketOptions> = {}): Socket {
  const socket = createSocket({
    origin: "http://127.0.0.1:1",
    auth: {},
    onEvent: () => undefined,
    ...given,
  });
  closers.push(() => socket.disconnect());
  return socket;
}

const lostCount = (onEvent: ReturnType<typeof vi.fn>) =>
  onEvent.mock.calls.filter(([event]) => event === "disconnect").length;

describe("a socket and the library's server", () => {
  async function aServer() {
    const http = createServer();
    const io = new Server(http, { pingInterval: 20, pingTimeout: 20_000, transports: ["websocket"] });
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    closers.push(() => void io.close());
    const connected = () => new Promise<ServerSocket>((resolve) => io.once("connection", resolve));
    return { connected, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
  }

  it("understand each other: who connects, events both ways, pings", async () => {
    const { origin, connected } = await aServer();
    const received = Promise.withResolvers<unknown[]>();
    const socket = aSocket({
      origin,
      auth: { game: "chess" },
      onEvent: (event, argument) =>
        event === "connect" ? socket.emit("join") : received.resolve([event, argument]),
    });
    socket.connect();
    const peer = await connected();
    const joined = new Promise<void>((resolve) => peer.on("join", () => resolve()));
    const pongs = new Promise<void>((resolve) => {
      let count = 0;
      peer.conn.on("packet", ({ type }) => type === "pong" && ++count === 3 && resolve());
    });
    expect(peer.handshake.auth).toEqual({ game: "chess" });
    peer.emit("count", { visitors: 2 });
    expect(await received.promise).toEqual(["count", { visitors: 2 }]);
    await joined;
    await pongs;
  });

  it("understand events with an argument", async () => {
    const { origin, connected } = await aServer();
    const socket = aSocket({ origin, onEvent: () => socket.emit("room:sit", { seat: 2 }) });
    socket.connect();
    const peer = await connected();
    expect(await new Promise((resolve) => peer.on("room:sit", resolve))).toEqual({ seat: 2 });
  });

  it("connect again when the connection is lost, and stay apart when the page closes it", async () => {
    const { origin, connected } = await aServer();
    const onEvent = vi.fn();
    const socket = aSocket({ origin, onEvent });
    socket.connect();
    (await connected()).conn.close();
    const peer = await connected();
    expect(lostCount(onEvent)).toBe(1);
    const left = new Promise<void>((resolve) => peer.on("disconnect", () => resolve()));
    socket.disconnect();
    await left;
  });
});

describe("a socket that the server does not answer", () => {
  /** WebSockets that open and say what the test says. */
  function aSilentNetwork() {
    const opened: {
      packet(data: unknown): void;
      send: ReturnType<typeof vi.fn>;
      close: () => void;
      onclose?: () => void;
    }[] = [];
    vi.useFakeTimers();
    vi.stubGlobal(
      "WebSocket",
      class {
        onmessage?: (event: { data: unknown }) => void;
        send = vi.fn();
        close = vi.fn();
        packet = (data: unknown) => this.onmessage?.({ data });
        constructor() {
          opened.push(this);
        }
      },
    );
    return opened;
  }

  it("sends and gets frames as binary messages, without anything around them", () => {
    const opened = aSilentNetwork();
    const onEvent = vi.fn();
    const socket = aSocket({ onEvent });
    socket.connect();
    const frame = Uint8Array.of(255, 0, 1);
    expect(socket.emit("frame", frame)).toBe(false);
    opened[0]?.packet('0{"pingInterval":25000,"pingTimeout":20000}');
    opened[0]?.packet('40{"sid":"a"}');
    expect(socket.emit("frame", frame)).toBe(true);
    expect(opened[0]?.send).toHaveBeenLastCalledWith(frame);
    opened[0]?.packet(Uint8Array.of(1, 2).buffer);
    expect(onEvent).toHaveBeenCalledWith("frame", Uint8Array.of(1, 2));
  });

  it("takes it for lost when pings stop, and tries again", () => {
    const opened = aSilentNetwork();
    const onEvent = vi.fn();
    aSocket({ onEvent }).connect();
    opened[0]?.packet('0{"pingInterval":25000,"pingTimeout":20000}');
    opened[0]?.packet('40{"sid":"a"}');
    vi.advanceTimersByTime(44_000);
    opened[0]?.packet("2");
    vi.advanceTimersByTime(44_000);
    expect(lostCount(onEvent)).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(lostCount(onEvent)).toBe(1);
    expect(opened[0]?.close).toHaveBeenCalled();
    vi.advanceTimersByTime(1500);
    expect(opened).toHaveLength(2);
  });

  it("waits longer after every failure, half a minute and its jitter at most", () => {
    const opened = aSilentNetwork();
    aSocket().connect();
    const waits = Array.from({ length: 10 }, (_, index) => {
      opened[index]?.onclose?.();
      const before = Date.now();
      while (opened.length < index + 2) vi.advanceTimersByTime(100);
      return Date.now() - before;
    });
    expect(waits[0]).toBeLessThanOrEqual(1500);
    expect(waits[3]).toBeGreaterThanOrEqual(4000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(45_000);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000);
  });

  it("tries no more once it is told to stop, and at once when it is told to connect", () => {
    const opened = aSilentNetwork();
    const socket = aSocket();
    socket.connect();
    opened[0]?.onclose?.();
    socket.disconnect();
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
    socket.connect();
    socket.connect();
    expect(opened).toHaveLength(2);
  });
});
