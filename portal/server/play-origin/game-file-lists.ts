import { createHash } from "node:crypto";
import type { GameFileList, ListedFile } from "#player/protocol/game-file-list.ts";
import { servedFiles } from "./served-files.ts";

type Options = {
  /** The folders with `html5/`, `waflash/` and `portal/player/` in them: the built ones, then the operator's. */
  roots: readonly string[];
  /** Answers as the play origin does; undefined where there is no such file. */
  send: (request: Request) => Promise<Response | undefined>;
  /** The addresses of the Flash engine's two halves, of which a browser needs one. */
  halves?: { readonly vanilla: readonly string[]; readonly extended: readonly string[] } | undefined;
};

export type GameSets = {
  /** `origin` is where the visitor reached the play origin: pages name the site, which follows from it. */
  setOf(guest: string, origin: string): Promise<GameFileList | undefined>;
};

type Facts = { bytes: number; hash: string; mentions: readonly string[] };

const mostKnown = 20_000;

/**
 * Lists what belongs to a game, as it leaves the server: pages with the bridge in them, and the policy of each. Files are read once, and
 * again when their tag changes; a list is made anew each time, because an operator may add or change a file at any time.
 */
export function openGameSets({ roots, send, halves }: Options): GameSets {
  const known = new Map<string, { tag: string; facts: Promise<Facts> }>();

  async function look(address: string, origin: string) {
    const url = `${origin}${address}`;
    const head = await send(new Request(url, { method: "HEAD" }));
    if (head?.status !== 200) return undefined;
    const tag = `${head.headers.get("etag")}`;
    const before = known.get(url);
    const facts = before?.tag === tag ? before.facts : read(url);
    known.delete(url);
    known.set(url, { tag, facts });
    if (known.size > mostKnown) known.delete(known.keys().next().value ?? "");
    return { ...(await facts), headers: lastingHeaders(head.headers) };
  }

  async function read(url: string): Promise<Facts> {
    const response = await send(new Request(url));
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    const canMention = /^text\/(?:html|javascript|css)/.test(response?.headers.get("content-type") ?? "");
    return {
      bytes: bytes.length,
      hash: createHash("sha256").update(bytes).digest("base64"),
      mentions: canMention ? mentionsIn(bytes.toString("latin1"), new URL(url).pathname) : [],
    };
  }

  function halfOf(address: string): Pick<ListedFile, "only"> {
    if (halves?.vanilla.includes(address)) return { only: "vanilla" };
    return halves?.extended.includes(address) ? { only: "extended" } : {};
  }

  return {
    async setOf(guest, origin) {
      const addresses = new Set(await ownAddresses(guest, roots));
      const hash = createHash("sha256");
      const files: ListedFile[] = [];
      const headers: string[] = [];
      // A set grows while it is walked: what a file mentions is looked at in its turn.
      for (const address of addresses) {
        const file = await look(address, origin);
        // A game's own file that is not served means that there is no such game.
        if (!file) return undefined;
        hash.update(`${address}\0${file.hash}\0${file.headers}\0`);
        if (!headers.includes(file.headers)) headers.push(file.headers);
        const kind = headers.indexOf(file.headers);
        files.push({ address, bytes: file.bytes, hash: file.hash, headers: kind, ...halfOf(address) });
        for (const mention of file.mentions) {
          for (const shared of await servedFiles(roots, "player", mention)) addresses.add(shared);
        }
      }
      if (files.length === 0) return undefined;
      const version = hash.digest("base64url").slice(0, 22);
      return { guest, version, headers: headers.map((kind) => JSON.parse(kind)), files };
    },
  };
}

/** About the way that a file came, or of one encoding of it: nothing of this holds for a kept copy. */
const PASSING =
  /^(?:content-(?:length|encoding|range)|etag|last-modified|vary|date|accept-ranges|connection|keep-alive)$/;

function lastingHeaders(headers: Headers): string {
  return JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !PASSING.test(name))));
}

/** The files that are a game's own. What it shares with others, its pages and scripts mention. */
async function ownAddresses(guest: string, roots: readonly string[]): Promise<string[]> {
  const [kind = "", ...names] = guest.split("/");
  const name = names.join("/");
  if (kind === "flash") {
    const page = `/assets/flash/?${new URLSearchParams({ swf: name })}`;
    return [page, `/assets/flash/${names.map(encodeURIComponent).join("/")}`];
  }
  if ((kind !== "html5" && kind !== "waflash") || names.length !== 1) return [];
  const own = await servedFiles(roots, kind, name);
  const folder = `/assets/waflash/${encodeURIComponent(name)}/`;
  if (kind === "html5" || own.length === 0 || own.includes(`${folder}index.html`)) return own;
  // The player's pages stand in for the folder's own.
  return [folder, `${folder}awayfl.html`, `${folder}game.swf`];
}

/**
 * What a page or script names of the player's files: `bridge-1.js`, or a whole engine such as `engines/ruffle-1`. The player's own
 * scripts name each other by neighbourhood.
 */
export function mentionsIn(text: string, pathname: string): string[] {
  const absolute = text.matchAll(/\/assets\/player\/(engines\/[\w.-]+|[\w.-]+\.(?:js|css)\b)/g);
  const near = /^\/assets\/player\/[^/]+$/.test(pathname)
    ? text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)
    : [];
  return [...new Set([...absolute, ...near].map(([, name = ""]) => name))];
}
