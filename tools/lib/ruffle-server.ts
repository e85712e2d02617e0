import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";

const ruffleFolder = path.join(root, "node_modules", "@ruffle-rs", "ruffle");

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".swf": "application/x-shockwave-flash",
};

// The policy of the portal's own Flash page, so that what plays here plays there.
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
].join("; ");

const page = `<!doctype html><meta charset="utf-8"><title>Stage</title>
<style>body { margin: 0; overflow: hidden; background: #000 } ruffle-player { display: block; width: 100vw; height: 100vh }</style>
<script src="/ruffle/ruffle.js"></script><script src="/stage.js"></script>`;

const stageScript = `
window.RufflePlayer.config = { autoplay: "on", unmuteOverlay: "hidden", splashScreen: false, contextMenu: "off",
  letterbox: "on", openUrlMode: "deny", allowNetworking: "internal", logLevel: "info" };
addEventListener("DOMContentLoaded", () => {
  const player = window.RufflePlayer.newest().createPlayer();
  document.body.append(player);
  player.addEventListener("loadedmetadata", () => {
    player.shadowRoot.querySelector("#hardware-acceleration-modal")?.remove();
    document.body.dataset.loaded = JSON.stringify(player.ruffle(1).metadata);
    setTimeout(() => player.focus());
  });
  player.ruffle(1).load({ url: "/game.swf" });
});`;

/** Serves one movie and Ruffle on a free port of the loopback address. */
export async function serveMovie(swf: Uint8Array): Promise<{ origin: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stage");
    const body = await bodyOf(pathname, swf);
    response.setHeader("content-security-policy", policy);
    response.setHeader("content-type", types[path.extname(pathname)] ?? "text/html");
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}

async function bodyOf(pathname: string, swf: Uint8Array): Promise<string | Uint8Array | undefined> {
  if (pathname === "/") return page;
  if (pathname === "/favicon.ico") return "";
  if (pathname === "/stage.js") return stageScript;
  if (pathname === "/game.swf") return swf;
  const file = /^\/ruffle\/([\w.]+\.(?:js|wasm))$/.exec(pathname)?.[1];
  return file ? readFile(path.join(ruffleFolder, file)) : undefined;
}
