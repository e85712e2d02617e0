import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { Server } from "socket.io";
import { describe, it } from "vitest";
import { peersContract } from "#domain/presence/peers.contract.ts";
import { redisPeers } from "./redis-peers.ts";

const url = process.env["TEST_REDIS_URL"];

if (url) {
  peersContract("Redis", async () => {
    let now = 0;
    const timeoutMs = 60_000;
    const open = redisPeers({
      url,
      site: randomUUID(),
      timeoutMs,
      log: pino({ level: "silent" }),
      now: () => now,
    });
    return {
      addProcess: async () => open(new Server()),
      advance: (ms) => {
        now += ms;
      },
      timeoutMs,
    };
  });
} else {
  describe("peers over Redis", () => {
    it.skip("are not tried: TEST_REDIS_URL is not set");
  });
}
