import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { openPresence } from "./presence.ts";

const headersOfBrowser = {
  upgrade: "websocket",
  "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
  "sec-websocket-version": "13",
};
const path = "/socket.io/?EIO=4&transport=websocket";

function accepts(
  given: { method?: string; url?: string; headers?: Record<string, string> } = {},
  total = 10,
) {
  const presence = openPresence({
    gameOf: () => undefined,
    limits: { total, perIpAddress: 10 },
    ipAddressOf: () => "192.0.2.1",
    isFromSite: ({ headers }) => headers.origin !== "https://evil.example",
  });
  const request = new IncomingMessage(new Socket());
  const { method = "GET", url = path, headers = {} } = given;
  return presence.acceptsUpgrade(
    Object.assign(request, { method, url, headers: { ...headersOfBrowser, ...headers } }),
  );
}

describe("admission to presence", () => {
  it("lets in a browser that opens a socket", () => {
    expect(accepts()).toBe(true);
  });

  // The library would answer these by itself, without our headers.
  it.each<Parameters<typeof accepts>[0]>([
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
  ])("refuses %j", (given) => {
    expect(accepts(given)).toBe(false);
  });

  it("refuses everyone while it is full", () => {
    expect(accepts({}, 0)).toBe(false);
  });
});
