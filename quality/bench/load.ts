// Asks a server for pages as fast as it answers, in a process of its own, so that the server has a core to itself.
import { Client } from "undici";

export type Order = {
  readonly origin: string;
  /** Asked for in turn, by all connections together. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly forMs: number;
};

export type Loaded = {
  readonly answers: number;
  /** Of all bodies, as they came over the wire. */
  readonly bytes: number;
  /** Answers that were not the page. */
  readonly failures: number;
  readonly tookMs: number;
};

process.on("disconnect", () => process.exit());
process.on("message", async (order: Order) => process.send?.(await load(order)));

async function load({ origin, paths, headers, connections, forMs }: Order): Promise<Loaded> {
  const counts = { answers: 0, bytes: 0, failures: 0 };
  const from = performance.now();
  let next = 0;
  async function ask(client: Client): Promise<void> {
    while (performance.now() - from < forMs) {
      const path = paths[next++ % paths.length] ?? "/";
      const { statusCode, body } = await client.request({ method: "GET", path, headers });
      for await (const piece of body) counts.bytes += piece.length;
      counts.answers++;
      if (statusCode !== 200) counts.failures++;
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: connections }, () => ask(new Client(origin, { pipelining: 1 }))));
  return { ...counts, tookMs: performance.now() - from };
}
