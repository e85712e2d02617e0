import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { Server } from "socket.io";
import { describe, it } from "vitest";
import { neighboursContract } from "#domain/presence/peers.contract.ts";
import { redisNeighbours } from "./redis-peers.ts";

const url = process.env["TEST_REDIS_URL"];

if (url) {
  neighboursContract("Redis", async () => {
    let now = 0;
    const silenceMs = 60_000;
    const open = redisNeighbours({
      url,
      site: randomUUID(),
      silenceMs,
      log: pino({ level: "silent" }),
      now: () => now,
    });
    return {
      moveIn: async () => open(new Server()),
      wait: (ms) => {
        now += ms;
      },
      silenceMs,
    };
  });
} else {
  describe("neighbours over Redis", () => {
    it.skip("are not tried: TEST_REDIS_URL is not set");
  });
}
