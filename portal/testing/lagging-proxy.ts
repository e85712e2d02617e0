import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How a line behaves: latency of one way with its jitter, and stalls in which nothing passes. */
export type Lag = {
  readonly latencyMs: number;
  readonly jitterMs: number;
  /** A stall begins once in this long, and lasts so long. */
  readonly stalls?: { readonly everyMs: number; readonly forMs: number };
};

export type LaggingProxy = {
  readonly port: number;
  /** Bytes that went to the server and came from it so far, over all connections. */
  readonly bytes: { up: number; down: number };
  /** Breaks all connections off, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** TCP proxy that delays, for tests and measurements of a line that is far and unsteady. Nothing overtakes anything, as on a real one. */
export async function openLaggingProxy(to: number, lag: Lag): Promise<LaggingProxy> {
  const { latencyMs, jitterMs, stalls } = lag;
  const bytes = { up: 0, down: 0 };
  const open = new Set<Socket>();
  let isCut = false;

  /** When something sent now arrives. */
  function arrival(now: number): number {
    const at = now + latencyMs + (Math.random() * 2 - 1) * jitterMs;
    const into = stalls ? at % stalls.everyMs : 0;
    return stalls && into < stalls.forMs ? at - into + stalls.forMs : at;
  }

  function pass(from: Socket, target: Socket, way: "up" | "down"): void {
    let last = 0;
    // Timers are rounded to milliseconds, so one that is due later may come first: each passes on the oldest chunk.
    const waiting: Buffer[] = [];
    from.on("data", (chunk: Buffer) => {
      bytes[way] += chunk.length;
      const now = performance.now();
      last = Math.max(last, arrival(now));
      waiting.push(chunk);
      setTimeout(() => {
        const next = waiting.shift();
        if (next && target.writable) target.write(next);
      }, last - now);
    });
    from.on("close", () => setTimeout(() => target.destroy(), latencyMs));
    from.on("error", () => target.destroy());
  }

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const portal = connect(to, "127.0.0.1");
    for (const socket of [client, portal]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on("close", () => open.delete(socket));
    }
    pass(client, portal, "up");
    pass(portal, client, "down");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function breakOff(): void {
    for (const socket of open) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    bytes,
    cut() {
      isCut = true;
      breakOff();
    },
    mend() {
      isCut = false;
    },
    async close() {
      breakOff();
      server.close();
      await once(server, "close");
    },
  };
}
