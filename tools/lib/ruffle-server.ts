import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { type LoopbackServer, openLoopbackServer } from "./loopback-server.ts";

const ruffleDir = path.join(root, "node_modules", "@ruffle-rs", "ruffle");

const mediaTypes: Record<string, string> = {
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".swf": "application/x-shockwave-flash",
};

/** The CSP of the portal's own Flash page, so that what plays here plays there. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
].join("; ");

const page = `<!doctype html><meta charset="utf-8"><title>Ruffle</title>
<style>body { margin: 0; overflow: hidden; background: #000 } ruffle-player { display: block; width: 100vw; height: 100vh }</style>
<script src="/ruffle/ruffle.js"></script><script src="/player.js"></script>`;

const playerScript = `
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

/** HTTP server of a page that plays one SWF in Ruffle. */
export function openRuffleServer(swf: Uint8Array): Promise<LoopbackServer> {
  return openLoopbackServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = await bodyOf(pathname, swf);
    response.setHeader("content-security-policy", contentSecurityPolicy);
    response.setHeader("content-type", mediaTypes[path.extname(pathname)] ?? "text/html");
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body);
  });
}

async function bodyOf(pathname: string, swf: Uint8Array): Promise<string | Uint8Array | undefined> {
  if (pathname === "/") return page;
  if (pathname === "/favicon.ico") return "";
  if (pathname === "/player.js") return playerScript;
  if (pathname === "/game.swf") return swf;
  const file = /^\/ruffle\/([\w.]+\.(?:js|wasm))$/.exec(pathname)?.[1];
  return file ? readFile(path.join(ruffleDir, file)) : undefined;
}
