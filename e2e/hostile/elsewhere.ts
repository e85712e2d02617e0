import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Another host, where no game has any business. */
export type Elsewhere = {
  readonly port: number;
  /** The URLs that were asked for. */
  readonly requests: readonly string[];
  close(): Promise<void>;
};

/** An empty page of this host; whatever else it is asked for is a script. */
export const EMPTY_PAGE = "/page";
/** What stands among the requests for bytes that are no HTTP: a client that wanted to speak TLS. */
export const HANDSHAKE = "a handshake";

/** Starts a server that answers everything and remembers what it was asked for. */
export async function startElsewhere(): Promise<Elsewhere> {
  const requests: string[] = [];
  const server = createServer();
  const record = ({ url }: IncomingMessage) => requests.push(url ?? "");
  server.on("clientError", (_, socket) => {
    requests.push(HANDSHAKE);
    socket.destroy();
  });
  server.on("upgrade", (request, socket) => {
    record(request);
    socket.destroy();
  });
  server.on("request", (request, response) => {
    record(request);
    response.setHeader("access-control-allow-origin", "*");
    if (request.url === EMPTY_PAGE)
      response.setHeader("content-type", "text/html").end("<!doctype html><title>Elsewhere</title>");
    else response.setHeader("content-type", "text/javascript").end("1");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
