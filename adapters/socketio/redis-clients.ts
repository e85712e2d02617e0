import type { Logger } from "pino";
import { createClient } from "redis";

const longestWaitMs = 5000;

/**
 * The two connections that the Redis adapter wants. It never looks at what becomes of its commands, so here each of them
 * may fail without taking the process with it; what cannot be said now is not said later either.
 */
export function redisClients(url: string, log: Pick<Logger, "warn">) {
  let isCut = false;
  function tell(error: unknown): void {
    if (!isCut)
      log.warn({ error }, "Redis is not reached; presence counts the visitors of this process only");
    isCut = true;
  }

  const common = {
    url,
    pingInterval: 10_000,
    socket: {
      connectTimeout: longestWaitMs,
      // Never given up, and not by all processes in the same moment.
      reconnectStrategy: (tries: number) =>
        Math.min(100 * 2 ** tries, longestWaitMs) * (0.5 + Math.random() / 2),
    },
  };
  const pub = createClient({ ...common, disableOfflineQueue: true });
  // Its few subscriptions wait for the first connection; later ones renew them by themselves.
  const sub = createClient(common);
  for (const client of [pub, sub]) {
    client.on("error", tell);
    client.on("ready", () => {
      if (!isCut || !pub.isReady || !sub.isReady) return;
      isCut = false;
      log.warn("Redis is back; presence counts all visitors again");
    });
    client.connect().catch(tell);
  }

  const publisher = {
    pSubscribe: () => undefined,
    publish: (channel: string, message: string | Buffer) => {
      if (pub.isReady) pub.publish(channel, message).catch(tell);
    },
    on: pub.on.bind(pub),
    off: pub.off.bind(pub),
  };
  type Listener = (message: Buffer, channel: Buffer) => void;
  const subscriber = {
    pSubscribe: (pattern: string, listener: Listener) => sub.pSubscribe(pattern, listener, true).catch(tell),
    subscribe: (channels: string[], listener: Listener) =>
      sub.subscribe(channels, listener, true).catch(tell),
    on: sub.on.bind(sub),
    off: sub.off.bind(sub),
  };

  async function hangUp(): Promise<void> {
    // What was published has to be on its way first; a Redis that does not answer is not waited for.
    if (pub.isReady) await Promise.race([pub.ping().catch(tell), afterMs(500)]);
    for (const client of [pub, sub]) if (client.isOpen) client.destroy();
  }
  return { publisher, subscriber, hangUp };
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
