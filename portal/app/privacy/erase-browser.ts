import { urls } from "#app/urls.ts";
import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import { launchedGames } from "./launched-games.ts";

/** What was erased, for the visitor. */
export type Erased = {
  readonly games: number;
  readonly databases: number;
  readonly settings: number;
  readonly caches: number;
  readonly workers: number;
  /** The server deletes cookies, most of which no script can see; false where it could not be reached. */
  readonly hasCookiesDeleted: boolean;
};

/** Frames of games' origins that are loaded at once. */
const FRAMES_AT_ONCE = 6;
const FRAME_TIMEOUT_MS = 4000;

/**
 * Erases everything that this browser keeps for the site and its games. Browsers obey `Clear-Site-Data` over https and on localhost only, so
 * scripts erase what they can reach by themselves, and the header does the rest.
 */
export async function eraseBrowser(play: PlayOrigin): Promise<Erased> {
  const games = await eraseGames(play);
  const workers = await eraseWorkers();
  const databases = await eraseDatabases();
  const cacheCount = await eraseCaches();
  const settings = localStorage.length + sessionStorage.length;
  localStorage.clear();
  sessionStorage.clear();
  const hasCookiesDeleted = await askServer();
  return { games, databases, settings, caches: cacheCount, workers, hasCookiesDeleted };
}

/** Each game that has an origin of its own erases it: a page there answers with `Clear-Site-Data`. First of all, while we know which they are. */
async function eraseGames(play: PlayOrigin): Promise<number> {
  const origins = launchedGames()
    .map((label) => gameOriginFor(play, location, label))
    .filter(({ isOpaque }) => !isOpaque)
    .map(({ origin }) => origin);
  const waiting = [...origins];
  const loadNext = async () => {
    for (let origin = waiting.shift(); origin; origin = waiting.shift())
      await loadFrame(`${origin}/assets/offline/retire`);
  };
  await Promise.all(Array.from({ length: FRAMES_AT_ONCE }, loadNext));
  return origins.length;
}

function loadFrame(address: string): Promise<void> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Erasing";
  // The server empties an origin for pages of the site alone.
  frame.referrerPolicy = "origin";
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  return new Promise<void>((resolve) => {
    frame.onload = () => resolve();
    setTimeout(resolve, FRAME_TIMEOUT_MS);
    frame.src = address;
    document.body.append(frame);
  }).finally(() => frame.remove());
}

async function eraseWorkers(): Promise<number> {
  // Plain http has no service workers, and some private windows refuse them.
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  return workers.length;
}

async function eraseDatabases(): Promise<number> {
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name }) => name && deleteDatabase(name)));
  return databases.length;
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked by another tab of the site; it is deleted when that tab closes.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}

async function eraseCaches(): Promise<number> {
  if (!("caches" in window)) return 0;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}

async function askServer(): Promise<boolean> {
  try {
    const { ok } = await fetch(urls.erase(), { method: "POST", headers: { accept: "application/json" } });
    return ok;
  } catch {
    return false;
  }
}
