import { createReadStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { openLoopbackServer } from "./loopback-server.ts";

export type GameServer = {
  /** URL of a game's page; `flags` go into its hash. */
  gameUrl(slug: string, flags?: string): string;
  close(): void;
};

/** As strict as the play origin's CSP for games that need no exception. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
].join("; ");

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
};

/** HTTP server of built HTML5 games without a portal, for covers, the promo video and the report. Tests play games in the portal itself. */
export async function openGameServer(gamesDir: string): Promise<GameServer> {
  const { origin, close } = await openLoopbackServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(gamesDir, path.normalize(pathname), pathname.endsWith("/") ? "index.html" : "");
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": mediaTypes[path.extname(file)] ?? "application/octet-stream",
      "content-security-policy": contentSecurityPolicy,
    });
    createReadStream(file).pipe(response);
  });
  return { gameUrl: (slug, flags = "") => `${origin}/${slug}/${flags && `#${flags}`}`, close };
}
