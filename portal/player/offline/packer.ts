/**
 * `/assets/offline/`: the packer, a page without anything to see that the site's pages frame. It fetches games into the play
 * origin's caches, lists them and removes them, and starts the worker that serves them. It answers nobody but the site.
 */

import { filesForBrowser, isSharedFile, totalBytes } from "#player/protocol/game-file-list.ts";
import { type GameFacts, gamesToEvict, type KeptGame } from "#player/protocol/kept-game.ts";
import {
  type FromPacker,
  PACKER_READY,
  parseToPacker,
  type ToPacker,
} from "#player/protocol/packer-messages.ts";
import { fetchFile, fetchSet } from "./fetch-game-files.ts";
import { openShelf } from "./game-cache.ts";
import { KeepError } from "./keep-error.ts";
import { hasWasmExtensions } from "./wasm-extensions.ts";

/** Larger games are only kept when somebody asks: a launch is no request for thirty megabytes. */
const MOST_UNASKED = 24 * 1024 * 1024;

const sites = document.querySelector<HTMLMetaElement>("meta[name=site]")?.content.split(" ") ?? [];
const site = decodeURIComponent(location.hash.slice(1));

if (sites.includes(site) && window.parent !== window) {
  addEventListener("message", ({ source, origin, data, ports: [port] }) => {
    if (source !== window.parent || origin !== site || !port) return;
    const message = parseToPacker(data);
    if (message) answer(message, (reply) => port.postMessage(reply)).catch(reportError);
  });
  window.parent.postMessage(PACKER_READY, site);
}

async function answer(message: ToPacker, reply: (message: FromPacker) => void): Promise<void> {
  try {
    if (!("caches" in window) || !("serviceWorker" in navigator)) throw new KeepError("unable");
    if (message.type === "keep") reply({ type: "kept", game: await alone(() => keep(message, reply)) });
    if (message.type === "keep") await tellWorker("tidy");
    if (message.type === "remove") await alone(() => remove(message.guests));
    if (message.type !== "keep") reply(await gamesHere());
  } catch (error) {
    // Nobody waits for what nobody asked for, and the page may be on its way out: the next launch tries again.
    const isAskedFor = message.type !== "keep" || message.isPinned;
    if (isAskedFor && !(error instanceof KeepError)) reportError(error);
    reply({ type: "failed", reason: error instanceof KeepError ? error.reason : "unable" });
  }
}

/** Two tabs that keep at once would fetch everything twice, and tidy each other's work away. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request("offline/shelf", work);
}

type Keep = Extract<ToPacker, { type: "keep" }>;

async function keep({ facts, isPinned }: Keep, reply: (message: FromPacker) => void): Promise<KeptGame> {
  const shelf = openShelf(caches);
  const working = startWorker();
  // Whether it could be started is looked at in the end, unless something else is in the way before.
  working.catch(() => undefined);
  const current = await shelf.find(facts.guest);
  const now = Date.now();
  const fresh = await fetchSet(facts.guest).catch((error: unknown) => {
    // Offline, what is here is what there is.
    if (current && error instanceof KeepError && error.reason === "network") return undefined;
    throw error;
  });
  if (current && (fresh === undefined || fresh.set.version === current.version)) {
    if (fresh) await shelf.renewList(current, fresh.list);
    await shelf.mark(current, { isPinned: current.isPinned || isPinned, usedAt: now });
    await working;
    return current;
  }
  if (fresh === undefined) throw new KeepError("network");
  const { set, list } = fresh;
  const files = filesForBrowser(set, hasWasmExtensions());
  const missing = await missingBytes(facts, set.version, files);
  if (!isPinned && !current && missing > MOST_UNASKED) throw new KeepError("room");
  await checkRoom(missing);
  let done = 0;
  const onBytes = (count: number) => {
    done += count;
    reply({ type: "progress", done, total: missing });
  };
  const game = await shelf
    .keep(facts, set, {
      list,
      files,
      isPinned: isPinned || current?.isPinned === true,
      now,
      fetchFile: (file) => fetchFile(file, onBytes),
    })
    .catch((error: unknown) => {
      throw isFull(error) ? new KeepError("room", { cause: error }) : error;
    });
  for (const old of gamesToEvict(await shelf.games())) await shelf.remove(old.guest);
  // Whoever asked wants to find it again; browsers that ask back ask once.
  if (isPinned) await navigator.storage?.persist?.().catch(reportError);
  await working;
  return game;
}

async function remove(guests: readonly string[]): Promise<void> {
  const shelf = openShelf(caches);
  for (const guest of guests) await shelf.remove(guest);
  if (!(await tellWorker("removed"))) await shelf.tidy([]);
}

/** Only the worker knows which sets are in use. Gives whether there is one. */
async function tellWorker(message: "tidy" | "removed"): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration("/assets/");
  registration?.active?.postMessage(message);
  return registration?.active != null;
}

async function gamesHere(): Promise<FromPacker> {
  const games = await openShelf(caches).games();
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const sorted = games.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.usedAt - a.usedAt);
  return { type: "games", games: sorted, usage, room: Math.max(0, quota - usage) };
}

async function missingBytes(
  { guest }: GameFacts,
  version: string,
  files: Parameters<typeof totalBytes>[0],
): Promise<number> {
  const shelf = openShelf(caches);
  const here = await Promise.all(
    files.map(({ address }) => isSharedFile(address) && shelf.match({ guest, version }, address)),
  );
  return totalBytes(files.filter((_, at) => !here[at]));
}

async function checkRoom(bytes: number): Promise<void> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  if (bytes > quota - usage) throw new KeepError("room");
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** The worker, once it can serve. */
async function startWorker(): Promise<ServiceWorker> {
  const container = navigator.serviceWorker;
  const registration: ServiceWorkerRegistration | undefined = await container
    .register("/assets/offline/worker.js", { scope: "/assets/" })
    .catch((cause: unknown) => {
      // Offline the one from last time goes on.
      const known = container.getRegistration("/assets/");
      return known.catch(() => Promise.reject(new KeepError("unable", { cause })));
    });
  if (!registration) throw new KeepError("unable");
  if (registration.active) return registration.active;
  const { active } = await container.ready;
  if (!active) throw new KeepError("unable");
  return active;
}
