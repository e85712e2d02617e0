/**
 * Service worker of a game's origin: serves the kept game from its cache and leaves everything else to the network. Every page gets all of
 * its files from one version; the client bindings say which.
 */
import { createPartialResponse } from "workbox-range-requests/createPartialResponse.js";
import { PACKER_HEADER } from "#player/protocol/game-file-list.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { type FetchEvent, scope } from "#player/protocol/worker-scope.ts";
import { type GameSource, NETWORK, openClientBindings, sourceFor } from "./client-bindings.ts";
import { GAME_CACHE_LOCK, openGameCache } from "./game-cache.ts";
import { hashOf, openSignedFileLists } from "./signed-file-lists.ts";

/** URL and hash of the packer's script, put in by the build; the URL changes with the content. */
declare const PACKER_SCRIPT: string;
declare const PACKER_HASH: string;
const PACKER_PAGE = "/assets/offline/";
const PACKER_CACHE = `offline/packer/${PACKER_SCRIPT}`;

/** Prepended to this script by the server: what must not come from a cache, because the game can write to the caches. */
declare const FROM_SERVER: {
  signatureKey: string;
  packerPage: { text: string; headers: Record<string, string> };
};

// A game could register this script for a part of the origin, and then have its own take the place from the browser's cache.
if (new URL(scope.registration.scope).pathname !== "/assets/")
  throw new Error("this worker serves the whole origin of a game");

const game = openGameCache(caches);
const files = openSignedFileLists(game, FROM_SERVER.signatureKey);
const bindings = openClientBindings(caches, async () => {
  const clients = await scope.clients.matchAll({ type: "all", includeUncontrolled: true });
  return new Set(clients.map(({ id }) => id));
});

scope.addEventListener("install", (event) => {
  scope.skipWaiting();
  event.waitUntil(caches.open(PACKER_CACHE).then((cache) => cache.add(PACKER_SCRIPT)));
});

scope.addEventListener("activate", (event) => event.waitUntil(deleteOldPackers()));

scope.addEventListener("message", (event) => {
  if (event.data === "tidy" || event.data === "removed")
    event.waitUntil(deleteUnused(event.data === "removed"));
});

scope.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin || !["GET", "HEAD"].includes(request.method)) return;
  if (request.headers.has(PACKER_HEADER)) return;
  if (url.pathname === PACKER_PAGE) event.respondWith(packerPage(request));
  else if (url.pathname === PACKER_SCRIPT) event.respondWith(packerScript(request));
  else if (request.mode === "navigate") {
    if (guestAt(url) === undefined) return;
    const opened = openGame(event);
    event.respondWith(opened);
    event.waitUntil(opened.then(() => deleteUnused(false)));
  } else if (bindings.peek(clientId) !== NETWORK && !url.pathname.startsWith("/assets/offline/")) {
    event.respondWith(answer(event, url));
  }
});

/** Responds to the navigation to a game's page, and binds the new page to the source of that response. */
async function openGame({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const { source, fallback } = sourceFor((await bindings.inUse()).open, await game.current());
  const cached = await fromCache(source, request);
  if (cached) {
    await bindings.bind(resultingClientId, source);
    return cached;
  }
  try {
    const fresh = await fetch(request);
    await bindings.bind(resultingClientId, NETWORK);
    return fresh;
  } catch (error) {
    const fallbackResponse = fallback && (await fromCache(fallback, request));
    if (!(error instanceof TypeError)) throw error;
    if (!fallback || !fallbackResponse) return notKept();
    await bindings.bind(resultingClientId, fallback);
    return fallbackResponse;
  }
}

/** Error page for the game's frame, in place of the browser's own. */
function notKept(): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not kept</title>
<h1>This game is not kept in this browser</h1>
<p>There is no network to fetch it from. Those that are kept still play.</p></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
  };
  return new Response(page, { status: 503, headers });
}

/** Responds to a request of a page or worker from the source that it is bound to. */
async function answer({ request, clientId, resultingClientId }: FetchEvent, url: URL): Promise<Response> {
  const source = await sourceOf(clientId);
  if (!source) return fetch(request);
  // The response may become a worker of the game, which will request files too.
  await bindings.bind(resultingClientId, source);
  const cached = await fromCache(source, request);
  if (cached) return cached;
  // This version has no such file; the network might have one of another version.
  if (guestAt(url) !== undefined) return new Response(null, { status: 404 });
  return fetch(request);
}

/** The source of a client. Workers and frames made from blobs are not bound: they belong to the pages that are open. */
async function sourceOf(clientId: string): Promise<GameSource | undefined> {
  const bound = await bindings.find(clientId);
  if (bound !== undefined) return bound;
  const sources = new Set((await bindings.inUse()).open);
  return sources.size === 1 ? [...sources].join() : undefined;
}

async function fromCache(source: GameSource, request: Request): Promise<Response | undefined> {
  if (source === NETWORK) return undefined;
  const cached = await files.match(source, request.url);
  if (!cached) return undefined;
  if (request.method === "HEAD") return new Response(null, { headers: cached.headers });
  return request.headers.has("range") ? createPartialResponse(request, cached) : cached;
}

async function packerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { text, headers } = FROM_SERVER.packerPage;
    return new Response(text, { headers });
  }
}

async function packerScript(request: Request): Promise<Response> {
  const cache = await caches.open(PACKER_CACHE);
  const cached = await cache.match(PACKER_SCRIPT);
  const bytes = await cached?.arrayBuffer();
  if (!bytes || (await hashOf(bytes)) !== PACKER_HASH) return fetch(request);
  return new Response(bytes, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}

/**
 * Deletes versions that no page uses. After a removal the space is freed at once. Otherwise a page that is about to open may need
 * an old version, and while the packer holds the lock, with a version half stored, the work waits for the next launch.
 */
async function deleteUnused(isRemoval: boolean): Promise<void> {
  await navigator.locks.request(GAME_CACHE_LOCK, { ifAvailable: !isRemoval }, async (lock) => {
    if (!lock) return;
    const { open, opening } = await bindings.inUse();
    const inUse = isRemoval ? open : [...open, ...opening];
    await game.deleteUnused(inUse);
  });
}

async function deleteOldPackers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("offline/packer/") && name !== PACKER_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
