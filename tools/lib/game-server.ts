import { createReadStream, existsSync, statSync } from "node:fs";
import path from "node:path";
import { gamePageHeaders, openLoopbackServer } from "./loopback-server.ts";

export type GameServer = {
  /** URL of a game's page; `flags` go into its hash. */
  gameUrl(slug: string, flags?: string): string;
  close(): void;
};

const headers = gamePageHeaders("html5");

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
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
    const contentType = mediaTypes[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { ...headers, "content-type": contentType });
    createReadStream(file).pipe(response);
  });
  return { gameUrl: (slug, flags = "") => `${origin}/${slug}/${flags && `#${flags}`}`, close };
}
