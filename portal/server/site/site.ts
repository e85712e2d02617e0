import { Hono } from "hono";
import type { Logger } from "pino";
import type { Assets } from "#app/document/document.tsx";
import type * as builtApp from "#app/entry.ts";
import type { Page, PageArgs } from "#app/page.ts";
import { type Meter, noMeter } from "#domain/metrics.ts";
import type { Portal } from "#domain/portal.ts";
import { Busy, type Overload } from "#server/http/overload.ts";
import type { StaticFiles } from "#server/http/static/static-files.ts";
import { type Readiness, readyAnswer } from "#server/observability/readiness.ts";
import { isPlayPath } from "#server/play-origin/play-origin.ts";
import { brokenAnswer } from "./rendering/error-response.ts";
import { busyAnswer, gated } from "./rendering/overload-response.ts";
import { showPages } from "./rendering/render-page.ts";
import { guardChanges, limitedTo } from "./request/guard-changes.ts";
import { limited } from "./request/rate-limit.ts";
import type { SessionCookie } from "./request/session-cookie.ts";
import { whoAsks } from "./request/session-user.ts";
import { visitorOf } from "./request/visitor.ts";
import { beaconRoute, beaconsPerMinute, longestBeacon } from "./routes/beacon.ts";
import { catalogueRoute } from "./routes/catalogue.ts";
import { coverRoute, missingCoverRoute } from "./routes/covers.ts";
import { gameFilesRoute } from "./routes/game-files.ts";
import { loginRoute } from "./routes/login.ts";
import { logoutRoute } from "./routes/logout.ts";
import { manifestRoute } from "./routes/manifest.ts";
import { randomRoute } from "./routes/random.ts";
import { suggestionsPerMinute, suggestRoute } from "./routes/suggest.ts";
import { thumbnailsRoute } from "./routes/thumbnails.ts";
import { type SiteEnv, siteHeaders } from "./site-headers.ts";

export type SiteOptions = {
  readonly app: typeof builtApp;
  readonly portal: Portal;
  readonly assets: Assets;
  readonly files: StaticFiles;
  /** The play origin's half, where it shares the site's origin. */
  readonly games?: Hono | undefined;
  readonly cookie: SessionCookie;
  readonly trustedProxies: number;
  readonly readiness: () => Readiness;
  /** Whether there is time for what is expensive: pages, search, signing in. Files and games are always served. */
  readonly overload: Pick<Overload, "gate">;
  readonly meter?: Meter;
  readonly log: Logger;
};

/** How many of each may be under way. A class that signs in together is thirty, a school that opens a page some hundreds. */
const most = { pages: 300, signIns: 40, catalogues: 8, suggestions: 60 };

/** The site's half of the server: every page, and the few addresses that are not pages. */
export function openSite(options: SiteOptions): Hono<SiteEnv> {
  const { app, portal, assets, files, games, cookie, trustedProxies, readiness, overload, log } = options;
  const { meter = noMeter } = options;
  const site = new Hono<SiteEnv>();
  if (games)
    site.use("/assets/*", async (c, next) => (isPlayPath(c.req.path) ? games.fetch(c.req.raw) : next()));
  site.use(siteHeaders({ inlineScripts: app.inlineScripts, play: portal.play, trustedProxies }));
  site.use(guardChanges());
  const atMost = (perMinute: number) => limited({ perMinute, trustedProxies, now: portal.now });

  const pages = overload.gate(most.pages);
  const show = showPages({ app, portal, assets, cookie, assertTime: pages.assertTime, meter });
  const busy = busyAnswer({
    page: () => app.renderPage(app.busyPage(), portal, assets, { user: undefined, hasStyles: true }).html,
    random: portal.random,
    count: meter.counter({
      name: "shed_requests_total",
      help: "Requests that were asked to come back later.",
    }),
  });
  const userOf = whoAsks(portal.identity, cookie, log);
  const argsOf = async (request: Request, params: Record<string, string>): Promise<PageArgs> => ({
    params,
    query: new URL(request.url).searchParams,
    portal,
    visitor: visitorOf(request, await userOf(request)),
  });

  for (const [name, page] of Object.entries(app.pages)) {
    for (const pattern of app.routes[name as keyof typeof app.routes]) {
      site.get(pattern, gated(pages.passFor, busy), async (c) => {
        const args = await argsOf(c.req.raw, c.req.param());
        const shown = page(args);
        c.set("reachesOut", shown.reachesOut === true);
        if (isLookedAt(c.req.raw, shown)) portal.count("view", name);
        return show(c, shown, args.visitor, name);
      });
    }
  }
  site.get("/healthz", (c) => c.text("ok"));
  site.get("/readyz", () => readyAnswer(readiness()));
  site.get(app.urls.catalogue(), gated(overload.gate(most.catalogues).pass, busy), catalogueRoute(portal));
  site.get(
    "/suggest",
    atMost(suggestionsPerMinute),
    gated(overload.gate(most.suggestions).pass, busy),
    suggestRoute(portal, app.urls.loading),
  );
  site.get(app.urls.manifest(), manifestRoute(portal));
  site.get("/random", randomRoute(portal, app.urls.game));
  site.get("/covers/:file", coverRoute(portal));
  site.post(app.urls.thumbnails(), thumbnailsRoute);
  site.post(
    app.urls.beacon(),
    atMost(beaconsPerMinute),
    limitedTo(longestBeacon),
    beaconRoute(portal, app.pageAt),
  );
  site.post(
    app.urls.login(),
    gated(overload.gate(most.signIns).pass, busy),
    loginRoute({
      identity: portal.identity,
      cookie,
      trustedProxies,
      log,
      welcome: app.urls.articles(),
      refused: (c, refusal) => show(c, app.refusedLoginPage(refusal), visitorOf(c.req.raw, undefined)),
    }),
  );
  site.post(app.urls.logout(), logoutRoute(portal.identity, cookie, app.urls.landing()));
  site.get("/assets/:kind{html5|flash|waflash}/*", gameFilesRoute(portal.play));
  site.get("*", async (c, next) => (await files.serve(c.req.raw, c.req.path.slice(1))) ?? next());
  site.get("/covers/:file", missingCoverRoute(files));

  site.notFound((c) => {
    const isFile = /^\/(assets|covers|film|images|licences|logos)\//.test(c.req.path);
    const page = isFile ? app.missingFilePage : app.notFoundPage;
    const make = async () => {
      const args = await argsOf(c.req.raw, {});
      return show(c, page(args), args.visitor);
    };
    return pages.pass(make, () => busy(c.req.raw));
  });
  site.onError((error, c) => {
    if (error instanceof Busy) return busy(c.req.raw);
    log.error({ error }, "a page could not be shown");
    return brokenAnswer(
      c.req.raw,
      (number) => show(c, app.brokenPage(number), visitorOf(c.req.raw, undefined)),
      log,
    );
  });
  return site;
}

/**
 * Not asked for its headers alone, not fetched ahead for a visitor who may never come or by a worker that keeps it for later, and not
 * the page that there is none.
 */
function isLookedAt({ method, headers }: Request, page: Page): boolean {
  const isFetched = headers.has("sec-purpose") || headers.get("sec-fetch-dest") === "empty";
  return method === "GET" && page.status === undefined && !isFetched;
}
