import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import path from "node:path";

/** Built games on loopback, as the portal serves them: an origin of their own, a strict policy, a sandboxed frame around. */
export interface Stand {
  /** The game on its own. */
  gameUrl(slug: string, flags?: string): string;
  /** A page of another origin with the game in a frame. */
  frameUrl(slug: string, flags?: string): string;
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
  const site = await serve((request, response) => {
    const address = new URL(request.url ?? "/", "http://stand").searchParams.get("game") ?? "";
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(framePage(address));
  });
  const gameUrl = (slug: string, flags = "") => `${games.origin}/${slug}/${flags && `#${flags}`}`;
  return {
    gameUrl,
    frameUrl: (slug, flags) => `${site.origin}/?game=${encodeURIComponent(gameUrl(slug, flags))}`,
    close() {
      games.close();
      site.close();
    },
  };
}

function framePage(address: string): string {
  const safe = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><title>Stand</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh; display: block }</style>
<iframe sandbox="allow-scripts allow-same-origin" allow="gamepad; autoplay" src="${safe}"></iframe>`;
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
