/**
 * Upkeep of kept games, on pages without a game when they are idle: drops recalled games, keeps those anew that an earlier arrangement left in
 * an origin of all games, and evicts what is over the limit.
 */

import { urls } from "#app/urls.ts";
import { formerPlayOrigin } from "#domain/former-play-origin.ts";
import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import { isGamePage, KEPT, LAUNCHED, PAGES } from "./cache-rules.ts";
import { canKeepGames } from "./can-keep-games.ts";
import { evictGames, type KeepFacts, keepGame, listCover } from "./keep-game.ts";
import type { KeptGame } from "./kept-game.ts";
import { dropPage, keepLaunchedPage, keepPage } from "./kept-game-page.ts";
import { keptGames } from "./kept-games.ts";
import { savesData } from "./saves-data.ts";
import { emptyOrigin, visitHidden } from "./visit-hidden.ts";

/** What `/offline.json` says. */
type OfflineState = {
  readonly play: PlayOrigin;
  readonly recalled: readonly { readonly label: string; readonly path: string; readonly at: string }[];
};

/** Another tab may be at it. */
const LOCK = "recess-offline-upkeep";

/** Does what is due. A browser that keeps nothing sends no request. */
export async function keepUp(): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock || !navigator.onLine) return;
    const kept = await keptGames.all();
    const oldPages = await pagesWithoutRecord(kept);
    if (kept.length + oldPages.length === 0) return;
    const response = await fetch(urls.offlineState()).catch(() => undefined);
    if (!response?.ok) return;
    const { play, recalled }: OfflineState = await response.json();
    for (const game of kept) {
      const recall = recalled.find(({ label }) => label === game.label);
      if (recall && recall.at !== game.recall) await dropRecalled(play, game);
    }
    if (oldPages.length > 0 && !savesData()) await moveOldGames(play, oldPages);
    await evictGames(play);
  });
}

async function dropRecalled(play: PlayOrigin, game: KeptGame): Promise<void> {
  await emptyOrigin(gameOriginFor(play, location, game.label).origin);
  await dropPage(game);
  const pages = await caches.open(PAGES);
  await pages.delete(urls.game(game), { ignoreVary: true });
  await keptGames.remove(game.label);
}

type OldPage = { readonly url: string; readonly isPinned: boolean };

/** Pages of games that were kept or launched before there were records. */
async function pagesWithoutRecord(kept: readonly KeptGame[]): Promise<OldPage[]> {
  const known = new Set(kept.map((game) => new URL(urls.game(game), location.href).href));
  const found = new Map<string, OldPage>();
  for (const [name, isPinned] of [
    [KEPT, true],
    [LAUNCHED, false],
  ] as const) {
    if (!(await caches.has(name))) continue;
    for (const { url } of await (await caches.open(name)).keys())
      if (isGamePage(new URL(url)) && !known.has(url) && !found.has(url)) found.set(url, { url, isPinned });
  }
  return [...found.values()];
}

/**
 * Keeps old games anew, each in its own origin. A visit to the origin that they shared then makes its worker look for an update, which deletes
 * the caches there and removes itself; databases stay, as old games may have saves in them.
 */
async function moveOldGames(play: PlayOrigin, pages: readonly OldPage[]): Promise<void> {
  let isDone = true;
  for (const page of pages) isDone = (await moveOldGame(play, page)) && isDone;
  const former = formerPlayOrigin(play, location);
  if (isDone && former !== undefined) await visitHidden(`${former}/assets/offline/`);
}

/** Whether the game need not be looked at again: it is kept anew, or cannot be. */
async function moveOldGame(play: PlayOrigin, { url, isPinned }: OldPage): Promise<boolean> {
  const response = await fetch(url, { credentials: "omit" }).catch(() => undefined);
  if (!response) return false;
  const game = response.ok && canKeepGames(play) ? factsIn(await response.text()) : undefined;
  const failure = game ? await keepGame(game, isPinned) : "gone";
  if (failure === "network") return false;
  if (game && !failure) {
    await (isPinned ? keepPage(game, [listCover(game)]) : keepLaunchedPage(game));
    return true;
  }
  for (const name of [KEPT, LAUNCHED]) await (await caches.open(name)).delete(url, { ignoreVary: true });
  return true;
}

/** What the page of a game says about it. */
function factsIn(html: string): KeepFacts | undefined {
  const page = new DOMParser().parseFromString(html, "text/html");
  const props = page.querySelector<HTMLElement>('[data-island="stage"]')?.dataset["props"];
  return props === undefined ? undefined : JSON.parse(props);
}
