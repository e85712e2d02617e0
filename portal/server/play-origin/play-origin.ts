import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { swfName } from "#player/protocol/guest.ts";
import { type AnswerKind, policyHeaders } from "#server/http/policy/response-headers.ts";
import { canRun } from "#server/http/policy/response-kind.ts";
import { layered } from "#server/http/static/layered.ts";
import { mediaType } from "#server/http/static/media-types.ts";
import { safeSegments } from "#server/http/static/safe-path.ts";
import { FOR_EVER, type StaticFiles, staticFiles, withSlash } from "#server/http/static/static-files.ts";
import { isKnownSecure } from "#server/site/request/client.ts";
import { openGameSets } from "./game-file-lists.ts";
import { gamePages } from "./game-pages.ts";
import { bridgeTag } from "./inject-bridge.ts";
import { notFound } from "./not-found.ts";
import { sendOffline, WORKER } from "./offline-routes.ts";
import { type PlayerIndex, readPlayerIndex } from "./player-index.ts";
import { type Seal, sealFrom } from "./signature.ts";

export type PlayOptions = {
  /** The built games and player: `html5/<slug>/…`, `flash/<name>.swf`, `waflash/<slug>/…`, `portal/player/…`. */
  root: string;
  /** Where the operator's own games lie, in `html5/` and `flash/`. */
  added?: string;
  /**
   * The origins of the site: they alone may frame a game, and the bridge speaks to them alone. A function where the operator
   * named no address: it gets the address at which the visitor reached the play origin.
   */
  site: readonly string[] | ((play: URL) => readonly string[]);
  /** What the catalogue lists. A file that lies in the folder and is not listed is not served. */
  games: {
    /** `name` is the film's path below `/assets/flash/`, always with its `.swf`. */
    hasSwf(name: string): boolean;
    /** `slug` is the first name below `/assets/html5/` or `/assets/waflash/`: a folder, or a page such as `snake.html`. */
    hasFolder(kind: "html5" | "waflash", slug: string): boolean;
  };
  /** Signs what may be kept; without one, what is kept lasts as long as this process. */
  seal?: Seal;
  /** Games are served from the site's own origin (`PLAY_ORIGIN=same`), so the sandbox must take their origin away. */
  isShared?: boolean;
  /** How many proxies of ours stand in front, and may say that the visitor speaks https. */
  trustedProxies?: number;
};

type Ask = { request: Request; url: URL; path: string };
/** What a page of the play origin may do, from the strictest up. */
type PageKind = AnswerKind & ("ruffle" | "awayfl" | "html5");

/** Whether an address belongs to the play origin; under `PLAY_ORIGIN=same` the site passes these on. */
export function isPlayPath(pathname: string): boolean {
  return /^\/assets\/(?:html5|flash|waflash|player)(?:\/|$)/.test(pathname);
}

/** The play origin: games and the pages that play them, and nothing that has a state. It neither reads nor sets a cookie. */
export function openPlay(options: PlayOptions): Hono {
  const { root, added, site, games, isShared = false, trustedProxies = 0 } = options;
  const seal = options.seal ?? sealFrom(randomBytes(32).toString("base64url"));
  const index: PlayerIndex = readPlayerIndex(root);
  const { bridge } = index;
  const shelf = (kind: string) => {
    const built = staticFiles({ root: join(root, kind) });
    return added === undefined ? built : layered(built, staticFiles({ root: join(added, kind) }));
  };
  const html5 = shelf("html5");
  const flash = shelf("flash");
  const waflash = staticFiles({ root: join(root, "waflash") });
  const player = staticFiles({ root: join(root, "player"), lifetime: () => FOR_EVER });
  const pages = gamePages();

  const siteOrigins = (url: URL) => (typeof site === "function" ? site(url) : site);
  const headersFor = (kind: AnswerKind, { request, url }: Pick<Ask, "request" | "url">) =>
    policyHeaders(kind, {
      host: url.host,
      inlineScripts: "",
      inlineStyle: "",
      games: "",
      site: siteOrigins(url),
      isShared,
      isSecure: isKnownSecure(request, trustedProxies),
    });
  /** `name` is the file's own: in an address, `worker%2Ejs` would hide what it is. */
  const fileHeaders = (kind: PageKind, ask: Ask, name: string) =>
    headersFor(canRun(mediaType(name)) ? kind : "game-file", ask);

  /** A file of a game; its HTML goes out with the bridge in it. */
  async function sendGameFile(files: StaticFiles, kind: PageKind, ask: Ask) {
    const { request, url, path } = ask;
    const file = await files.find(path);
    if (file === undefined) return undefined;
    if (file === "folder") return withSlash(request, headersFor("game-file", ask));
    if (!/\.html?$/i.test(file.name)) return files.serve(request, path, fileHeaders(kind, ask, file.name));
    return pages.send(request, file, bridgeTag(bridge, siteOrigins(url)), headersFor(kind, ask));
  }

  /** One of our own pages that play a film. */
  function sendPlayerPage(name: "flash.html" | "waflash.html" | "awayfl.html", { request, url }: Ask) {
    const kind = name === "awayfl.html" ? "awayfl" : "ruffle";
    return sendGameFile(player, kind, { request, url, path: name });
  }

  async function sendHtml5(ask: Ask) {
    const [slug = ""] = safeSegments(ask.path) ?? [];
    if (!games.hasFolder("html5", slug)) return undefined;
    return sendGameFile(html5, "html5", ask);
  }

  async function sendFlash(ask: Ask) {
    if (ask.path === "") {
      const name = swfName(ask.url.searchParams.get("swf") ?? "");
      return name !== undefined && games.hasSwf(name) ? sendPlayerPage("flash.html", ask) : undefined;
    }
    const name = safeSegments(ask.path)?.join("/");
    if (name === undefined || !games.hasSwf(name)) return undefined;
    return sendGameFile(flash, "ruffle", ask);
  }

  async function sendWaflash(ask: Ask) {
    const [slug = "", ...rest] = safeSegments(ask.path) ?? [];
    if (!games.hasFolder("waflash", slug)) return undefined;
    if ((await waflash.find(slug)) !== "folder") return undefined;
    const own = await waflash.find(ask.path);
    if (own !== undefined) return sendGameFile(waflash, "html5", ask);
    switch (rest.join("/")) {
      case "":
        return sendPlayerPage("waflash.html", ask);
      case "awayfl.html":
        return sendPlayerPage("awayfl.html", ask);
      case "game.swf":
        return sendOnlyFilm(slug, ask);
      default:
        return undefined;
    }
  }

  /** The runner asks every folder for `game.swf`; a folder may call its film as it likes. */
  async function sendOnlyFilm(slug: string, ask: Ask) {
    const films = (await readdir(join(root, "waflash", slug))).filter((name) => name.endsWith(".swf"));
    if (films.length !== 1) return undefined;
    const film = `${slug}/${encodeURIComponent(films.join())}`;
    return waflash.serve(ask.request, film, headersFor("html5", ask));
  }

  async function sendPlayer(ask: Ask) {
    // The pages have addresses of their own, and the index is for the server.
    if (/^(?:[^/]*\.(?:html|json)|.*\/)?$/.test(ask.path)) return undefined;
    return sendGameFile(player, "ruffle", ask);
  }

  const areas: Record<string, (ask: Ask) => Promise<Response | undefined>> = {
    html5: sendHtml5,
    flash: sendFlash,
    waflash: sendWaflash,
    player: sendPlayer,
  };
  const sets = openGameSets({
    roots: added === undefined ? [root] : [root, added],
    halves: index.halves,
    send: async (request) => {
      const ask = askOf(request);
      return areas[ask.area]?.(ask);
    },
  });
  // A game without an origin cannot be kept.
  if (!isShared) {
    areas["offline"] = async ({ request, url, path }) =>
      sendOffline(request, path, {
        sets,
        player,
        packer: index.packer,
        site: siteOrigins(url),
        headersFor: (kind) => headersFor(kind, { request, url }),
        seal,
      });
  }

  const app = new Hono();
  app.all("*", async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const [siteOrigin = ""] = siteOrigins(url);
    const absent = () => notFound(siteOrigin, headersFor("ruffle", { request, url }));
    if (request.method !== "GET" && request.method !== "HEAD") {
      const headers = { allow: "GET, HEAD", ...headersFor("game-file", { request, url }) };
      return new Response(null, { status: 405, headers });
    }
    // A service worker would sit between every later game and this origin. Browsers mark its script's request, and no page can.
    // Ours is the only one.
    if (request.headers.has("service-worker") && url.pathname !== WORKER) return absent();
    const ask = askOf(request);
    const send = Object.hasOwn(areas, ask.area) ? areas[ask.area] : undefined;
    return (await send?.(ask)) ?? absent();
  });
  return app;
}

function askOf(request: Request): Ask & { area: string } {
  const url = new URL(request.url);
  const [, area = "", path = ""] = /^\/assets\/([^/]+)\/(.*)$/.exec(url.pathname) ?? [];
  return { request, url, area, path };
}
