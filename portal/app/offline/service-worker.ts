/**
 * Service worker of the site. Pages and pictures are network-first with a cache for offline use; styles, scripts and fonts are cache-first,
 * one cache per build. Its installation precaches the offline page; what else a build has is cached when it is used, or all at once for kept
 * games. Games never pass through it: they have an origin, and a service worker, of their own.
 */
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { urls } from "#app/urls.ts";
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from "#domain/language/language.ts";
import { LOOK_COOKIE } from "#domain/settings/look.ts";
import { scope } from "#player/protocol/worker-scope.ts";
import { openAssetCache } from "./asset-cache.ts";
import {
  assetsIn,
  assetsInLanguage,
  assetsOf,
  assetsToDrop,
  BUILD_HEADER,
  gameBehind,
  isGamePage,
  isHashed,
  isPageToKeep,
  isPicture,
  KEPT,
  LAUNCHED,
  languageOf,
  mayKeepPage,
  PAGES,
  PICTURES,
  pageKey,
} from "./cache-rules.ts";
import { sheetOf, withLook } from "./cached-look.ts";
import { parseToWorker } from "./worker-messages.ts";

/** Constants that the build defines: its id, all its assets, and the scripts of the offline page. */
declare const BUILD: string;
declare const ASSETS: readonly string[];
declare const OFFLINE_SCRIPTS: readonly string[];

/** The build replaces each mention of the constant, so there is only this one. */
const allAssets = ASSETS;
const OFFLINE_PAGE = urls.offline();
/** Long enough for a slow network, short enough for one that is dead without an error. */
const NETWORK_TIMEOUT_SECONDS = 4;
const MAX_PAGES = 60;
const MAX_PICTURES = 200;
const ignoreVary = { ignoreVary: true };

const assets = openAssetCache(BUILD);

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  matchOptions: ignoreVary,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    { cacheWillUpdate: async ({ response }) => (isOfThisBuild(response) ? response : null) },
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && (await hasAssets(cachedResponse)) ? inChosenLook(cachedResponse) : null,
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

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (isHashed(url) || allAssets.includes(url.pathname)),
  ({ request, event }) => assets.respond(request, (cached) => event.waitUntil(cached)),
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
  event.waitUntil(install());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), dropOldCaches(), cacheOpenPages(event)]),
  );
});

scope.addEventListener("message", (event) => {
  const message = parseToWorker(event.data);
  if (message?.type === "cache-build") event.waitUntil(cacheBuild(event.ports[0]));
  if (message?.type === "loaded") event.waitUntil(cacheLoaded(message.urls));
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

/**
 * Caches the offline page with all that it needs, or fails. A browser that keeps games gets the whole build: the pages of those games are
 * replaced by this build's when they are next visited. The page is fetched without cookies: that of a signed-in visitor is private.
 */
async function install(): Promise<void> {
  const url = `${OFFLINE_PAGE}?${new URLSearchParams({ [LANGUAGE_PARAMETER]: await cookie(LANGUAGE_COOKIE) })}`;
  const page = await fetch(url, { credentials: "omit", cache: "no-cache" });
  if (!mayKeepPage(page, BUILD)) throw new Error(`${OFFLINE_PAGE} is not of build ${BUILD}`);
  const sheet = sheetOf(await cookie(LOOK_COOKIE), allAssets);
  const html = await page.clone().text();
  const named = [...assetsIn(html, allAssets), ...(sheet ? [sheet] : [])];
  const whole = assetsInLanguage(allAssets, languageOf(html));
  await assets.add((await keepsGames()) ? whole : [...new Set([...OFFLINE_SCRIPTS, ...named])]);
  const cache = await caches.open(KEPT);
  await cache.put(OFFLINE_PAGE, page);
}

async function keepsGames(): Promise<boolean> {
  for (const name of [KEPT, LAUNCHED]) {
    const cache = await caches.open(name);
    if ((await cache.keys()).some(({ url }) => isGamePage(new URL(url)))) return true;
  }
  return false;
}

/** Caches the whole build, with the messages of the offline page's language alone, and tells the page that asked whether it could. */
async function cacheBuild(port: MessagePort | undefined): Promise<void> {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: KEPT, ...ignoreVary });
  const html = (await page?.text()) ?? "";
  const isDone = await assets.add(assetsInLanguage(allAssets, languageOf(html))).then(
    () => true,
    () => false,
  );
  port?.postMessage(isDone);
}

/** Caches the assets among these URLs. The browser's own cache has them, so this fetches nothing anew. */
async function cacheLoaded(loaded: readonly string[]): Promise<void> {
  const paths = new Set(loaded.map((url) => new URL(url).pathname));
  await assets.add(allAssets.filter((url) => paths.has(url))).catch(() => undefined);
}

/** Workbox's type of the event, which the DOM types lack. */
type HandledEvent = Parameters<typeof pages.handle>[0]["event"];

/** Caches the pages that are open already, with the assets that they name: they were loaded before this worker controlled them. */
async function cacheOpenPages(event: Event): Promise<void> {
  await scope.clients.claim();
  for (const { url } of await scope.clients.matchAll({ type: "window", includeUncontrolled: false })) {
    if (!isPageToKeep(new URL(url))) continue;
    // The browser has just loaded it: its own copy is what the visitor sees.
    const request = new Request(url, { cache: "force-cache" });
    const page = await pages.handle({ event: event as HandledEvent, request });
    await assets.add(assetsIn(await page.text(), allAssets)).catch(() => undefined);
  }
}

function isOfThisBuild(response: Response): boolean {
  // The server has a new build; its pages can be cached once its service worker is installed.
  const build = response.headers.get(BUILD_HEADER);
  if (build !== null && build !== BUILD) scope.registration.update().catch(() => undefined);
  return mayKeepPage(response, BUILD);
}

/** Whether the cache is there that has the assets of a page. Pages come up without a script that was never used, and say what they cannot do. */
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
    if (page && (await hasAssets(page))) return inChosenLook(page);
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
  const page = await keptCopy(OFFLINE_PAGE);
  return page && inChosenLook(page);
}

/** Browsers that do not tell a worker its cookies show pages as they were cached. */
async function cookie(name: string): Promise<string> {
  return (await scope.cookieStore?.get(name))?.value ?? "";
}

/** The cached page with the look that the visitor has chosen since, where this build's stylesheet for it is cached too. */
async function inChosenLook(page: Response): Promise<Response> {
  const look = await cookie(LOOK_COOKIE);
  const sheet = sheetOf(look, allAssets);
  if (page.headers.get(BUILD_HEADER) !== BUILD || !sheet || !(await caches.match(sheet, ignoreVary)))
    return page;
  const html = withLook(await page.clone().text(), look, sheet);
  return html === undefined ? page : new Response(html, { headers: page.headers });
}

async function dropOldCaches(): Promise<void> {
  // Earlier workers installed the list of games. Their copy would hold on to the assets of its build.
  await (await caches.open(KEPT)).delete(urls.games(), ignoreVary);
  const builds = new Set<string>();
  for (const name of [PAGES, KEPT, LAUNCHED]) {
    const cache = await caches.open(name);
    for (const page of await cache.matchAll()) builds.add(page.headers.get(BUILD_HEADER) ?? "");
  }
  const old = assetsToDrop(await caches.keys(), BUILD, builds);
  await Promise.all(old.map((name) => caches.delete(name)));
}
