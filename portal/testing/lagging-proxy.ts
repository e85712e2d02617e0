import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { delayed, type Lag } from "./lag.ts";

export type LaggingProxy = {
  readonly port: number;
  /** Bytes that went to the server and came from it so far, over all connections. */
  readonly bytes: { up: number; down: number };
  /** Breaks all connections off, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/**
 * TCP proxy that delays, for tests and measurements of a line that is far and unsteady. Nothing overtakes anything, as on a real one.
 * It listens on a free port unless one is given.
 */
export async function openLaggingProxy(to: number, lag: Lag, port = 0): Promise<LaggingProxy> {
  const bytes = { up: 0, down: 0 };
  const open = new Set<Socket>();
  let isCut = false;

  function pass(from: Socket, target: Socket, way: "up" | "down"): void {
    const send = delayed<Buffer>(lag, (chunk) => target.writable && target.write(chunk));
    from.on("data", (chunk: Buffer) => {
      bytes[way] += chunk.length;
      send(chunk);
    });
    from.on("close", () => setTimeout(() => target.destroy(), lag.latencyMs));
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
  server.listen(port, "127.0.0.1");
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
