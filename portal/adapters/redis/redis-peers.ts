import { randomUUID } from "node:crypto";
import { createAdapter } from "@socket.io/redis-adapter";
import type { Logger } from "pino";
import type { Server } from "socket.io";
import { z } from "zod";
import { createPeerCounts, type Peers } from "#domain/presence/peers.ts";
import { redisClients } from "./redis-clients.ts";

type Options = {
  readonly url: string;
  /** Separates sites that share a Redis. */
  readonly site: string;
  readonly timeoutMs: number;
  readonly log: Pick<Logger, "warn">;
  readonly now?: () => number;
};

/** Message between processes: name, visitors, players by game. Messages of another shape, from another version, are ignored. */
const countMessage = z.tuple([
  z.string(),
  z.int().nonnegative(),
  z.array(z.tuple([z.string(), z.int().positive()])),
]);

/**
 * Peers over Redis publish/subscribe. While Redis is down each process counts its own visitors and logs it once.
 * Nothing is stored in Redis that could be wrong after a crash.
 */
export function redisPeers(options: Options): (io: Server) => Peers {
  const { url, site, timeoutMs, log, now = Date.now } = options;
  return (io) => {
    const peerCounts = createPeerCounts(timeoutMs, now);
    const name = randomUUID();
    const { publisher, subscriber, isConnected, close } = redisClients(url, log);
    io.adapter(createAdapter(publisher, subscriber, { key: `presence of ${site}` }));
    io.on("headcount", (...message: unknown[]) => {
      const { data } = countMessage.safeParse(message);
      if (data) peerCounts.set(data[0], { visitors: data[1], players: new Map(data[2]) });
    });
    io.on("goodbye", (from: unknown) => typeof from === "string" && peerCounts.delete(from));
    return {
      publish: ({ visitors, players }) => io.serverSideEmit("headcount", name, visitors, [...players]),
      counts: () => peerCounts.counts(),
      isConnected,
      async close() {
        io.serverSideEmit("goodbye", name);
        await close();
      },
    };
  };
}
