import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands before a portal and, once it is renewed, shows its pages as the next build would: another build's name, other words, and a style
 * sheet that only the new server has. The worker's script stays the old one, as it does between a renewal and its arrival.
 */
export async function openRenewedSite(portal: string) {
  let isRenewed = false;
  const server = createServer(async ({ url = "/", method, headers }, response) => {
    if (isRenewed && url === "/assets/style-of-tomorrow.css") {
      response.writeHead(200, { "content-type": "text/css" }).end("h1 { color: red }");
      return;
    }
    // Whole pages only: one that is unchanged to the portal has changed to us.
    const { "if-none-match": _tag, ...asIs } = headers;
    const asked = request(portal + url, { method, headers: { ...asIs, "accept-encoding": "identity" } });
    asked.end();
    const [answer] = await once(asked, "response");
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece);
    const body = Buffer.concat(pieces);
    const isPage = /html/.test(answer.headers["content-type"] ?? "");
    if (!isRenewed || !isPage) {
      response.writeHead(answer.statusCode, answer.headers).end(body);
      return;
    }
    const text = body
      .toString()
      .replace("<h1>Articles</h1>", "<h1>Articles of tomorrow</h1>")
      .replace(/\/assets\/style-[\w-]+\.css/, "/assets/style-of-tomorrow.css");
    const { "content-length": _, ...kept } = answer.headers;
    response.writeHead(answer.statusCode, { ...kept, "x-build": "tomorrow" }).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew() {
      isRenewed = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
