import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { type Listener, listen, type SocketEndpoint } from "./listen.ts";

const app = new Hono().get("/", (c) => c.text("a page"));
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Keeps every connection that it is given, and never lets go of one. */
const clingy: SocketEndpoint = {
  path: "/socket.io/",
  acceptsUpgrade: ({ url }) => url?.includes("?x") === true,
  attach: (server) =>
    void server.on("upgrade", (_, socket) => {
      socket.on("error", () => undefined);
      socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: any\r\nConnection: upgrade\r\n\r\n");
    }),
  close: async () => undefined,
};

async function ask({ port }: Listener, path: string, protocol: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  open.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  return `${answer}`;
}

describe("listen", () => {
  it("gives the companion the connections to its own path only", async () => {
    const listener = await listen(app, 0, "127.0.0.1", { sockets: clingy });
    expect(await ask(listener, "/socket.io/?x", "websocket")).toContain("101 Switching");
    expect(await ask(listener, "/socket.io/", "websocket")).toContain("404 Not Found");
    // What curl --http2 asks.
    expect(await ask(listener, "/", "h2c")).toContain("a page");
    await listener.drain();
  });

  it("drains although a client of the companion never disconnects", async () => {
    const listener = await listen(app, 0, "127.0.0.1", { sockets: clingy });
    await ask(listener, "/socket.io/?x", "websocket");
    await listener.drain();
    await expect(fetch(`http://127.0.0.1:${listener.port}/`)).rejects.toThrow();
  });
});
