import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type LoopbackServer = { readonly origin: string; close(): void };

/** HTTP server on a free port of the loopback address. */
export async function openLoopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
