import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { CARTRIDGE_FILE, html5Folder, isConsolePath } from "#domain/catalogue/console-path.ts";
import type { GameNeed } from "#domain/catalogue/game.ts";
import { companionOf } from "#domain/catalogue/swf/companion-files.ts";
import type { FlashSettings } from "#player/protocol/flash-settings.ts";
import { guestAt, swfName } from "#player/protocol/guest.ts";
import type { ResponseKind } from "#server/http/policy/response-headers.ts";
import { canRun, isOtherDocument, isScript } from "#server/http/policy/response-kind.ts";
import { layered } from "#server/http/static/layered.ts";
import { mediaType } from "#server/http/static/media-types.ts";
import { safeSegments } from "#server/http/static/safe-path.ts";
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  redirectToSlash,
  type StaticFiles,
  staticFiles,
} from "#server/http/static/static-files.ts";
import { flashSettingsTag } from "./flash-settings-tag.ts";
import { type GamePages, gamePages } from "./game-pages.ts";
import { bridgeTag, iconTag } from "./inject-bridge.ts";

/** A request to the play origin. `path` is what follows `/assets/<area>/`, still percent-encoded. */
export type PlayRequest = { readonly request: Request; readonly url: URL; readonly path: string };

/** Which games the catalogue lists. A file that is in the folder and not listed is not served. */
export type ListedGames = {
  /** `name` is the SWF's path below `/assets/flash/`, always with its `.swf`. */
  hasSwf(name: string): boolean;
  /** `slug` is the first name below `/assets/html5/` or `/assets/waflash/`: a folder, or a page such as `snake.html`; of a console game `consoles/pogo`. */
  hasFolder(kind: "html5" | "waflash", slug: string): boolean;
  /** How a Flash game is played, by its path in the catalogue; none is set when left out. */
  flashSettings?(path: string): FlashSettings | undefined;
  /** What a game (`html5/chess`) asks for besides the usual; nothing when left out. */
  needsOf?(guest: string): readonly GameNeed[] | undefined;
};

type Options = {
  readonly root: string;
  readonly added: string | undefined;
  readonly games: ListedGames;
  /** The URL of the bridge's script. */
  readonly bridge: string;
  /** The URL of the icon for pages that name none. */
  readonly icon: string;
  /** The sandbox takes the games' origin away. */
  readonly isOpaque: boolean;
  readonly site: readonly string[];
  readonly headersFor: (
    kind: ResponseKind,
    play: Pick<PlayRequest, "request" | "url">,
  ) => Record<string, string>;
};

/** Everything that the routes of games share. */
type GameServer = Options & {
  readonly html5: StaticFiles;
  readonly flash: StaticFiles;
  readonly waflash: StaticFiles;
  readonly player: StaticFiles;
  readonly pages: GamePages;
};

/** Kinds of pages of the play origin, from the strictest CSP up. */
type PageKind = ResponseKind & ("ruffle" | "awayfl" | "console" | "html5");

/** The response, or undefined for 404. */
export type PlayRoute = (play: PlayRequest) => Promise<Response | undefined>;

/** The routes of the play origin's games, by the name after `/assets/`. */
export function gameRoutes(options: Options): Record<"html5" | "flash" | "waflash" | "player", PlayRoute> {
  const { root, added } = options;
  const builtAndAdded = (kind: string) => {
    const built = guestFiles(join(root, kind), true);
    return added === undefined ? built : layered(built, guestFiles(join(added, kind), false));
  };
  const server: GameServer = {
    ...options,
    html5: builtAndAdded("html5"),
    flash: builtAndAdded("flash"),
    waflash: guestFiles(join(root, "waflash"), true),
    player: playerFiles(root),
    pages: gamePages(),
  };
  return {
    html5: (play) => sendHtml5(server, play),
    flash: (play) => sendFlash(server, play),
    waflash: (play) => sendWaflash(server, play),
    player: (play) => sendPlayerFile(server, play),
  };
}

/**
 * Files of games. None is immutable, whatever its name: a browser registers a service worker from a cached script without asking us, and
 * a game that was replaced would live on in caches for a year.
 */
function guestFiles(root: string, isBuilt: boolean): StaticFiles {
  return staticFiles({ root, cacheControl: () => CACHE_REVALIDATE, isBuilt, hasPrecompressed: true });
}

/** The built player, whose files all have a content hash in their names. */
export function playerFiles(root: string): StaticFiles {
  return staticFiles({ root: join(root, "player"), cacheControl: () => CACHE_FOREVER, isBuilt: true });
}

async function sendHtml5(server: GameServer, play: PlayRequest) {
  const path = safeSegments(play.path)?.join("/") ?? "";
  const folder = html5Folder(path);
  if (!server.games.hasFolder("html5", folder)) return undefined;
  if (isConsolePath(`${folder}/`)) return sendCartridge(server, path.slice(folder.length), play);
  return sendGameFile(server, server.html5, "html5", play);
}

/** Our own page, and the cartridge that it plays: nothing else in the folder of a console game is served. */
async function sendCartridge(server: GameServer, name: string, play: PlayRequest) {
  switch (name) {
    case "":
      return redirectToSlash(play.request, server.headersFor("game-plain", play));
    case "/":
      return sendPlayerPage(server, "console.html", play, undefined);
    case `/${CARTRIDGE_FILE}`:
      return sendGameFile(server, server.html5, "console", play);
    default:
      return undefined;
  }
}

async function sendFlash(server: GameServer, play: PlayRequest) {
  const { games, flash } = server;
  if (play.path === "") {
    const name = swfName(play.url.searchParams.get("swf") ?? "");
    if (name === undefined || !games.hasSwf(name)) return undefined;
    const settings = games.flashSettings?.(name);
    const page = settings?.engine === "awayfl" ? "awayfl.html" : "flash.html";
    return sendPlayerPage(server, page, play, settings);
  }
  const name = safeSegments(play.path)?.join("/");
  if (name === undefined || !games.hasSwf(companionOf(name) ?? name)) return undefined;
  // A SWF loads data and other SWFs; a page or script among its files is none of its own.
  const type = mediaType(name);
  if (companionOf(name) !== undefined && canRun(type) && !isOtherDocument(type)) return undefined;
  return sendGameFile(server, flash, "ruffle", play);
}

async function sendWaflash(server: GameServer, play: PlayRequest) {
  const { games, waflash } = server;
  const [slug = "", ...rest] = safeSegments(play.path) ?? [];
  if (!games.hasFolder("waflash", slug)) return undefined;
  if ((await waflash.find(slug)) !== "folder") return undefined;
  const own = await waflash.find(play.path);
  if (own !== undefined) return sendGameFile(server, waflash, "html5", play);
  const settings = games.flashSettings?.(`waflash/${slug}/`);
  switch (rest.join("/")) {
    case "":
      return sendPlayerPage(server, "waflash.html", play, settings);
    case "awayfl.html":
      return sendPlayerPage(server, "awayfl.html", play, settings);
    case "game.swf":
      return sendOnlySwf(server, slug, play);
    default:
      return undefined;
  }
}

/** The folder's only SWF, whatever its name: the runner asks every folder for `game.swf`. */
async function sendOnlySwf({ root, waflash, headersFor }: GameServer, slug: string, play: PlayRequest) {
  const names = (await readdir(join(root, "waflash", slug))).filter((name) => name.endsWith(".swf"));
  if (names.length !== 1) return undefined;
  const path = `${slug}/${encodeURIComponent(names.join())}`;
  return waflash.serve(play.request, path, headersFor("html5", play));
}

async function sendPlayerFile(server: GameServer, play: PlayRequest) {
  // The player's pages have URLs of their own, and its index is for the server.
  if (/^(?:[^/]*\.html|player\.json|.*\/)?$/.test(play.path)) return undefined;
  return sendGameFile(server, server.player, "ruffle", play);
}

/** One of our own pages that play an SWF or a cartridge. */
function sendPlayerPage(
  server: GameServer,
  name: keyof typeof kindsOfPages,
  { request, url }: PlayRequest,
  settings: FlashSettings | undefined,
) {
  const guest = guestAt(url);
  const tag = settings && guest !== undefined ? flashSettingsTag(new Map([[guest, settings]])) : "";
  return sendGameFile(server, server.player, kindsOfPages[name], { request, url, path: name }, tag);
}

const kindsOfPages = {
  "flash.html": "ruffle",
  "waflash.html": "ruffle",
  "awayfl.html": "awayfl",
  "console.html": "console",
} as const;

/** A file of a game; its HTML is sent with the bridge and `tag` in it. */
async function sendGameFile(
  server: GameServer,
  files: StaticFiles,
  kind: PageKind,
  play: PlayRequest,
  tag = "",
) {
  const { request, path } = play;
  const { pages, bridge, icon, isOpaque, site, headersFor } = server;
  const file = await files.find(path);
  if (file === undefined) return undefined;
  if (file === "folder") return redirectToSlash(request, headersFor("game-plain", play));
  // The decoded name decides: in a URL, `worker%2Ejs` would hide what it is.
  if (!canRun(mediaType(file.name))) return files.serve(request, path, headersFor("game-file", play));
  if (isOtherDocument(mediaType(file.name)))
    return files.serve(request, path, headersFor("game-document", play));
  const own = isScript(mediaType(file.name)) ? scriptKind(kind) : kind;
  const headers = { ...headersFor(own, play), ...notForServiceWorkers };
  const needs = server.games.needsOf?.(guestAt(play.url) ?? "") ?? [];
  const injected = { tag: bridgeTag(bridge, site, needs) + iconTag(icon) + tag, isOpaque };
  if (/\.html?$/i.test(file.name)) return pages.send(request, file, injected, headers);
  return files.serve(request, path, headers);
}

/** Our own players share their scripts, and the strictest of their policies. */
function scriptKind(kind: PageKind): ResponseKind {
  return kind === "html5" ? "html5-script" : "ruffle-script";
}

/** No cached copy answers the request for a service worker's script, so every such request reaches us and is refused. */
const notForServiceWorkers = { vary: "service-worker" };
