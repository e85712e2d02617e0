import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Another host, where no game has any business. */
export type Elsewhere = {
  readonly port: number;
  /** The URLs that were asked for. */
  readonly requests: readonly string[];
  close(): Promise<void>;
};

/** A page of this host that frames whatever its query names. */
const FRAMING_PAGE = "/framing";

/** Starts a server that answers everything and remembers what it was asked for. */
export async function startElsewhere(): Promise<Elsewhere> {
  const requests: string[] = [];
  const server = createServer();
  const record = ({ url }: IncomingMessage) => requests.push(url ?? "");
  server.on("upgrade", (request, socket) => {
    record(request);
    socket.destroy();
  });
  server.on("request", (request, response) => {
    record(request);
    const { pathname, searchParams } = new URL(request.url ?? "", "http://elsewhere.test");
    response.setHeader("access-control-allow-origin", "*");
    if (pathname !== FRAMING_PAGE) return response.setHeader("content-type", "text/javascript").end("1");
    const address = searchParams.get("address") ?? "";
    return response
      .setHeader("content-type", "text/html")
      .end(
        `<!doctype html><title>Elsewhere</title><iframe src="${address}" width="900" height="600"></iframe>`,
      );
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
