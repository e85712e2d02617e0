/**
 * `/assets/offline/`: the packer, an empty page of a game's origin that the site's pages embed as a hidden frame while there is work for it.
 * It downloads the game into the game cache, removes it, and registers the service worker that serves it. It answers the site's origin only.
 */
import { answerSite } from "#player/answer-site.ts";
import {
  filesForBrowser,
  type ListedFile,
  parseFileList,
  totalBytes,
} from "#player/protocol/game-file-list.ts";
import {
  type FromPacker,
  MAX_UNPINNED_BYTES,
  PACKER_READY,
  parseToPacker,
  type ToPacker,
} from "#player/protocol/packer-messages.ts";
import { hasWasmExtensions } from "#player/protocol/wasm-extensions.ts";
import { receiveEngine } from "#player/receive-engine.ts";
import { fetchFile, fetchFileList } from "./fetch-game-files.ts";
import { GAME_CACHE_LOCK, type GameCache, openGameCache } from "./game-cache.ts";
import { KeepError } from "./keep-error.ts";
import { hashOf } from "./signed-file-lists.ts";

const ENGINES = "/assets/player/engines/";

answerSite(PACKER_READY, (data, port) => {
  const message = parseToPacker(data);
  if (message) answer(message, (reply, ports = []) => port.postMessage(reply, ports)).catch(reportError);
});

type Reply = (message: FromPacker, ports?: MessagePort[]) => void;

async function answer(message: ToPacker, reply: Reply): Promise<void> {
  try {
    if (!("caches" in window) || !("serviceWorker" in navigator)) throw new KeepError("unable");
    if (message.type === "keep") {
      const kept = await withCacheLock(() => keep(message, reply));
      await postToWorker("tidy");
      reply({ type: "kept", ...kept });
    } else {
      await withCacheLock(remove);
      reply({ type: "removed" });
    }
  } catch (error) {
    // A download that a launch started fails silently: the page may be about to close, and the next launch tries again.
    const isVisitorsRequest = message.type !== "keep" || message.isPinned;
    if (isVisitorsRequest && !(error instanceof KeepError)) reportError(error);
    reply({ type: "failed", reason: error instanceof KeepError ? error.reason : "unable" });
  }
}

/** Two tabs at work at once would fetch everything twice and delete each other's files. */
function withCacheLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(GAME_CACHE_LOCK, work);
}

type KeepRequest = Extract<ToPacker, { type: "keep" }>;

type Kept = { version: string; bytes: number };

async function keep(request: KeepRequest, reply: Reply): Promise<Kept> {
  const worker = startWorker();
  // Awaited at the end, so that any other failure is reported first.
  worker.catch(() => undefined);
  const game = await keepCurrentVersion(request, reply);
  await worker;
  return game;
}

async function keepCurrentVersion({ guest, isPinned }: KeepRequest, reply: Reply): Promise<Kept> {
  const cache = openGameCache(caches);
  const current = await keptVersion(cache);
  const fetched = await fetchFileList(guest).catch((error: unknown) => {
    // Offline, the version in the cache is the current one.
    if (current && error instanceof KeepError && error.reason === "network") return undefined;
    throw error;
  });
  if (current && (fetched === undefined || fetched.list.version === current.version)) {
    if (fetched) await cache.replaceList(current.version, fetched.response);
    return current;
  }
  if (fetched === undefined) throw new KeepError("network");
  const { list, response } = fetched;
  const files = filesForBrowser(list, hasWasmExtensions());
  const missing = totalBytes(await cache.filesToFetch(files));
  if (!isPinned && !current && missing > MAX_UNPINNED_BYTES) throw new KeepError("room");
  await checkQuota(missing);
  await cache
    .keep(list.version, { list: response, files, fetchFile: fetchWithProgress(missing, reply) })
    .catch((error: unknown) => {
      throw isQuotaExceeded(error) ? new KeepError("room", { cause: error }) : error;
    });
  // Pinned games should survive the browser's own eviction; a browser that asks the visitor for permission asks once.
  if (isPinned) await navigator.storage?.persist?.().catch(reportError);
  return { version: list.version, bytes: totalBytes(files) };
}

async function keptVersion(cache: GameCache): Promise<Kept | undefined> {
  const version = await cache.current();
  const list = version && parseFileList(await (await cache.listOf(version))?.json());
  return list
    ? { version: list.version, bytes: totalBytes(filesForBrowser(list, hasWasmExtensions())) }
    : undefined;
}

function fetchWithProgress(total: number, reply: Reply): (file: ListedFile) => Promise<Response> {
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    reply({ type: "progress", done, total });
  };
  return async (file) => {
    const engine = file.address.startsWith(ENGINES) ? await engineFromSite(file, reply) : undefined;
    if (engine) count(file.bytes);
    return engine ?? fetchFile(file, count);
  };
}

/** A file of the Flash engine, which the site's page caches for all games, if it is the listed one. */
async function engineFromSite(file: ListedFile, reply: Reply): Promise<Response | undefined> {
  const { port1, port2 } = new MessageChannel();
  reply({ type: "engine", file: file.address.slice(ENGINES.length) }, [port2]);
  const bytes = await receiveEngine(port1, () => undefined);
  return bytes && (await hashOf(bytes)) === file.hash ? new Response(bytes) : undefined;
}

async function remove(): Promise<void> {
  const cache = openGameCache(caches);
  await cache.remove();
  if (!(await postToWorker("removed"))) await cache.deleteUnused([]);
}

/** Asks the service worker to delete unused files: only the worker knows which versions are in use. Returns whether there is one. */
async function postToWorker(message: "tidy" | "removed"): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration("/assets/");
  registration?.active?.postMessage(message);
  return registration?.active != null;
}

async function checkQuota(bytes: number): Promise<void> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  if (bytes > quota - usage) throw new KeepError("room");
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Registers the service worker; resolves once it is active. */
async function startWorker(): Promise<ServiceWorker> {
  const container = navigator.serviceWorker;
  const registration = await container
    .register("/assets/offline/worker.js", { scope: "/assets/" })
    .catch(async (cause: unknown) => {
      // Offline, the worker from the last visit goes on.
      const earlier = await container.getRegistration("/assets/").catch(() => undefined);
      // A browser that refuses workers says so with an error of its own; a script that did not come is a TypeError.
      if (!earlier) throw new KeepError(cause instanceof TypeError ? "network" : "unable", { cause });
      return earlier;
    });
  if (registration.active) return registration.active;
  const { active } = await Promise.race([container.ready, failedInstall(registration)]);
  if (!active) throw new KeepError("unable");
  return active;
}

/** Rejects when the worker cannot fetch what it needs: no browser becomes ready with it then. */
function failedInstall({ installing }: ServiceWorkerRegistration): Promise<never> {
  return new Promise((_, reject) =>
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new KeepError("network"));
    }),
  );
}
