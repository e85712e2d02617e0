/**
 * The site's service worker: pages from the network, or as they were last seen; styles and scripts from the build that a page belongs
 * to. It never sees a game: those have an origin, and a worker, of their own.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { PrecacheRoute } from "workbox-precaching/PrecacheRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { urls } from "#app/urls.ts";
import { scope } from "#player/protocol/worker-scope.ts";
import {
  assetsOf,
  assetsToDrop,
  BUILD_HEADER,
  gameBehind,
  isPageToKeep,
  isPicture,
  KEPT,
  LAUNCHED,
  mayKeepPage,
  PAGES,
  PICTURES,
  pageKey,
} from "./cache-rules.ts";

/** Put in by the build: its name, and all its styles, scripts and fonts. */
declare const BUILD: string;
declare const ASSETS: { url: string; revision: string | null }[];

const OFFLINE_PAGE = urls.offline();
/** At hand from the first visit on. */
const ALWAYS = [OFFLINE_PAGE, urls.games()];
const ignoreVary = { ignoreVary: true };

const assets = new PrecacheController({ cacheName: assetsOf(BUILD) });
assets.precache(ASSETS);

const pages = new NetworkFirst({
  cacheName: PAGES,
  // Long enough for a slow network, short enough for a dead one that does not say so.
  networkTimeoutSeconds: 4,
  matchOptions: ignoreVary,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    { cacheWillUpdate: async ({ response }) => (isOfThisBuild(response) ? response : null) },
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        (await isWhole(cachedResponse)) ? cachedResponse : null,
    },
    { cacheDidUpdate: ({ request, newResponse }) => renewKept(pageKey(request.url), newResponse) },
    atMost(60),
    { handlerDidError: ({ request }) => withoutNetwork(request) },
  ],
});
/** Nothing of these is kept; offline there is at least a page of ours. */
const otherPages = new NetworkOnly({ plugins: [{ handlerDidError: () => offlinePage() }] });
const pictures = new NetworkFirst({
  cacheName: PICTURES,
  networkTimeoutSeconds: 4,
  matchOptions: ignoreVary,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    atMost(200),
    { handlerDidError: ({ request }) => keptCopy(request.url) },
  ],
});

registerRoute(new PrecacheRoute(assets));
registerRoute(
  // Of a build that was here before: kept pages name it, and so do tabs that were open meanwhile.
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+$/.test(url.pathname),
  async ({ request }) => (await caches.match(request, ignoreVary)) ?? fetch(request),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPageToKeep(url),
  pages,
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", otherPages);

scope.addEventListener("install", (event) => {
  // No need to wait for open tabs: what they use stays.
  scope.skipWaiting();
  event.waitUntil(Promise.all(ALWAYS.map(keepForGood)));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), dropOldAssets(), keepOpenPages(event)]),
  );
});

/** The oldest go first, and all of them where the browser has no room left. */
function atMost(maxEntries: number): WorkboxPlugin {
  // Its own class declares each of its hooks as possibly undefined, which its own type does not allow.
  return new ExpirationPlugin({
    maxEntries,
    matchOptions: ignoreVary,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
}

/** A page as anybody gets it: whoever is signed in has one of their own, and that is not to be kept. */
async function keepForGood(path: string): Promise<void> {
  const response = await fetch(path, { credentials: "omit", cache: "no-cache" });
  if (!mayKeepPage(response, BUILD)) throw new Error(`${path} is not of build ${BUILD}`);
  const cache = await caches.open(KEPT);
  await cache.put(path, response);
}

/** Workbox's word for the event that it is told of; the page's typings do not have it. */
type Handled = Parameters<typeof pages.handle>[0]["event"];

/** The page from which the worker was started came before it. */
async function keepOpenPages(event: Event): Promise<void> {
  await scope.clients.claim();
  for (const { url } of await scope.clients.matchAll({ type: "window", includeUncontrolled: false })) {
    if (isPageToKeep(new URL(url)))
      await pages.handle({ event: event as Handled, request: new Request(url) });
  }
}

function isOfThisBuild(response: Response): boolean {
  // The server was renewed; so must we be, before its pages can be kept.
  const build = response.headers.get(BUILD_HEADER);
  if (build !== null && build !== BUILD) scope.registration.update().catch(() => undefined);
  return mayKeepPage(response, BUILD);
}

/** Whether everything that a kept page names is still here. */
async function isWhole(response: Response | undefined): Promise<boolean> {
  const build = response?.headers.get(BUILD_HEADER);
  return typeof build === "string" && caches.has(assetsOf(build));
}

async function renewKept(key: string, response: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  if (await cache.match(key, ignoreVary)) await cache.put(key, response);
}

async function keptCopy(address: string): Promise<Response | undefined> {
  return caches.match(address, { ...ignoreVary, cacheName: KEPT });
}

async function keptPage(address: string): Promise<Response | undefined> {
  for (const cacheName of [PAGES, KEPT, LAUNCHED]) {
    const page = await caches.match(address, { ...ignoreVary, cacheName });
    if (await isWhole(page)) return page;
  }
  return undefined;
}

async function withoutNetwork({ url }: Request): Promise<Response | undefined> {
  const kept = await keptPage(pageKey(url));
  if (kept) return kept;
  const game = gameBehind(new URL(url));
  if (game && (await keptPage(new URL(game, url).href))) return Response.redirect(game);
  return offlinePage();
}

async function offlinePage(): Promise<Response | undefined> {
  return keptCopy(OFFLINE_PAGE);
}

async function dropOldAssets(): Promise<void> {
  const builds = new Set<string>();
  for (const name of [PAGES, KEPT, LAUNCHED]) {
    const cache = await caches.open(name);
    for (const page of await cache.matchAll()) builds.add(page.headers.get(BUILD_HEADER) ?? "");
  }
  const old = assetsToDrop(await caches.keys(), BUILD, builds);
  await Promise.all(old.map((name) => caches.delete(name)));
}
