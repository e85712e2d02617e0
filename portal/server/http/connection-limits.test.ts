import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { limitedServer } from "./connection-limits.ts";
import { type Listener, listen } from "./listen.ts";
import { fallbackHeaders } from "./policy/response-headers.ts";

const forwardedNames = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"];
const app = new Hono().get("*", (c) => {
  c.header("forwarded", forwardedNames.flatMap((name) => c.req.header(name) ?? []).join(" "));
  return c.text(`seen ${new URL(c.req.url).host}`);
});
const listeners: Listener[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const listener of listeners.splice(0)) await listener.drain();
});

async function opened(options: Parameters<typeof listen>[3] = {}) {
  const listener = await listen(app, 0, "127.0.0.1", options);
  listeners.push(listener);
  const dial = () => {
    const socket = connect(listener.port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    return socket;
  };
  /** Everything that comes back until the server hangs up. */
  const say = async (bytes: string) => {
    const socket = dial();
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.write(bytes);
    await new Promise((done) => socket.once("close", done));
    return heard;
  };
  return { dial, say };
}

const closing = "Connection: close\r\n\r\n";

describe("limitedServer", () => {
  it.each([
    ["garbage", "\x00\x01garbage\r\n\r\n", "400 Bad Request"],
    ["a request without a host", `GET / HTTP/1.1\r\n${closing}`, "400 Bad Request"],
    ["a host that is none", `GET / HTTP/1.1\r\nHost: a;b\r\n${closing}`, "400 Bad Request"],
    ["two hosts", `GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n${closing}`, "400 Bad Request"],
    ["the same host twice", `GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n${closing}`, "400 Bad Request"],
    ["a host with a path", `GET / HTTP/1.1\r\nHost: a/b\r\n${closing}`, "400 Bad Request"],
    [
      "a target on another host",
      `GET http://evil.example/ HTTP/1.1\r\nHost: a.example\r\n${closing}`,
      "400 Bad Request",
    ],
    [
      "headers beyond 16 KB",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(17_000)}\r\n${closing}`,
      "431 Request Header Fields Too Large",
    ],
    ["an address beyond 16 KB", `GET /${"x".repeat(17_000)} HTTP/1.1\r\nHost: a\r\n${closing}`, "431"],
    [
      "an expectation that we do not know",
      `GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n${closing}`,
      "417 Expectation Failed",
    ],
    [
      "two lengths",
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n${closing}x`,
      "400 Bad Request",
    ],
    [
      "a length and chunks",
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${closing}0\r\n\r\n`,
      "400 Bad Request",
    ],
  ])("refuses %s with the headers of every answer", async (_, bytes, status) => {
    const { say } = await opened();
    const answer = await say(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    for (const [name, value] of Object.entries(fallbackHeaders))
      expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
  });

  it("clears the cookies of a browser that sends too many, so that its next request passes", async () => {
    const { say } = await opened();
    const flood = `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"x=y; ".repeat(4000)}\r\n${closing}`;
    expect(await say(flood)).toContain('clear-site-data: "cookies"\r\n');
    expect(await say(`GET / HTTP/1.1\r\nHost: a;b\r\n${closing}`)).not.toContain("clear-site-data");
    // As much as a browser stores for a domain: the rest is still coming when the answer goes out.
    const whole = `GET / HTTP/1.1\r\nHost: a\r\nCookie: a=${"x".repeat(700_000)}\r\n${closing}`;
    expect(await say(whole)).toContain('clear-site-data: "cookies"\r\n');
    expect(await say(whole)).toContain("reload the page");
  });

  it.each(["localhost:3000", "recess.example", "127.0.0.1", "[::1]:3000", "my_host"])(
    "answers at %s",
    async (host) => {
      const { say } = await opened();
      expect(await say(`GET / HTTP/1.1\r\nHost: ${host}\r\n${closing}`)).toContain(`seen ${host}`);
      expect(await say(`GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n${closing}`)).toContain("200 OK");
    },
  );

  it("believes what is said for a proxy only where there is one", async () => {
    const forwarded =
      "X-Forwarded-For: 1.2.3.4\r\nx-forwarded-host: evil.example\r\nX-Forwarded-Proto: https\r\n";
    const bytes = `GET / HTTP/1.1\r\n${forwarded}Host: a\r\nForwarded: host=evil.example\r\n${closing}`;
    const [alone, behind] = [await opened(), await opened({ trustedProxies: 1 })];
    expect(await alone.say(bytes)).toContain("forwarded: \r\n");
    expect(await behind.say(bytes)).toContain("forwarded: 1.2.3.4 evil.example https host=evil.example\r\n");
  });

  it("admits the connection limit of one IP address, and more when some are closed", async () => {
    const { dial, say } = await opened({ connections: { total: 10, perIpAddress: 2 } });
    const [first] = [dial(), dial()];
    for (const socket of sockets) await once(socket, "connect");
    expect(await say(`GET / HTTP/1.1\r\nHost: a\r\n${closing}`)).toBe("");
    first?.destroy();
    await expect
      .poll(() => say(`GET / HTTP/1.1\r\nHost: a\r\n${closing}`), { timeout: 20_000 })
      .toContain("200 OK");
  });

  it("counts all IPv6 addresses of a /64 as one client", () => {
    const connections = { total: 10, perIpAddress: 2 };
    const server = limitedServer(() => undefined, {
      connections,
      isBehindProxy: false,
      shouldUpgrade: () => false,
    });
    const isAdmitted = (remoteAddress: string) => {
      const socket = new Duplex({ read: () => undefined, write: () => undefined });
      server.emit("connection", Object.assign(socket, { remoteAddress }));
      return !socket.destroyed;
    };
    expect(["2001:db8::1", "2001:db8::2", "2001:db8::3"].map(isAdmitted)).toEqual([true, true, false]);
    expect(isAdmitted("2001:db8:0:1::1")).toBe(true);
  });
});
