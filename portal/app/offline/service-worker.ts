/**
 * Service worker of the site. Pages and pictures are network-first with a cache for offline use; stylesheets and scripts are precached
 * per build. Games never pass through it: they have an origin, and a service worker, of their own.
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

/** Constants that the build defines: its id, and the precache list of its stylesheets, scripts and fonts. */
declare const BUILD: string;
declare const ASSETS: { url: string; revision: string | null }[];

const OFFLINE_PAGE = urls.offline();
/** Cached at install, so they are available from the first visit on. */
const INSTALLED_PAGES = [OFFLINE_PAGE, urls.games()];
/** Long enough for a slow network, short enough for one that is dead without an error. */
const NETWORK_TIMEOUT_SECONDS = 4;
const MAX_PAGES = 60;
const MAX_PICTURES = 200;
const ignoreVary = { ignoreVary: true };

const assets = new PrecacheController({ cacheName: assetsOf(BUILD) });
assets.precache(ASSETS);

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: ignoreVary,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    { cacheWillUpdate: async ({ response }) => (isOfThisBuild(response) ? response : null) },
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        (await hasAssets(cachedResponse)) ? cachedResponse : null,
    },
    { cacheDidUpdate: ({ request, newResponse }) => updateKeptPage(pageKey(request.url), newResponse) },
    evictBeyond(MAX_PAGES),
    { handlerDidError: ({ request }) => offlineResponse(request) },
  ],
});
/** Pages that are never cached; offline the offline page stands in for them. */
const otherPages = new NetworkOnly({ plugins: [{ handlerDidError: () => offlinePage() }] });
const pictures = new NetworkFirst({
  cacheName: PICTURES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: ignoreVary,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    evictBeyond(MAX_PICTURES),
    { handlerDidError: ({ request }) => keptCopy(request.url) },
  ],
});

registerRoute(new PrecacheRoute(assets));
registerRoute(
  // Assets of earlier builds, which cached pages and open tabs still refer to.
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
  // No need to wait for open tabs: the assets that they use stay cached.
  scope.skipWaiting();
  event.waitUntil(Promise.all(INSTALLED_PAGES.map(installPage)));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), deleteOldAssets(), cacheOpenPages(event)]),
  );
});

/** LRU eviction beyond this many entries, and of the whole cache when the browser's quota is used up. */
function evictBeyond(maxEntries: number): WorkboxPlugin {
  // The class declares each hook as possibly undefined, which Workbox's own type does not allow.
  return new ExpirationPlugin({
    maxEntries,
    matchOptions: ignoreVary,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
}

/** Fetches without cookies: the page of a signed-in visitor is private and must not be cached. */
async function installPage(path: string): Promise<void> {
  const response = await fetch(path, { credentials: "omit", cache: "no-cache" });
  if (!mayKeepPage(response, BUILD)) throw new Error(`${path} is not of build ${BUILD}`);
  const cache = await caches.open(KEPT);
  await cache.put(path, response);
}

/** Workbox's type of the event, which the DOM types lack. */
type HandledEvent = Parameters<typeof pages.handle>[0]["event"];

/** Caches the pages that are open already: they were loaded before this worker controlled them. */
async function cacheOpenPages(event: Event): Promise<void> {
  await scope.clients.claim();
  for (const { url } of await scope.clients.matchAll({ type: "window", includeUncontrolled: false })) {
    if (isPageToKeep(new URL(url)))
      await pages.handle({ event: event as HandledEvent, request: new Request(url) });
  }
}

function isOfThisBuild(response: Response): boolean {
  // The server has a new build; its pages can be cached once its service worker is installed.
  const build = response.headers.get(BUILD_HEADER);
  if (build !== null && build !== BUILD) scope.registration.update().catch(() => undefined);
  return mayKeepPage(response, BUILD);
}

/** Whether the stylesheets and scripts of a cached page are still cached. */
async function hasAssets(response: Response | undefined): Promise<boolean> {
  const build = response?.headers.get(BUILD_HEADER);
  return typeof build === "string" && caches.has(assetsOf(build));
}

/** Replaces the copy of a kept game's page by the one that was just fetched. */
async function updateKeptPage(key: string, response: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  if (await cache.match(key, ignoreVary)) await cache.put(key, response);
}

async function keptCopy(url: string): Promise<Response | undefined> {
  return caches.match(url, { ...ignoreVary, cacheName: KEPT });
}

async function cachedPage(url: string): Promise<Response | undefined> {
  for (const cacheName of [PAGES, KEPT, LAUNCHED]) {
    const page = await caches.match(url, { ...ignoreVary, cacheName });
    if (await hasAssets(page)) return page;
  }
  return undefined;
}

/** The cached page; for a loading page whose game is cached, a redirect to the game; otherwise the offline page. */
async function offlineResponse({ url }: Request): Promise<Response | undefined> {
  const page = await cachedPage(pageKey(url));
  if (page) return page;
  const game = gameBehind(new URL(url));
  if (game && (await cachedPage(new URL(game, url).href))) return Response.redirect(game);
  return offlinePage();
}

async function offlinePage(): Promise<Response | undefined> {
  return keptCopy(OFFLINE_PAGE);
}

async function deleteOldAssets(): Promise<void> {
  const builds = new Set<string>();
  for (const name of [PAGES, KEPT, LAUNCHED]) {
    const cache = await caches.open(name);
    for (const page of await cache.matchAll()) builds.add(page.headers.get(BUILD_HEADER) ?? "");
  }
  const old = assetsToDrop(await caches.keys(), BUILD, builds);
  await Promise.all(old.map((name) => caches.delete(name)));
}
