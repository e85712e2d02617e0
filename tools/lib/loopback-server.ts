import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { emptyContext, policyHeaders } from "@recess/portal/server/http/policy/response-headers.ts";

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

/** Response headers of the play origin for pages of this kind, CSP included: what plays here plays in the portal. */
export function gamePageHeaders(kind: "html5" | "ruffle"): Record<string, string> {
  return policyHeaders(kind, emptyContext);
}
