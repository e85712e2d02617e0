import { isMirror } from "#app/mirror/mirror-base.ts";
import { keptGames } from "#app/offline/kept-games.ts";
import { emptyOrigin } from "#app/offline/visit-hidden.ts";
import { hasOwnerKey, storedOwner } from "#app/records/owner.ts";
import { urls } from "#app/urls.ts";
import { formerPlayOrigin } from "#domain/former-play-origin.ts";
import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import { launchedGames, rememberLaunch } from "./launched-games.ts";

/** What was erased, for the visitor. */
export type Erased = {
  /** Rounds on the boards. */
  readonly entries: number;
  readonly games: number;
  readonly databases: number;
  readonly settings: number;
  readonly caches: number;
  readonly workers: number;
  /** The server deletes cookies, most of which no script can see; false where it could not be reached. */
  readonly hasCookiesDeleted: boolean;
};

/** Origins of games that are emptied at once. */
const ORIGINS_AT_ONCE = 6;
const DELETE_TIMEOUT_MS = 3000;

/**
 * Erases everything that this browser keeps for the site and its games. Browsers obey `Clear-Site-Data` over https and on localhost only, so
 * scripts erase what they can reach by themselves, and the header does the rest.
 */
export async function eraseBrowser(play: PlayOrigin): Promise<Erased> {
  const entries = await eraseEntries();
  const labels = await labelsOfGames();
  const games = await eraseGames(play, labels);
  const workers = await eraseWorkers();
  const databases = await eraseDatabases();
  const cacheCount = await eraseCaches();
  const settings = localStorage.length + sessionStorage.length;
  // Entries that could not be deleted need their key at the next attempt.
  const restoreOwner = entries === undefined ? storedOwner() : undefined;
  localStorage.clear();
  restoreOwner?.();
  sessionStorage.clear();
  // The tab cloak is in it too.
  window.name = "";
  const hasCookiesDeleted = await askServer();
  // Without the server the games' origins were not emptied either. The next attempt has to know them.
  if (!hasCookiesDeleted) for (const label of labels) rememberLaunch(label);
  return {
    entries: entries ?? 0,
    games: hasCookiesDeleted ? games : 0,
    databases,
    settings,
    caches: cacheCount,
    workers,
    hasCookiesDeleted,
  };
}

/** Deletes the visitor's entries on the boards. Gives how many there were; undefined where the server could not be asked. */
async function eraseEntries(): Promise<number | undefined> {
  if (!hasOwnerKey()) return 0;
  const { recordsClient } = await import("#app/records/records-client.ts");
  return recordsClient.deleteAll().then(
    ({ entries }) => entries,
    () => undefined,
  );
}

/** Games that may have stored something in this browser: launched ones, and kept ones that were never launched. */
async function labelsOfGames(): Promise<ReadonlySet<string>> {
  const kept = "caches" in window ? await keptGames.all() : [];
  return new Set([...launchedGames(), ...kept.map(({ label }) => label)]);
}

/** Empties the origins of games, the one that all games once shared included. Gives how many games have an origin. */
async function eraseGames(play: PlayOrigin, labels: ReadonlySet<string>): Promise<number> {
  const origins = [...labels]
    .map((label) => gameOriginFor(play, location, label))
    .filter(({ isOpaque }) => !isOpaque)
    .map(({ origin }) => origin);
  const former = formerPlayOrigin(play, location);
  if (former !== undefined && !isSecureContext) await eraseWithoutHeader(former).catch(reportError);
  const waiting = former === undefined ? [...origins] : [former, ...origins];
  const emptyNext = async () => {
    for (let origin = waiting.shift(); origin; origin = waiting.shift()) await emptyOrigin(origin);
  };
  await Promise.all(Array.from({ length: ORIGINS_AT_ONCE }, emptyNext));
  return origins.length;
}

/** Over plain http to another machine, where browsers do not obey `Clear-Site-Data`, games had databases and no caches. */
async function eraseWithoutHeader(former: string): Promise<void> {
  const { eraseFormerDatabases } = await import("#app/stage/former-origin.ts");
  await eraseFormerDatabases(former);
}

async function eraseWorkers(): Promise<number> {
  // Otherwise the script of the first paint would register it again when this page is idle.
  delete document.documentElement.dataset["worker"];
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
    // Blocked by another tab or the service worker; it is deleted when that closes.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
    // A deletion behind a blocked one gets no event at all.
    setTimeout(resolve, DELETE_TIMEOUT_MS);
  });
}

async function eraseCaches(): Promise<number> {
  if (!("caches" in window)) return 0;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}

async function askServer(): Promise<boolean> {
  // A mirror sets no cookie.
  if (isMirror()) return true;
  try {
    const { ok } = await fetch(urls.erase(), { method: "POST", headers: { accept: "application/json" } });
    return ok;
  } catch {
    return false;
  }
}
