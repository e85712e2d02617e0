import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { gamePageHeaders, type LoopbackServer, openLoopbackServer } from "./loopback-server.ts";

const ruffleDir = path.join(root, "node_modules", "@ruffle-rs", "ruffle");

const mediaTypes: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".swf": "application/x-shockwave-flash",
};

const headers = gamePageHeaders("ruffle");

const page = `<!doctype html><meta charset="utf-8"><title>Ruffle</title>
<link rel="stylesheet" href="/page.css">
<script src="/ruffle/ruffle.js"></script><script src="/player.js"></script>`;

const styleSheet = `body { margin: 0; overflow: hidden; background: #000 }
ruffle-player { display: block; width: 100vw; height: 100vh }`;

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
    const contentType = mediaTypes[path.extname(pathname)] ?? "text/html";
    response.writeHead(body === undefined ? 404 : 200, { ...headers, "content-type": contentType }).end(body);
  });
}

async function bodyOf(pathname: string, swf: Uint8Array): Promise<string | Uint8Array | undefined> {
  if (pathname === "/") return page;
  if (pathname === "/favicon.ico") return "";
  if (pathname === "/page.css") return styleSheet;
  if (pathname === "/player.js") return playerScript;
  if (pathname === "/game.swf") return swf;
  const file = /^\/ruffle\/([\w.]+\.(?:js|wasm))$/.exec(pathname)?.[1];
  return file ? readFile(path.join(ruffleDir, file)) : undefined;
}
