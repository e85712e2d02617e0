import { randomUUID } from "node:crypto";
import { createAdapter } from "@socket.io/redis-adapter";
import type { Logger } from "pino";
import type { Server } from "socket.io";
import { z } from "zod";
import { createPeerCounts, type Peers } from "#domain/presence/peers.ts";
import { redisClients } from "./redis-clients.ts";

type Options = {
  readonly url: string;
  /** Sites that share a Redis are told apart by it. */
  readonly site: string;
  readonly timeoutMs: number;
  readonly log: Pick<Logger, "warn">;
  readonly now?: () => number;
};

/** What processes say to each other. An older or newer one may say it differently; that is not heard. */
const headcount = z.tuple([
  z.string(),
  z.int().nonnegative(),
  z.array(z.tuple([z.string(), z.int().positive()])),
]);

/**
 * Joins the processes of a site through Redis. Without it each counts its own visitors, says so once, and finds the
 * others again when Redis is back: nothing is kept in Redis that could be wrong after a crash.
 */
export function redisPeers(options: Options): (io: Server) => Peers {
  const { url, site, timeoutMs, log, now = Date.now } = options;
  return (io) => {
    const peerCounts = createPeerCounts(timeoutMs, now);
    const name = randomUUID();
    const { publisher, subscriber, isConnected, hangUp } = redisClients(url, log);
    io.adapter(createAdapter(publisher, subscriber, { key: `presence of ${site}` }));
    io.on("headcount", (...words: unknown[]) => {
      const { data } = headcount.safeParse(words);
      if (data) peerCounts.set(data[0], { visitors: data[1], players: new Map(data[2]) });
    });
    io.on("goodbye", (from: unknown) => typeof from === "string" && peerCounts.delete(from));
    return {
      publish: ({ visitors, players }) => io.serverSideEmit("headcount", name, visitors, [...players]),
      counts: () => peerCounts.counts(),
      isConnected,
      async close() {
        io.serverSideEmit("goodbye", name);
        await hangUp();
      },
    };
  };
}
