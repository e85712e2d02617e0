import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";

/** Built games on loopback under a strict policy, for covers, films and figures. Tests play them in the portal itself. */
export interface Stand {
  /** The game on its own. */
  gameUrl(slug: string, flags?: string): string;
  close(): void;
}

export const gamePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
].join("; ");

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
};

export async function openStand(gamesDir: string): Promise<Stand> {
  const games = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stand");
    const file = path.join(gamesDir, path.normalize(pathname), pathname.endsWith("/") ? "index.html" : "");
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": types[path.extname(file)] ?? "application/octet-stream",
      "content-security-policy": gamePolicy,
      "access-control-allow-origin": "*",
    });
    createReadStream(file).pipe(response);
  });
  const gameUrl = (slug: string, flags = "") => `${games.origin}/${slug}/${flags && `#${flags}`}`;
  return { gameUrl, close: games.close };
}

async function serve(listener: RequestListener): Promise<{ origin: string; close(): void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand got no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
