import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { openRedisRooms } from "#adapters/redis/open-redis-rooms.ts";
import { someRooms } from "#domain/together/rooms.fixture.ts";
import { openPresence } from "./presence.ts";

/** A process with rooms over Redis. Its log, and its port once Redis is found, go to standard output. */
const [url = "", site = ""] = process.argv.slice(2);
const log = pino({ level: "warn" });
const { store, peers, close } = openRedisRooms({ url, site, log, now: Date.now });
let ids = 0;
const presence = openPresence({
  gameOf: () => undefined,
  limits: { total: 50, perIpAddress: 50 },
  ipAddressOf: () => "one",
  isFromSite: () => true,
  together: {
    rooms: someRooms({
      store,
      newId: () => `${process.pid}-${++ids}`.padStart(22, "A"),
      secureRandom: Math.random,
      random: Math.random,
    }),
    peers,
    log,
  },
});
const server = createServer((_, response) => response.end("a page"));
presence.attach(server);
while (!(await store.publicRooms().catch(() => undefined))) await sleep(20);
server.listen(0, "127.0.0.1", () => console.log(`port=${(server.address() as AddressInfo).port}`));
process.on("SIGTERM", async () => {
  await presence.close();
  await close();
  process.exit(0);
});
