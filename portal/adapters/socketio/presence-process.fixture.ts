import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { redisPeers } from "#adapters/redis/redis-peers.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { openPresence } from "./presence.ts";

/** A process with presence and peers over Redis. Its log and its port go to standard output. */
const [url = "", site = ""] = process.argv.slice(2);
const log = pino({ level: "warn" });
const presence = openPresence({
  gameOf: (path) => (path === "chess/" ? { id: idOfPath(path), name: "Chess" } : undefined),
  limits: { total: 50, perIpAddress: 50 },
  ipAddressOf: () => "one",
  isFromSite: () => true,
  peersOf: redisPeers({ url, site, timeoutMs: 1500, log }),
  tickMs: 50,
});
const server = createServer((_, response) => response.end("a page"));
presence.attach(server);
server.listen(0, "127.0.0.1", () => console.log(`port=${(server.address() as AddressInfo).port}`));
process.on("SIGTERM", async () => {
  await presence.close();
  process.exit(0);
});
