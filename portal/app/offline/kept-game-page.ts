import { urls } from "#app/urls.ts";
import { cacheBuild } from "./build-cache.ts";
import { KEPT, LAUNCHED } from "./cache-rules.ts";

/** What identifies the page and the covers of a game. */
export type PageFacts = { readonly path: string; readonly img: string };

const MAX_LAUNCHED_PAGES = 12;
const ignoreVary = { ignoreVary: true };

/**
 * Caches the site's part of a kept game: the scripts and styles of the build, its page, its stage alone, and the pictures that both show.
 * Returns whether all but pictures could be fetched.
 */
export async function keepPage(game: PageFacts, pictures: readonly string[]): Promise<boolean> {
  if (!(await cacheBuild())) return false;
  const cache = await caches.open(KEPT);
  for (const address of [...pictures, urls.alone(game)]) await put(cache, address);
  return put(cache, urls.game(game));
}

/** Caches the page of a launched game, with all that it needs. Pages of a signed-in visitor are not cached otherwise. */
export async function keepLaunchedPage(game: PageFacts): Promise<void> {
  if (!(await cacheBuild())) return;
  const cache = await caches.open(LAUNCHED);
  if (!(await put(cache, urls.game(game)))) return;
  const pages = await cache.keys();
  for (const old of pages.slice(0, -MAX_LAUNCHED_PAGES)) await cache.delete(old, ignoreVary);
}

/** Removes the page and the covers of a game from the caches. */
export async function dropPage(game: PageFacts): Promise<void> {
  for (const name of [KEPT, LAUNCHED]) {
    const cache = await caches.open(name);
    for (const page of [urls.game(game), urls.alone(game)]) await cache.delete(page, ignoreVary);
    for (const picture of await cache.keys())
      if (isCoverOf(game, picture.url)) await cache.delete(picture, ignoreVary);
  }
}

/** Whether a URL is the game's cover, in any size and format: `chess.avif`, `chess@2x.webp`. */
export function isCoverOf({ img }: PageFacts, address: string): boolean {
  const stem = urls.cover(img.replace(/\.\w+$/, ""));
  const { pathname } = new URL(address, location.href);
  return pathname.startsWith(stem) && /^(?:@\w+|%40\w+)?\.\w+$/.test(pathname.slice(stem.length));
}

/** Fetches without cookies: pages of a signed-in visitor are never cached. */
async function put(cache: Cache, address: string): Promise<boolean> {
  const response = await fetch(address, { credentials: "omit", cache: "no-cache" }).catch(() => undefined);
  if (response?.status !== 200 || response.redirected) return false;
  // Caches list entries by insertion; the newest has to be last.
  await cache.delete(address, ignoreVary);
  await cache.put(address, response);
  return true;
}
