import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Recall } from "#domain/catalogue/recall.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { MOVER_PATH } from "#player/protocol/mover-path.ts";
import { policyHeaders, type ResponseKind } from "#server/http/policy/response-headers.ts";
import { clientOf } from "#server/site/request/client.ts";
import { openFileLists } from "./game-file-lists.ts";
import {
  gameRoutes,
  type ListedGames,
  type PlayRequest,
  type PlayRoute,
  playerFiles,
} from "./game-routes.ts";
import { hiddenPage } from "./hidden-page.ts";
import { hostLabel, labelOfHost } from "./host-label.ts";
import { notFound } from "./not-found.ts";
import { OFFLINE_WORKER_PATH, sendOffline } from "./offline-routes.ts";
import { type PlayerIndex, readPlayerIndex } from "./player-index.ts";
import { CLEAR_SITE_DATA, RETIRE_PATH, retiringPage, retiringWorker } from "./retire.ts";
import { type Signer, signerFrom } from "./signature.ts";

export type PlayOptions = {
  /** The built games and player: `html5/<slug>/…`, `flash/<name>.swf`, `waflash/<slug>/…`, `player/…`. */
  root: string;
  /** The operator's own games, in `html5/` and `flash/`. */
  added?: string;
  /** The origins of the site: only they may frame a game, and the bridge speaks only to them. None where games are served by the site itself. */
  site: readonly string[];
  /** The origin of the site that may ask for the databases of old games at this URL; any of `site` when left out. */
  siteOfFormer?: (url: URL) => string | undefined;
  games: ListedGames;
  /** How games are isolated: by a host of their own below this suffix, or by a sandbox that takes their origin away. */
  isolation: { kind: "hosts"; suffix: string } | { kind: "opaque" };
  /** The games that were recalled. */
  recalls?: () => readonly Recall[];
  /** Signs file lists. Without one, a key is made that lasts as long as this process. */
  signer?: Signer;
  /** The number of reverse proxies in front that may say that the client speaks https. */
  trustedProxies?: number;
};

/** Whether a path belongs to the play origin; where games are served from the site's own origin, the site passes these on. */
export function isPlayPath(pathname: string): boolean {
  return /^\/assets\/(?:html5|flash|waflash|player)(?:\/|$)/.test(pathname);
}

/** The play origin's server: games and the pages that play them. It is stateless, and neither reads nor sets a cookie. */
export function openPlayOrigin(options: PlayOptions): Hono {
  const { site, isolation } = options;
  const headersFor = policyOf(options);
  const player = readPlayerIndex(options.root);
  const routes = routeTable(options, player, headersFor);
  const app = new Hono();
  app.all("*", async (context) => {
    const request = context.req.raw;
    const { area, ...play } = parsePlayRequest(request);
    const missing = () => notFound(site[0] ?? "", headersFor("ruffle", play));
    if (request.method !== "GET" && request.method !== "HEAD") {
      const headers = { allow: "GET, HEAD", ...headersFor("game-plain", play) };
      return new Response(null, { status: 405, headers });
    }
    // Browsers ask for it on their own where a game has a window to itself; a 404 would stand in its console.
    if (play.url.pathname === "/favicon.ico")
      return new Response(null, { status: 204, headers: headersFor("game-plain", play) });
    const label = isolation.kind === "hosts" ? labelOfHost(play.url.host, isolation.suffix) : undefined;
    const recall = label ? recallAt(label, options) : undefined;
    const isWorkerScript = request.headers.has("service-worker");
    if (play.url.pathname === RETIRE_PATH)
      return retiringPage(request, site, headersFor("game-plain", play)) ?? missing();
    // Workers that an earlier arrangement or a recalled game left behind remove themselves when the browser looks for an update.
    if (
      isWorkerScript &&
      site.length > 0 &&
      (!label || recall) &&
      !(recall?.isFixed && isOurWorker(play.url))
    )
      return retiringWorker(headersFor("packer-worker", play));
    if (recall && !recall.isFixed) {
      const gone = missing();
      gone.headers.set(...CLEAR_SITE_DATA);
      return gone;
    }
    // A game's service worker would sit between every later game and this origin, so only ours is served. Browsers mark the
    // request for a worker's script with this header, and no page can set it.
    if (isWorkerScript && !isOurWorker(play.url)) return missing();
    if (play.url.pathname === MOVER_PATH) {
      const sites = sitesOfMover(play.url, label, options);
      if (sites.length === 0) return missing();
      const policy = headersFor("mover", play, sites);
      const page = hiddenPage({ title: "Databases of games", script: player.mover, site: sites, policy });
      return new Response(page.text, page);
    }
    const isShared = play.url.pathname === player.mover;
    if (isolation.kind === "hosts" && !isShared && !isAtOwnHost(play.url, isolation.suffix)) return missing();
    return (await routes.get(area)?.(play)) ?? missing();
  });
  return app;
}

/** The origins of the site whose pages may frame a mover: at a game's own host, or at one that all games once shared. */
function sitesOfMover(
  url: URL,
  label: string | undefined,
  { site, siteOfFormer }: PlayOptions,
): readonly string[] {
  if (label || siteOfFormer === undefined) return site;
  const origin = siteOfFormer(url);
  return origin === undefined ? [] : [origin];
}

function isOurWorker({ pathname }: URL): boolean {
  return pathname === OFFLINE_WORKER_PATH;
}

/** The recall of the game whose host has this label. */
function recallAt(label: string, { recalls }: PlayOptions): Recall | undefined {
  return recalls?.().find(({ guest }) => guest !== undefined && hostLabel(guest) === label);
}

/** Whether a URL's host is that of its game, or of any game for the files that all games share. This wall keeps games apart. */
function isAtOwnHost(url: URL, suffix: string): boolean {
  const label = labelOfHost(url.host, suffix);
  const guest = guestAt(url);
  return label !== undefined && (guest === undefined || label === hostLabel(guest));
}

type HeadersFor = (
  kind: ResponseKind,
  play: Pick<PlayRequest, "request" | "url">,
  /** The origins of the site for this response, where they are others than usual. */
  site?: readonly string[],
) => Record<string, string>;

function policyOf({ site: usualSite, isolation, games, trustedProxies = 0 }: PlayOptions): HeadersFor {
  return (kind, { request, url }, site = usualSite) =>
    policyHeaders(kind, {
      host: url.host,
      inlineScripts: "",
      inlineStyle: "",
      games: "",
      site,
      isOpaque: isolation.kind === "opaque",
      isSecure: clientOf(request, undefined, trustedProxies).isKnownSecure,
      needs: games.needsOf?.(guestAt(url) ?? ""),
    });
}

/** The play origin's routes, by the name after `/assets/`. */
function routeTable(
  options: PlayOptions,
  { packer, engine, icon, ...bridges }: PlayerIndex,
  headersFor: HeadersFor,
): ReadonlyMap<string, PlayRoute> {
  const { root, added, games, site, isolation } = options;
  const { signer = signerFrom(randomBytes(32).toString("base64url")) } = options;
  const isOpaque = isolation.kind === "opaque";
  const bridge = isOpaque ? bridges.opaqueBridge : bridges.bridge;
  const routes = new Map<string, PlayRoute>(
    Object.entries(gameRoutes({ root, added, games, bridge, icon, isOpaque, site, headersFor })),
  );
  // A browser stores nothing for a game without an origin.
  if (isOpaque) return routes;
  const fileLists = openFileLists({
    roots: added === undefined ? [root] : [root, added],
    engine,
    send: async (request) => {
      const { area, ...play } = parsePlayRequest(request);
      return routes.get(area)?.(play);
    },
  });
  const player = playerFiles(root);
  routes.set("offline", async ({ request, url, path }) =>
    sendOffline(request, path, {
      fileLists,
      player,
      packer,
      site,
      headersFor: (kind) => headersFor(kind, { request, url }),
      signer,
    }),
  );
  return routes;
}

function parsePlayRequest(request: Request): PlayRequest & { area: string } {
  const url = new URL(request.url);
  const [, area = "", path = ""] = /^\/assets\/([^/]+)\/(.*)$/.exec(url.pathname) ?? [];
  return { request, url, area, path };
}
