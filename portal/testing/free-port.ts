import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { playPortOf } from "#domain/play-origin.ts";

/** Below those that systems give to connections: a browser's request could take one before the server that it is for. */
const PORTS = { from: 12_000, to: 32_000 };

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

/** A free port for the site whose play port is free too. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (await isFree(playPortOf(port))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}
