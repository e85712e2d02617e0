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
    if (isCut) return;
    isCut = true;
    log.warn(
      { reason: reasonOf(error) },
      "Redis is not reached; presence counts the visitors of this process only",
    );
  }

  const options = {
    url,
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: longestWaitMs,
      // Never given up, and not by all processes in the same moment.
      reconnectStrategy: (tries: number) =>
        Math.min(100 * 2 ** tries, longestWaitMs) * (0.5 + Math.random() / 2),
    },
  };
  const pub = createClient(options);
  const sub = createClient(options);
  for (const client of [pub, sub]) {
    client.on("error", tell);
    client.on("ready", () => {
      if (!isCut || !pub.isReady || !sub.isReady) return;
      isCut = false;
      log.warn("Redis is back; presence counts all visitors again");
    });
    client.connect().catch(tell);
  }

  /** The client renews a subscription that it once had, but forgets one that a broken connection has swallowed. */
  const wanted = new Set<() => Promise<void>>();
  const subscribe = (ask: () => Promise<void>) =>
    sub.isReady ? ask().then(() => wanted.delete(ask), tell) : undefined;
  sub.on("ready", () => wanted.forEach(subscribe));

  type Listener = (message: Buffer, channel: Buffer) => void;
  function want(ask: () => Promise<void>): void {
    wanted.add(ask);
    subscribe(ask);
  }
  const subscriber = {
    pSubscribe: (pattern: string, heard: Listener) => want(() => sub.pSubscribe(pattern, heard, true)),
    subscribe: (channels: string[], heard: Listener) => want(() => sub.subscribe(channels, heard, true)),
    on: sub.on.bind(sub),
    off: sub.off.bind(sub),
  };
  const publisher = {
    /** Only looked for: by it the adapter knows the kind of client. */
    pSubscribe: subscriber.pSubscribe,
    publish: (channel: string, message: string | Buffer) => {
      if (pub.isReady) pub.publish(channel, message).catch(tell);
    },
    on: pub.on.bind(pub),
    off: pub.off.bind(pub),
  };

  async function hangUp(): Promise<void> {
    // What was published has to be on its way first; a Redis that does not answer is not waited for.
    if (pub.isReady) await Promise.race([pub.ping().catch(tell), afterMs(500)]);
    for (const client of [pub, sub]) if (client.isOpen) client.destroy();
  }
  return { publisher, subscriber, isConnected: () => pub.isReady && sub.isReady, hangUp };
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** A name that resolves to several addresses fails with an error of errors, which has a code but no message. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.message || ("code" in error ? error.code : error.name);
}
