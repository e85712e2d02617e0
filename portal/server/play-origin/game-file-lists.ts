import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { engineWorkerOf, isOtherEngine } from "#domain/catalogue/cartridge/engine-worker.ts";
import { CARTRIDGE_FILE, isConsolePath } from "#domain/catalogue/console-path.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import { type EngineBuilds, filesOf } from "#domain/flash-engine.ts";
import type { GameFileList, ListedFile } from "#player/protocol/game-file-list.ts";
import { servedFiles } from "./served-files.ts";

type Options = {
  /** The folders with `html5/`, `waflash/` and `player/` in them: the built ones, then the operator's. */
  roots: readonly string[];
  /** Responds as the play origin does; undefined where there is no such file. */
  send: (request: Request) => Promise<Response | undefined>;
  /** The Flash engine's two builds, of which a browser needs one. */
  engine?: EngineBuilds | undefined;
};

export type FileLists = {
  /** `origin` is the game's own, as the client wrote it. */
  fileListOf(guest: string, origin: string): Promise<GameFileList | undefined>;
};

type FileFacts = {
  bytes: number;
  hash: string;
  mentions: readonly string[];
  /** Of a cartridge: the worker with its engine. */
  worker?: string | undefined;
};

const MAX_CACHED_FACTS = 20_000;
/** More lists at once than a school asks for; a client that wants more is asked to come back. */
const MAX_IN_FLIGHT = 16;

/** Too many lists are being made already. */
export class ListsBusy extends Error {
  override readonly name = "ListsBusy";
}

/**
 * Makes the file lists of games, with every file as it leaves the server: pages with the bridge in them, and the headers of each. An
 * LRU cache holds the hash of each file by its ETag, whatever origin it was asked at: a page that names another site has another
 * ETag, and everything else is the same for all. The list itself is made anew each time, because an operator may add or change a
 * file at any time; requests for the same list at the same moment share one.
 */
export function openFileLists({ roots, send, engine }: Options): FileLists {
  const cache = new LRUCache<string, Promise<FileFacts>>({ max: MAX_CACHED_FACTS });
  const inFlight = new Map<string, Promise<GameFileList | undefined>>();

  async function factsOf(address: string, origin: string) {
    const url = `${origin}${address}`;
    const head = await send(new Request(url, { method: "HEAD" }));
    if (head?.status !== 200) return undefined;
    const key = `${address} ${head.headers.get("etag")}`;
    const facts = cache.get(key) ?? readFacts(url, send);
    cache.set(key, facts);
    return { ...(await facts), headers: lastingHeaders(head.headers) };
  }

  function engineHalf(address: string): Pick<ListedFile, "only"> {
    const [half, other] = (["vanilla", "extended"] as const).filter(
      (name) =>
        engine && filesOf(engine[name]).some(({ file }) => address === `/assets/player/engines/${file}`),
    );
    return half && !other ? { only: half } : {};
  }

  async function makeList(guest: string, origin: string): Promise<GameFileList | undefined> {
    const addresses = new Set(await ownAddresses(guest, roots));
    const hash = createHash("sha256");
    const files: ListedFile[] = [];
    const headers: string[] = [];
    let worker: string | undefined;
    // The Set grows while it is iterated: files that a file mentions are visited in their turn.
    for (const address of addresses) {
      const file = await factsOf(address, origin);
      // A game's own file that is not served means that there is no such game.
      if (!file) return undefined;
      worker ??= file.worker;
      hash.update(`${address}\0${file.hash}\0${file.headers}\0`);
      if (!headers.includes(file.headers)) headers.push(file.headers);
      const kind = headers.indexOf(file.headers);
      files.push({ address, bytes: file.bytes, hash: file.hash, headers: kind, ...engineHalf(address) });
      for (const mention of file.mentions) {
        for (const shared of await servedFiles(roots, "player", mention))
          if (!isOtherEngine(shared, worker)) addresses.add(shared);
      }
    }
    if (files.length === 0) return undefined;
    const version = hash.digest("base64url").slice(0, 22);
    return { guest, version, headers: headers.map((kind) => JSON.parse(kind)), files };
  }

  return {
    async fileListOf(guest, origin) {
      const key = `${guest} ${origin}`;
      const shared = inFlight.get(key);
      if (shared) return shared;
      if (inFlight.size >= MAX_IN_FLIGHT) throw new ListsBusy();
      const list = makeList(guest, origin).finally(() => inFlight.delete(key));
      inFlight.set(key, list);
      return list;
    },
  };
}

async function readFacts(url: string, send: Options["send"]): Promise<FileFacts> {
  const response = await send(new Request(url));
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  const canMention = /^text\/(?:html|javascript|css)/.test(response?.headers.get("content-type") ?? "");
  return {
    bytes: bytes.length,
    hash: createHash("sha256").update(bytes).digest("base64"),
    mentions: canMention ? mentionsIn(bytes.toString("latin1"), new URL(url).pathname) : [],
    ...(url.endsWith(`/${CARTRIDGE_FILE}`) && { worker: engineWorkerOf(bytes) }),
  };
}

/** Headers about one transfer or one encoding of a file; none of them holds for a cached copy. */
const transferHeaders =
  /^(?:content-(?:length|encoding|range)|etag|last-modified|vary|date|accept-ranges|connection|keep-alive)$/;

function lastingHeaders(headers: Headers): string {
  return JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !transferHeaders.test(name))));
}

/** The URLs of the files that are a game's own. Those that it shares with other games are mentioned in its pages and scripts. */
async function ownAddresses(guest: string, roots: readonly string[]): Promise<string[]> {
  const [kind = "", ...names] = guest.split("/");
  const name = names.join("/");
  if (kind === "flash") {
    const page = `/assets/flash/?${new URLSearchParams({ swf: name })}`;
    const companions = await servedFiles(roots, kind, companionFolder(name));
    return [page, `/assets/flash/${names.map(encodeURIComponent).join("/")}`, ...companions];
  }
  if (kind === "html5" && isConsolePath(`${name}/`)) {
    const folder = `/assets/html5/${names.map(encodeURIComponent).join("/")}/`;
    return [folder, `${folder}${CARTRIDGE_FILE}`];
  }
  if ((kind !== "html5" && kind !== "waflash") || names.length !== 1) return [];
  const own = await servedFiles(roots, kind, name);
  const folder = `/assets/waflash/${encodeURIComponent(name)}/`;
  if (kind === "html5" || own.length === 0 || own.includes(`${folder}index.html`)) return own;
  // The player's pages stand in for the folder's own.
  return [folder, `${folder}awayfl.html`, `${folder}game.swf`];
}

/**
 * The player's files that a page or script mentions: `bridge-1.js`, or a whole engine such as `engines/ruffle-1`. The player's own
 * scripts import each other by relative paths.
 */
export function mentionsIn(text: string, pathname: string): string[] {
  const absolute = text.matchAll(/\/assets\/player\/(engines\/[\w.-]+|[\w.-]+\.(?:js|css|json)\b)/g);
  const relative = /^\/assets\/player\/[^/]+$/.test(pathname)
    ? text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)
    : [];
  return [...new Set([...absolute, ...relative].map(([, name = ""]) => name))];
}
