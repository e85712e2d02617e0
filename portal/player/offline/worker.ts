/**
 * The play origin's service worker. It serves kept games from their sets and leaves everything else to the network. Whatever a page
 * began with, it ends with: the bindings say which set that is.
 */
import { createPartialResponse } from "workbox-range-requests/createPartialResponse.js";
import { guestAt } from "#player/protocol/guest.ts";
import { type FetchEvent, scope } from "#player/protocol/worker-scope.ts";
import { openBindings, type Source, sourceFor } from "./client-bindings.ts";
import { openShelf } from "./game-cache.ts";
import { hashOf, openSealedSets } from "./signed-file-lists.ts";

/** The packer's script, put in by the build; its name changes with every change. */
declare const PACKER_SCRIPT: string;
declare const PACKER_HASH: string;
const PACKER_PAGE = "/assets/offline/";
const PACKER_CACHE = `offline/packer/${PACKER_SCRIPT}`;

/** Put before this script by the server that sends it: what no cache can be trusted with. */
declare const FROM_SERVER: { sealKey: string; packerPage: { text: string; headers: Record<string, string> } };

const shelf = openShelf(caches);
const sets = openSealedSets(shelf, FROM_SERVER.sealKey);
const bindings = openBindings(caches, async () => {
  const clients = await scope.clients.matchAll({ type: "all", includeUncontrolled: true });
  return new Set(clients.map(({ id }) => id));
});

scope.addEventListener("install", (event) => {
  scope.skipWaiting();
  event.waitUntil(caches.open(PACKER_CACHE).then((cache) => cache.add(PACKER_SCRIPT)));
});

scope.addEventListener("activate", (event) => event.waitUntil(dropOldPackers()));

scope.addEventListener("message", (event) => {
  if (event.data === "tidy" || event.data === "removed") event.waitUntil(tidy(event.data === "removed"));
});

scope.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin || !["GET", "HEAD"].includes(request.method)) return;
  if (url.pathname === PACKER_PAGE) event.respondWith(packerPage(event));
  else if (url.pathname === PACKER_SCRIPT) event.respondWith(packerScript(request));
  else if (request.mode === "navigate") {
    const guest = guestAt(url);
    if (guest === undefined) return;
    const opened = openGame(event, guest);
    event.respondWith(opened);
    event.waitUntil(opened.then(() => tidy(false)));
  } else if (bindings.peek(clientId)?.version !== "" && !url.pathname.startsWith("/assets/offline/")) {
    event.respondWith(answer(event, url));
  }
});

async function openGame({ request, resultingClientId }: FetchEvent, guest: string): Promise<Response> {
  const { source, otherwise } = sourceFor(guest, (await bindings.inUse()).open, await shelf.find(guest));
  const kept = await fromSet(source, request);
  if (kept) {
    await bindings.bind(resultingClientId, source);
    return kept;
  }
  try {
    const fresh = await fetch(request);
    await bindings.bind(resultingClientId, { guest, version: "" });
    return fresh;
  } catch (error) {
    const last = otherwise && (await fromSet(otherwise, request));
    if (!(error instanceof TypeError)) throw error;
    if (!otherwise || !last) return notKept();
    await bindings.bind(resultingClientId, otherwise);
    return last;
  }
}

/** Stands in the frame, where the browser would put an error of its own. */
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

async function answer({ request, clientId, resultingClientId }: FetchEvent, url: URL): Promise<Response> {
  const source = await sourceOf(clientId, url);
  if (!source || source.version === "") return fetch(request);
  // A worker of the game asks for files too.
  await bindings.bind(resultingClientId, source);
  const kept = await fromSet(source, request);
  if (kept) return kept;
  // The game's version has no such file; the network might have one, of another version.
  if (guestAt(url) === source.guest) return new Response(null, { status: 404 });
  return fetch(request);
}

/** Workers and frames made of blobs have no address of their own: they belong to the game whose files they ask for. */
async function sourceOf(clientId: string, url: URL): Promise<Source | undefined> {
  const bound = await bindings.find(clientId);
  if (bound) return bound;
  const guest = guestAt(url);
  const { open } = await bindings.inUse();
  const sources = open.filter((source) => guest === undefined || source.guest === guest);
  return new Set(sources.map(({ version }) => version)).size === 1 ? sources[0] : undefined;
}

async function fromSet(source: Source, request: Request): Promise<Response | undefined> {
  if (source.version === "") return undefined;
  const kept = await sets.match(source, request.url);
  if (!kept) return undefined;
  if (request.method === "HEAD") return new Response(null, { headers: kept.headers });
  return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
}

async function packerPage({ request, resultingClientId }: FetchEvent): Promise<Response> {
  // What the packer fetches must come from the network, whatever is played meanwhile.
  await bindings.bind(resultingClientId, { guest: "packer", version: "" });
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
  const kept = await cache.match(PACKER_SCRIPT);
  const bytes = await kept?.arrayBuffer();
  if (!bytes || (await hashOf(bytes)) !== PACKER_HASH) return fetch(request);
  return new Response(bytes, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}

/**
 * After a removal the space is to be free at once. Otherwise a page that is about to open may need an old set, and while the packer is
 * at work, when a set may be half there, it can wait for the next launch.
 */
async function tidy(isRemoval: boolean): Promise<void> {
  await navigator.locks.request("offline/shelf", { ifAvailable: !isRemoval }, async (lock) => {
    if (!lock) return;
    const { open, coming } = await bindings.inUse();
    const inUse = isRemoval ? open : [...open, ...coming];
    await shelf.tidy(inUse.filter(({ version }) => version !== ""));
  });
}

async function dropOldPackers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("offline/packer/") && name !== PACKER_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
