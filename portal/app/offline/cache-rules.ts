/** Cache rules of the site's service worker: what it may store, under which key, and what it evicts. Pure decisions; no cache is touched here. */
import { matchRoute } from "#app/match-route.ts";
import { type Route, routes } from "#app/routes.ts";
import { DEFAULT_LANGUAGE } from "#domain/language/language.ts";

/** Pages and pictures as they were last seen; the oldest go first. */
export const PAGES = "pages";
export const PICTURES = "pictures";
/** What goes with kept games, and the offline page. Goes only when it is removed. */
export const KEPT = "kept";
/** The pages of games that were launched, for as long as the play origin has those. */
export const LAUNCHED = "launched";
/** Names the build that a page belongs to. */
export const BUILD_HEADER = "x-build";

const assetsPrefix = "assets-";
export const assetsOf = (build: string) => `${assetsPrefix}${build}`;

/** Whether the page at this URL may be cached, as far as its route tells. */
export function isPageToKeep({ pathname }: URL): boolean {
  return offlineOf(pathname) === "page";
}

/** Whether this is the URL of a picture that may be cached. */
export function isPicture({ pathname }: URL): boolean {
  return offlineOf(pathname) === "picture";
}

/** Whether this is the URL of a game's page. */
export function isGamePage({ pathname }: URL): boolean {
  return matchRoute(pathname)?.name === "game";
}

/** Whether this is the URL of a file whose name has a hash of its content: a copy from any build's cache will do. */
export function isHashed({ pathname }: URL): boolean {
  return /^\/assets\/[^/]+$/.test(pathname);
}

/** The assets that the HTML of a page names. Scripts that those import are not among them. */
export function assetsIn(html: string, assets: readonly string[]): string[] {
  return assets.filter((url) => html.includes(`"${url}"`));
}

/** The assets without the messages of other languages. Files of messages are named so by the build (`tools/build/app.ts`). */
export function assetsInLanguage(assets: readonly string[], language: string): string[] {
  const own = `/assets/messages-${language}-`;
  return assets.filter((url) => !url.startsWith("/assets/messages-") || url.startsWith(own));
}

/** The language of a page's HTML. */
export function languageOf(html: string): string {
  return /<html\b[^>]*? lang="([^"]*)"/.exec(html)?.[1] ?? DEFAULT_LANGUAGE;
}

/** Cache key of a page. Query parameters never change the page of a game; other pages differ by them. */
export function pageKey(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return origin + pathname + (isGamePage(new URL(url)) ? "" : search);
}

/**
 * Whether this answer may be kept by the worker of `build`: a whole page that everybody gets alike, made by the same build. A page of
 * another build names styles and scripts that may not be there when the network is gone.
 */
export function mayKeepPage(response: Response, build: string): boolean {
  const { status, type, redirected, headers } = response;
  if (status !== 200 || redirected || type === "opaque" || type === "opaqueredirect") return false;
  if (/no-store|private/i.test(headers.get("cache-control") ?? "")) return false;
  return /^text\/html\b/i.test(headers.get("content-type") ?? "") && headers.get(BUILD_HEADER) === build;
}

/** Which styles and scripts can go: not this build's, not the last one's, which open tabs may use, and none that a kept page names. */
export function assetsToDrop(
  cacheNames: readonly string[],
  build: string,
  keptBuilds: ReadonlySet<string>,
): string[] {
  // Caches are listed in the order in which they were made.
  const others = cacheNames.filter((name) => name.startsWith(assetsPrefix) && name !== assetsOf(build));
  return others.slice(0, -1).filter((name) => !keptBuilds.has(name.slice(assetsPrefix.length)));
}

/** The game behind a `/loading` page: that page is only a pause, and offline there is nothing to wait for. */
export function gameBehind({ pathname, searchParams }: URL): string | undefined {
  const [, id] = /^(?:\/?play\/)?([\w-]+)(?:\?|$)/.exec(searchParams.get("url") ?? "") ?? [];
  return matchRoute(pathname)?.name === "loading" && id ? `/play/${id}` : undefined;
}

function offlineOf(pathname: string): Route["offline"] {
  const match = matchRoute(pathname);
  return match ? routes[match.name].offline : "never";
}
