import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { openPresence } from "./presence.ts";

const right = {
  upgrade: "websocket",
  "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
  "sec-websocket-version": "13",
};
const path = "/socket.io/?EIO=4&transport=websocket";

function knock(given: { method?: string; url?: string; headers?: Record<string, string> } = {}, total = 10) {
  const presence = openPresence({
    gameOf: () => undefined,
    limits: { total, perIpAddress: 10 },
    addressOf: () => "192.0.2.1",
    isOurs: ({ headers }) => headers.origin !== "https://evil.example",
  });
  const request = new IncomingMessage(new Socket());
  const { method = "GET", url = path, headers = {} } = given;
  return presence.acceptsUpgrade(Object.assign(request, { method, url, headers: { ...right, ...headers } }));
}

describe("at the door", () => {
  it("a browser that opens a socket is welcome", () => {
    expect(knock()).toBe(true);
  });

  // The library would answer these by itself, without our headers.
  it.each<Parameters<typeof knock>[0]>([
    { method: "POST" },
    { url: "/socket.io/" },
    { url: "/socket.io/?EIO=3&transport=websocket" },
    { url: "/socket.io/?EIO=4&transport=polling" },
    { url: "/socket.io/?EIO=4&transport=websocket&transport=polling" },
    { url: `${path}&sid=nobody` },
    { headers: { upgrade: "h2c" } },
    { headers: { "sec-websocket-key": "short" } },
    { headers: { "sec-websocket-version": "8" } },
    { headers: { origin: "https://evil.example" } },
  ])("nobody else is: %j", (given) => {
    expect(knock(given)).toBe(false);
  });

  it("nobody is while it is full", () => {
    expect(knock({}, 0)).toBe(false);
  });
});
