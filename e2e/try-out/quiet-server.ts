import { createSocket } from "node:dgram";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of this machine that no game has any business with: HTTP, WebSockets and datagrams on one port number. */
export type QuietServer = {
  readonly port: number;
  /** Everything that reached it. */
  readonly reached: readonly string[];
  close(): void;
};

/** Opens a server that notes what reaches it, and shows a bright page to those who come. */
export async function openQuietServer(): Promise<QuietServer> {
  const reached: string[] = [];
  const server = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.setHeader("access-control-allow-origin", "*").setHeader("content-type", "text/html");
    response.end('<body style="background:linear-gradient(lime,purple)">internal');
  });
  server.on("connection", () => reached.push("connection"));
  // On all addresses, those of IPv6 included.
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket("udp4", () => reached.push("datagram"));
  await new Promise<void>((resolve) => datagrams.bind(port, resolve));
  return {
    port,
    reached,
    close() {
      server.closeAllConnections();
      server.close();
      datagrams.close();
    },
  };
}
