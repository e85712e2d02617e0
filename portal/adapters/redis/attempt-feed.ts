import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import type { AttemptFeed } from "#domain/limits/shared-limiters.ts";
import { redisClients } from "./redis-clients.ts";

/** Message between processes: the sender's name, the limiter, the key and the cost. Messages of another shape, from another version, are ignored. */
const message = z.tuple([z.string(), z.string(), z.string(), z.int()]);

/** Feed of attempts over Redis publish/subscribe. Nothing is stored in Redis. While it is down each process counts its own. */
export function redisAttempts({
  url,
  site,
  log,
}: {
  readonly url: string;
  /** Separates sites that share a Redis. */
  readonly site: string;
  readonly log: Pick<Logger, "warn">;
}): AttemptFeed & { close(): Promise<void> } {
  const channel = `attempts at ${site}`;
  const name = randomUUID();
  const { publisher, subscriber, close } = redisClients(url, log);
  return {
    publish: ({ limiter, key, cost }) =>
      publisher.publish(channel, JSON.stringify([name, limiter, key, cost])),
    subscribe: (onAttempt) =>
      subscriber.subscribe([channel], (bytes) => {
        const { data } = message.safeParse(parsed(bytes.toString()));
        if (data && data[0] !== name) onAttempt({ limiter: data[1], key: data[2], cost: data[3] });
      }),
    close,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
