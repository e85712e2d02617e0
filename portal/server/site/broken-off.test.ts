import { once } from "node:events";
import { connect } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { type Listener, listen } from "#server/http/listen.ts";
import { aSite } from "./site.fixture.ts";

const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
let seen = 0;
const listeners: Listener[] = [];
afterAll(async () => {
  for (const listener of listeners) await listener.drain();
});

describe("requests that break off", () => {
  it("write nothing into the log", async () => {
    const site = aSite([], {}, { log });
    let began = Promise.withResolvers<void>();
    const fetch: typeof site.fetch = async (request, env, context) => {
      // The body begins to flow when the site reads it.
      (env as HttpBindings).incoming.once("resume", () => began.resolve());
      const response = await site.fetch(request, env, context);
      seen += 1;
      return response;
    };
    const listener = await listen({ fetch }, 0, "127.0.0.1");
    listeners.push(listener);
    for (const path of ["/beacon", "/login", "/thumbnails", "/login", "/beacon"]) {
      const socket = connect(listener.port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\n`;
      const handled = seen;
      began = Promise.withResolvers();
      socket.write(`${head}email=`);
      // The server must have begun to read, or there is nothing to break off.
      await began.promise;
      socket.destroy();
      await expect.poll(() => seen).toBe(handled + 1);
    }
    expect(lines).toEqual([]);
  });
});
