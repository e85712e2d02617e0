import { once } from "node:events";
import { createServer, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { judgeHealth } from "./health.ts";
import { holdSlowClients } from "./slow-clients.ts";

const megabyte = 1024 * 1024;
const well = { heap: 50 * megabyte, rss: 150 * megabyte, maxLagMs: 20 };

describe("the server's health", () => {
  it("is good where little grew", () => {
    expect(judgeHealth(well, { ...well, heap: 60 * megabyte })).toEqual([]);
  });

  it("names a leak, too much memory in all, and a blocked event loop", () => {
    expect(judgeHealth(well, { heap: 200 * megabyte, rss: 900 * megabyte, maxLagMs: 60_000 })).toEqual([
      "the server holds 150.0 MB more than before",
      "the server takes 900.0 MB",
      "the server answered nobody for 60000 ms",
    ]);
  });
});

describe("slow clients", () => {
  async function closedBy(options: ServerOptions): Promise<number> {
    const server = createServer(options);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const gone = await holdSlowClients(port, 4, options.headersTimeout === 0 ? 500 : 60_000);
    server.closeAllConnections();
    server.close();
    return gone;
  }

  it("are closed by a server that has timeouts, and held by one that has none", async () => {
    expect(
      await closedBy({ headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 }),
    ).toBe(4);
    expect(await closedBy({ headersTimeout: 0, requestTimeout: 0 })).toBe(0);
  });
});
