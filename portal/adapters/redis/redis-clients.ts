import type { Logger } from "pino";
import { createClient } from "redis";

const CONNECT_TIMEOUT_MS = 5000;
const MAX_RECONNECT_DELAY_MS = 5000;
const PING_INTERVAL_MS = 10_000;
const FLUSH_TIMEOUT_MS = 500;

/**
 * The publishing and the subscribing Redis client, in the shape that Socket.IO's Redis adapter expects.
 * The adapter ignores the promises of its commands, so a failed command is caught here: it is logged once an outage, and
 * neither ends the process nor is it repeated.
 */
export function redisClients(url: string, log: Pick<Logger, "warn">) {
  const pub = createClient(clientOptions(url));
  const sub = createClient(clientOptions(url));
  const isConnected = () => pub.isReady && sub.isReady;
  const { handleError, handleReady } = logOutages(log, isConnected);
  for (const client of [pub, sub]) {
    client.on("error", handleError);
    client.on("ready", handleReady);
    client.connect().catch(handleError);
  }
  const { subscribe } = durableSubscriptions(sub, handleError);

  type Listener = (message: Buffer, channel: Buffer) => void;
  const subscriber = {
    pSubscribe: (pattern: string, listener: Listener) =>
      subscribe(() => sub.pSubscribe(pattern, listener, true)),
    subscribe: (channels: string[], listener: Listener) =>
      subscribe(() => sub.subscribe(channels, listener, true)),
    on: sub.on.bind(sub),
    off: sub.off.bind(sub),
  };
  const publisher = {
    /** Never called: the adapter recognizes the kind of client by it. */
    pSubscribe: subscriber.pSubscribe,
    publish: (channel: string, message: string | Buffer) => {
      if (pub.isReady) pub.publish(channel, message).catch(handleError);
    },
    on: pub.on.bind(pub),
    off: pub.off.bind(pub),
  };
  return {
    publisher,
    subscriber,
    /** For commands whose failure the caller handles. They fail at once while Redis is down. */
    commands: pub,
    isConnected,
    async close(): Promise<void> {
      // The ping flushes what was published before; a Redis that does not answer is not waited for.
      if (pub.isReady) await Promise.race([pub.ping().catch(handleError), delay(FLUSH_TIMEOUT_MS)]);
      for (const client of [pub, sub]) if (client.isOpen) client.destroy();
    },
  };
}

function clientOptions(url: string) {
  return {
    url,
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      // Exponential backoff without end; the jitter keeps processes from reconnecting at the same moment.
      reconnectStrategy: (tries: number) =>
        Math.min(100 * 2 ** tries, MAX_RECONNECT_DELAY_MS) * (0.5 + Math.random() / 2),
    },
  };
}

/** Logs one line when Redis is lost and one when both clients are connected again. */
function logOutages(log: Pick<Logger, "warn">, isConnected: () => boolean) {
  let isLost = false;
  return {
    handleError(error: unknown): void {
      if (isLost) return;
      isLost = true;
      log.warn(
        { reason: reasonOf(error) },
        "Redis is not reached; each process counts its own visitors and attempts, and nobody comes into rooms",
      );
    },
    handleReady(): void {
      if (!isLost || !isConnected()) return;
      isLost = false;
      log.warn("Redis is back; visitors and attempts are counted together again");
    },
  };
}

/** Repeats subscriptions that failed: the client itself renews only those that succeeded before the connection broke. */
function durableSubscriptions(
  sub: { readonly isReady: boolean; on(event: "ready", listener: () => void): unknown },
  handleError: (error: unknown) => void,
) {
  const pending = new Set<() => Promise<void>>();
  const attempt = (request: () => Promise<void>) =>
    sub.isReady ? request().then(() => pending.delete(request), handleError) : undefined;
  sub.on("ready", () => pending.forEach(attempt));
  return {
    subscribe(request: () => Promise<void>): void {
      pending.add(request);
      attempt(request);
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** A host name with several IP addresses fails with an AggregateError, which has a code but no message. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.message || ("code" in error ? error.code : error.name);
}
