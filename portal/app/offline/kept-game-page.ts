import { urls } from "#app/urls.ts";
import { KEPT, LAUNCHED } from "./cache-rules.ts";

/** What the site must know of a game to keep its half. */
export type PageFacts = { readonly path: string; readonly img: string };

const mostLaunched = 12;
const ignoreVary = { ignoreVary: true };

/** The site's half of a kept game: its page, and the pictures that the page shows here. Gives whether the page came. */
export async function keepPage(game: PageFacts, pictures: readonly string[]): Promise<boolean> {
  const cache = await caches.open(KEPT);
  for (const picture of pictures) await put(cache, picture);
  return put(cache, urls.game(game));
}

/** The same for a game that was only launched: a visitor who is signed in has no other copy of its page. */
export async function keepLaunchedPage(game: PageFacts): Promise<void> {
  const cache = await caches.open(LAUNCHED);
  if (!(await put(cache, urls.game(game)))) return;
  const [...pages] = await cache.keys();
  for (const old of pages.slice(0, -mostLaunched)) await cache.delete(old, ignoreVary);
}

/** Whether somebody asked for this game here; the play origin knows whether it is still there. */
export async function isPageKept(game: PageFacts): Promise<boolean> {
  return (await caches.match(urls.game(game), { ...ignoreVary, cacheName: KEPT })) !== undefined;
}

export async function dropPage(game: PageFacts): Promise<void> {
  for (const name of [KEPT, LAUNCHED]) {
    const cache = await caches.open(name);
    await cache.delete(urls.game(game), ignoreVary);
    for (const picture of await cache.keys())
      if (isCoverOf(game, picture.url)) await cache.delete(picture, ignoreVary);
  }
}

/** `chess.webp` comes in several sizes and formats: `chess.avif`, `chess@2x.webp`. */
export function isCoverOf({ img }: PageFacts, address: string): boolean {
  const stem = urls.cover(img.replace(/\.\w+$/, ""));
  const { pathname } = new URL(address, location.href);
  return pathname.startsWith(stem) && /^(?:@\w+|%40\w+)?\.\w+$/.test(pathname.slice(stem.length));
}

/** As anybody gets it: pages of somebody signed in are never kept, so nobody is told who asks. */
async function put(cache: Cache, address: string): Promise<boolean> {
  const response = await fetch(address, { credentials: "omit", cache: "no-cache" }).catch(() => undefined);
  if (response?.status !== 200 || response.redirected) return false;
  // To the end of the list, which is the youngest.
  await cache.delete(address, ignoreVary);
  await cache.put(address, response);
  return true;
}
