import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { throttling } from "#quality/bench/browser/conditions.ts";
import { slowLink } from "./slow-link.ts";

/** One request and its answer. Times are those of the wall clock, as a page's `performance.timeOrigin` is. */
export type Exchange = {
  readonly host: string;
  readonly path: string;
  readonly startedAt: number;
  /** Of the last byte so far. */
  endedAt: number;
  /** Head and body, as they travel. */
  bytes: number;
};

/**
 * HTTP proxy with the latency and the bandwidth of the bench. The DevTools protocol throttles each frame, each worker and each process by itself, once
 * it is attached to it; through the proxy all of a browser shares one link from the first byte, and all of its bytes are counted.
 */
export type SlowProxy = {
  readonly server: string;
  readonly exchanges: readonly Exchange[];
  /** At first the proxy is as fast as the machine. */
  setSlow(isSlow: boolean): void;
  /** Resolves once nothing was sent for so long. */
  idle(forMs: number, timeoutMs: number): Promise<void>;
  close(): Promise<void>;
};

/** Small enough that requests at the same time get their turns. */
const PIECE_BYTES = 4096;
const LOOK_MS = 50;

export async function openSlowProxy(): Promise<SlowProxy> {
  const link = slowLink(throttling.bitsPerSecond);
  const exchanges: Exchange[] = [];
  let isSlow = false;
  let open = 0;
  let lastAt = performance.now();

  async function arrive(bytes: number): Promise<void> {
    if (!isSlow) return;
    const waitMs = link.arrivalOf(bytes, performance.now()) - performance.now();
    if (waitMs > 0) await sleep(waitMs);
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { host, port, pathname, search } = new URL(incoming.url ?? "");
    const now = Date.now();
    const exchange: Exchange = { host, path: pathname + search, startedAt: now, endedAt: now, bytes: 0 };
    exchanges.push(exchange);
    if (isSlow) await sleep(throttling.latencyMs);
    const { method, headers } = incoming;
    const asked = request({ host: "127.0.0.1", port, path: exchange.path, method, headers });
    outgoing.on("close", () => asked.destroy());
    incoming.pipe(asked);
    const [answer]: IncomingMessage[] = await once(asked, "response");
    if (!answer) return;
    exchange.bytes += answer.rawHeaders.join("  ").length;
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    for await (const chunk of answer)
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES);
        await arrive(piece.length);
        outgoing.write(piece);
        exchange.bytes += piece.length;
        exchange.endedAt = Date.now();
        lastAt = performance.now();
      }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    open++;
    forward(incoming, outgoing)
      // The browser has closed the page, or the portal the connection.
      .catch(() => outgoing.destroy())
      .finally(() => {
        open--;
        lastAt = performance.now();
      });
  });
  // Sockets of the presence.
  server.on("connect", ({ url = "" }, socket, head) => {
    const portal = connect(Number(url.split(":")[1]), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      portal.write(head);
      portal.pipe(socket).pipe(portal);
    });
    portal.on("error", () => socket.destroy());
    socket.on("error", () => portal.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    exchanges,
    setSlow(slow) {
      isSlow = slow;
    },
    async idle(forMs, timeoutMs) {
      const from = performance.now();
      lastAt = from;
      while (open > 0 || performance.now() - lastAt < forMs) {
        if (performance.now() - from > timeoutMs) return;
        await sleep(LOOK_MS);
      }
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
