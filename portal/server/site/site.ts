import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { App, Assets, RenderedPage } from "#app/app.ts";
import { matchRoute } from "#app/match-route.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { type EndpointName, type PageName, routes } from "#app/routes.ts";
import { pageUrl, urls } from "#app/urls.ts";
import { type Metrics, noMetrics } from "#domain/metrics.ts";
import { type Portal, portalIn } from "#domain/portal.ts";
import { MAX_PARCEL_BYTES } from "#domain/saves/parcels.ts";
import { MAX_SYNC_BYTES } from "#domain/saves/sync-request.ts";
import { cloakPresets } from "#domain/settings/cloak.ts";
import { type AdmissionGate, Overloaded, type OverloadMonitor } from "#server/http/overload.ts";
import type { StaticFiles } from "#server/http/static/static-files.ts";
import { type Readiness, readinessResponse } from "#server/observability/readiness.ts";
import { isPlayPath } from "#server/play-origin/play-origin.ts";
import { RECORD_CHANGES_PER_MINUTE, RECORD_READS_PER_MINUTE, recordRoutes } from "./records/record-routes.ts";
import { errorResponse } from "./rendering/error-response.ts";
import { gated, overloadResponse } from "./rendering/overload-response.ts";
import { pageByVisitor } from "./rendering/page-by-visitor.ts";
import { refusalTextOf } from "./rendering/refusal-text.ts";
import { pageSender } from "./rendering/render-page.ts";
import { readClient } from "./request/client.ts";
import { guardChanges, limitBody } from "./request/guard-changes.ts";
import type { KnownBrowserCookie } from "./request/known-browser.ts";
import { rateLimit } from "./request/rate-limit.ts";
import { refuseFrames } from "./request/refuse-frames.ts";
import { clearDoubledSessions, type SessionCookie } from "./request/session-cookie.ts";
import { requiredSessionUser, sessionUser } from "./request/session-user.ts";
import { visitorOf } from "./request/visitor.ts";
import { BEACON_MAX_BYTES, BEACONS_PER_MINUTE, beaconRoute } from "./routes/beacon.ts";
import { catalogueRoute } from "./routes/catalogue.ts";
import { coverRoute, missingCoverRoute } from "./routes/covers.ts";
import { eraseRoute } from "./routes/erase.ts";
import { feedRoute } from "./routes/feed.ts";
import { gameFilesRoute } from "./routes/game-files.ts";
import { gameNamesRoute, NAMES_PER_MINUTE } from "./routes/game-names.ts";
import { gameStatusRoute, STATUSES_PER_MINUTE } from "./routes/game-status.ts";
import { loginRoute } from "./routes/login.ts";
import { logoutRoute } from "./routes/logout.ts";
import { manifestRoute } from "./routes/manifest.ts";
import { offlineStateRoute } from "./routes/offline-state.ts";
import { PARCELS_PER_MINUTE, parcelRoutes } from "./routes/parcels.ts";
import { passwordRoutes } from "./routes/passwords.ts";
import { randomRoute } from "./routes/random.ts";
import { REPORT_MAX_BYTES, reportRoute } from "./routes/report.ts";
import { roomRoute } from "./routes/room.ts";
import { secondFactorRoutes } from "./routes/second-factor.ts";
import { settingsRoute } from "./routes/settings.ts";
import { sitemapRoutes } from "./routes/sitemap.ts";
import { SUGGESTIONS_PER_MINUTE, suggestRoute } from "./routes/suggest.ts";
import { SYNCS_PER_MINUTE, syncRoutes } from "./routes/sync.ts";
import { thumbnailsRoute } from "./routes/thumbnails.ts";
import { TILES_PER_MINUTE, tilesRoute } from "./routes/tiles.ts";
import { robotsRoute, securityTxtRoute } from "./routes/well-known.ts";
import type { SiteEnv } from "./site-env.ts";
import { siteHeaders } from "./site-headers.ts";

export type SiteOptions = {
  readonly app: App;
  readonly portal: Portal;
  readonly assets: Assets;
  readonly files: StaticFiles;
  /** The games, where the site's own origin serves them. */
  readonly games?: Hono | undefined;
  readonly cookie: SessionCookie;
  readonly browsers: KnownBrowserCookie;
  readonly trustedProxies: number;
  readonly readiness: () => Readiness;
  /** Admits or sheds what is expensive: pages, search, signing in. Files and games are always served. */
  readonly overload: Pick<OverloadMonitor, "gate">;
  readonly metrics?: Metrics;
  readonly log: Logger;
};

/** Requests of each kind in flight. A class that signs in together is thirty, a school that opens a page some hundreds. */
const MAX_IN_FLIGHT = {
  pages: 300,
  signIns: 40,
  catalogues: 8,
  suggestions: 60,
  statuses: 200,
  parcels: 10,
  syncs: 10,
  records: 200,
};

/**
 * The rate limit of searches from one IP address. A class of thirty that shares it has a search every three seconds for each; suggestions
 * while typing are counted apart.
 */
const SEARCHES_PER_MINUTE = 600;

type Handlers = readonly MiddlewareHandler<SiteEnv>[];

/** The site's HTTP application: the router of every route in `app/routes.ts`, with its middleware and error pages. */
export function openSite(options: SiteOptions): Hono<SiteEnv> {
  const { app, portal, games, trustedProxies, overload } = options;
  const site = new Hono<SiteEnv>();
  if (games)
    site.use("/assets/*", async (c, next) => (isPlayPath(c.req.path) ? games.fetch(c.req.raw) : next()));
  site.use(readClient(trustedProxies));
  site.use(siteHeaders({ inlineScripts: app.inlineScripts, play: portal.play }));
  site.use(clearDoubledSessions(options.cookie));
  site.use(refuseFrames());
  site.use(guardChanges(refusalTextOf(app), ["send-parcel", "sync", "record-run"]));
  const pageGate = overload.gate(MAX_IN_FLIGHT.pages);
  const parts = { ...pageParts(options, pageGate.assertAdmitted), pageGate };
  mountPages(site, options, parts);
  mountEndpoints(site, options, parts);
  mountFiles(site, options);
  mountErrorPages(site, options, parts);
  return site;
}

/** What several routes render and refuse with. */
function pageParts(
  { app, portal, assets, cookie, metrics = noMetrics, log }: SiteOptions,
  assertAdmitted: () => void,
) {
  const userOf = sessionUser(portal.identity, cookie, log);
  const refusalText = refusalTextOf(app);
  const unstyledPage = (page: () => PageResult) =>
    pageByVisitor(app.languages, (visitor) =>
      unstyled(app.renderPage(page(), portal, assets, { user: undefined, hasStyles: true, ...visitor })),
    );
  return {
    show: pageSender({ app, portal, assets, cookie, assertAdmitted, metrics }),
    refusalText,
    tooOften: unstyledPage(app.tooOftenPage),
    busy: overloadResponse({
      page: unstyledPage(app.busyPage),
      refusalText,
      random: portal.random,
      count: metrics.counter({
        name: "shed_requests_total",
        help: "Requests that were asked to come back later.",
      }),
    }),
    argsOf: async (request: Request, params: Record<string, string>): Promise<PageArgs> => {
      const visitor = visitorOf(request, await userOf(request), app.languages);
      const query = new URL(request.url).searchParams;
      return { params, query, portal: portalIn(portal, visitor.language), visitor };
    },
  };
}

/** The HTML without its inline styles, for answers whose CSP does not know them. */
function unstyled({ html, style }: RenderedPage): string {
  return style ? html.replace(`<style>${style}</style>`, "") : html;
}

type Parts = ReturnType<typeof pageParts> & { readonly pageGate: AdmissionGate };

function mountPages(site: Hono<SiteEnv>, { app, portal }: SiteOptions, parts: Parts): void {
  const { show, busy, tooOften, argsOf, pageGate, refusalText } = parts;
  site.get(
    routes.search.paths[0],
    rateLimit({ perMinute: SEARCHES_PER_MINUTE, now: portal.now, refusalText, page: tooOften }),
    // Before the gate: searches that wait take no place from pages that could be shown.
    async (_, next) => {
      await portal.whenSearchable();
      await next();
    },
  );
  for (const [name, page] of Object.entries(app.pages)) {
    for (const pattern of routes[name as PageName].paths) {
      site.get(pattern, gated(pageGate.runUnlessFull, busy), async (c) => {
        const args = await argsOf(c.req.raw, c.req.param());
        const [parameter] = Object.values(args.params);
        const shown = { address: addressOf(name as PageName, parameter), ...(await page(args)) };
        c.set("isExternalGame", shown.isExternalGame === true);
        c.set("gameLabel", shown.gameLabel);
        c.set("gameNeeds", shown.gameNeeds);
        if (isView(c.req.raw, shown)) {
          portal.count("view", name);
          if (shown.missedSearch) portal.countMissedSearch(shown.missedSearch, c.get("client").ipAddress);
        }
        return show(c, shown, args.visitor, name);
      });
    }
  }
}

/** The URL in other languages of a page that says none itself. Forms are not for search engines. */
function addressOf(name: PageName, parameter: string | undefined): string | undefined {
  return routes[name].kind === "page" ? pageUrl(name, parameter) : undefined;
}

/** Whether a request counts as a page view: not HEAD, not a prefetch, not the service worker's, and not an error page. */
function isView({ method, headers }: Request, page: PageResult): boolean {
  const isFetched = headers.has("sec-purpose") || headers.get("sec-fetch-dest") === "empty";
  return method === "GET" && page.status === undefined && !isFetched;
}

function mountEndpoints(site: Hono<SiteEnv>, options: SiteOptions, parts: Parts): void {
  const { show, busy, tooOften, argsOf, refusalText } = parts;
  const { app, portal, cookie, browsers, readiness, overload, log } = options;
  const atMost = (perMinute: number) => rateLimit({ perMinute, now: portal.now, refusalText });
  const bodyUpTo = (maxBytes: number) => limitBody(maxBytes, refusalText);
  const admitted = (maxInFlight: number) => gated(overload.gate(maxInFlight).run, busy);
  const userOf = sessionUser(portal.identity, cookie, log);
  const anonymous = (c: Context<SiteEnv>) => visitorOf(c.req.raw, undefined, app.languages);
  const factor = secondFactorRoutes({
    identity: portal.identity,
    secondFactor: portal.secondFactor,
    cookie,
    browsers,
    urls: { login: urls.login(), welcome: urls.articles(), account: urls.account() },
    userOf,
    refusedCode: (c, refused) => show(c, app.refusedCodePage(refused), anonymous(c)),
    shown: async (c, page) =>
      show(c, app.shownSecondFactorPage(page), visitorOf(c.req.raw, await userOf(c.req.raw), app.languages)),
  });
  const password = passwordRoutes({
    passwords: portal.passwords,
    cookie,
    browsers,
    urls: {
      login: urls.login(),
      changed: `${urls.account()}?password=changed`,
      reset: `${urls.resetPassword()}?done=yes`,
    },
    userOf,
    refusedChange: async (c, refused) => {
      const args = await argsOf(c.req.raw, {});
      return show(c, await app.shownAccountPage(args, refused), args.visitor);
    },
    refusedReset: (c, refused) => show(c, app.refusedResetPage(refused), anonymous(c)),
  });
  const sitemap = sitemapRoutes(portal);
  const parcels = parcelRoutes(portal.parcels);
  const record = recordRoutes(portal, userOf);
  const synced = syncRoutes({ sync: portal.sync, userOf: requiredSessionUser(portal.identity, cookie) });
  const readRecords = [atMost(RECORD_READS_PER_MINUTE), admitted(MAX_IN_FLIGHT.records)];
  const changeRecords = atMost(RECORD_CHANGES_PER_MINUTE);
  // A row of the route table without a handler here does not compile.
  const endpoints: Readonly<Record<EndpointName, Handlers>> = {
    healthz: [async (c) => c.text("ok")],
    readyz: [async () => readinessResponse(readiness())],
    catalogue: [admitted(MAX_IN_FLIGHT.catalogues), catalogueRoute(portal)],
    suggest: [
      atMost(SUGGESTIONS_PER_MINUTE),
      admitted(MAX_IN_FLIGHT.suggestions),
      suggestRoute(portal, urls.loading),
    ],
    status: [atMost(STATUSES_PER_MINUTE), admitted(MAX_IN_FLIGHT.statuses), gameStatusRoute(portal)],
    tiles: [atMost(TILES_PER_MINUTE), admitted(MAX_IN_FLIGHT.suggestions), tilesRoute(portal, app)],
    "game-names": [atMost(NAMES_PER_MINUTE), gameNamesRoute(portal)],
    manifest: [manifestRoute(portal)],
    sitemap: [admitted(MAX_IN_FLIGHT.catalogues), sitemap.whole],
    "sitemap-part": [admitted(MAX_IN_FLIGHT.catalogues), sitemap.part],
    feed: [admitted(MAX_IN_FLIGHT.catalogues), feedRoute(portal, app)],
    robots: [robotsRoute(portal)],
    "security-txt": [securityTxtRoute(portal)],
    // Without the gate: it waits for its check, and would count as load while it does.
    "record-run": [changeRecords, record["record-run"]],
    "record-check": [...readRecords, record["record-check"]],
    "record-board": [...readRecords, record["record-board"]],
    "record-place": [...readRecords, record["record-place"]],
    "record-entry": [...readRecords, record["record-entry"]],
    "record-tape": [...readRecords, record["record-tape"]],
    "record-today": [...readRecords, record["record-today"]],
    "record-best": [...readRecords, record["record-best"]],
    "record-owner": [...readRecords, record["record-owner"]],
    "record-name": [changeRecords, record["record-name"]],
    "record-delete": [changeRecords, record["record-delete"]],
    "crew-create": [changeRecords, record["crew-create"]],
    "crew-join": [changeRecords, record["crew-join"]],
    "crew-leave": [changeRecords, record["crew-leave"]],
    crew: [...readRecords, record.crew],
    "offline-state": [offlineStateRoute(portal)],
    random: [randomRoute(portal)],
    room: [admitted(MAX_IN_FLIGHT.records), roomRoute(portal, tooOften)],
    thumbnails: [thumbnailsRoute],
    beacon: [atMost(BEACONS_PER_MINUTE), bodyUpTo(BEACON_MAX_BYTES), beaconRoute(portal)],
    report: [bodyUpTo(REPORT_MAX_BYTES), reportRoute(portal, tooOften, refusalText)],
    erase: [eraseRoute(portal.identity, cookie, `${urls.privacy()}?erased=yes`)],
    "forget-browser": [factor.forgetBrowser],
    // The body is read behind the gate: ten of them are all that memory has to hold.
    "send-parcel": [
      atMost(PARCELS_PER_MINUTE),
      admitted(MAX_IN_FLIGHT.parcels),
      bodyUpTo(MAX_PARCEL_BYTES),
      parcels.send,
    ],
    sync: [atMost(SYNCS_PER_MINUTE), admitted(MAX_IN_FLIGHT.syncs), bodyUpTo(MAX_SYNC_BYTES), synced.sync],
    "save-copies": [atMost(SYNCS_PER_MINUTE), synced.copies],
    "forget-copies": [synced.forgetCopies],
    "take-parcel": [atMost(PARCELS_PER_MINUTE), admitted(MAX_IN_FLIGHT.parcels), parcels.take],
    logout: [logoutRoute(portal.identity, cookie, urls.landing())],
  };
  for (const [name, handlers] of Object.entries(endpoints)) {
    const { paths, methods } = routes[name as EndpointName];
    site.on([...methods], [...paths], ...handlers);
  }
  site.post(urls.settings(), settingsRoute(`${urls.settings()}?saved=yes`, app.languages));
  site.post(urls.loginCode(), admitted(MAX_IN_FLIGHT.signIns), factor.finishSignIn);
  site.post(urls.secondFactor(), admitted(MAX_IN_FLIGHT.signIns), factor.change);
  site.post(urls.account(), admitted(MAX_IN_FLIGHT.signIns), password.change);
  site.post(urls.resetPassword(), admitted(MAX_IN_FLIGHT.signIns), password.reset);
  site.post(
    urls.login(),
    admitted(MAX_IN_FLIGHT.signIns),
    loginRoute({
      identity: portal.identity,
      cookie,
      browsers,
      log,
      welcome: urls.articles(),
      secondStep: urls.loginCode(),
      refused: (c, refused) => {
        const visitor = anonymous(c);
        const { isUnencrypted } = visitor;
        return show(c, app.refusedLoginPage({ ...refused, isUnencrypted }), visitor);
      },
      refusalText,
    }),
  );
}

function mountFiles(site: Hono<SiteEnv>, { portal, files }: SiteOptions): void {
  const [covers] = routes.covers.paths;
  site.get(covers, coverRoute(portal));
  for (const kind of ["html5", "flash", "waflash"] as const)
    site.get(routes[kind].paths[0], gameFilesRoute(portal));
  // School mode turns the cloak off.
  if (portal.schoolMode)
    for (const { icon } of Object.values(cloakPresets)) site.get(icon, (c) => c.notFound());
  site.get("*", async (c, next) => (await files.serve(c.req.raw, c.req.path.slice(1))) ?? next());
  site.get(covers, missingCoverRoute(files));
}

function mountErrorPages(site: Hono<SiteEnv>, { app, log }: SiteOptions, parts: Parts): void {
  const { show, busy, argsOf, pageGate, refusalText } = parts;
  site.notFound((c) => {
    const route = matchRoute(c.req.path);
    const page = route && isFile(route.name) ? app.missingFilePage : app.notFoundPage;
    const make = async () => {
      const args = await argsOf(c.req.raw, {});
      return show(c, await page(args), args.visitor);
    };
    return pageGate.run(make, () => busy(c.req.raw));
  });
  site.onError((error, c) => {
    if (error instanceof Overloaded) return busy(c.req.raw);
    if (isBrokenOff(c.env as Partial<HttpBindings> | undefined)) return c.body(null, 400);
    log.error({ error }, "a page could not be shown");
    return errorResponse(
      c.req.raw,
      (number) => show(c, app.brokenPage(number), visitorOf(c.req.raw, undefined, app.languages)),
      refusalText,
      log,
    );
  });
}

/** Whether the client went away in the middle of its request: no fault of ours, and nobody is there to read a response. */
function isBrokenOff(env: Partial<HttpBindings> | undefined): boolean {
  const incoming = env?.incoming;
  return incoming?.destroyed === true && !incoming.complete;
}

function isFile(name: keyof typeof routes): boolean {
  return routes[name].kind === "files" || routes[name].kind === "game-files";
}
