import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { roomStoreContract } from "#domain/together/room-store.contract.ts";
import { redisClients } from "./redis-clients.ts";
import { redisRooms } from "./room-store.ts";

const url = process.env["TEST_REDIS_URL"];

async function aStore(address: string) {
  const { commands, isConnected, close } = redisClients(address, pino({ level: "silent" }));
  onTestFinished(close);
  await vi.waitFor(() => expect(isConnected()).toBe(true), 10_000);
  return redisRooms(commands, { site: randomUUID(), now: Date.now });
}

if (url) {
  roomStoreContract("Redis", () => aStore(url), Date.now);
} else {
  describe("rooms in Redis", () => {
    it.skip("are not tried: TEST_REDIS_URL is not set");
  });
}

it("rooms in a Redis that is down are refused by name", async () => {
  const { commands, close } = redisClients("redis://127.0.0.1:1", pino({ level: "silent" }));
  onTestFinished(close);
  const store = redisRooms(commands, { site: "nowhere", now: Date.now });
  await expect(store.find({ code: "BCDFGH" })).rejects.toMatchObject({ code: "rooms-unavailable" });
  await expect(store.publicRooms()).rejects.toMatchObject({ code: "rooms-unavailable" });
});
