import { Hono } from "hono";
import type { Logger } from "pino";
import type { Assets } from "#app/document/document.tsx";
import type * as builtApp from "#app/entry.ts";
import type { Page, PageArgs } from "#app/page.ts";
import type { Portal } from "#domain/portal.ts";
import { isPlayPath } from "#server/play/open-play.ts";
import type { StaticFiles } from "#server/static/static-files.ts";
import { catalogueRoute } from "./catalogue-route.ts";
import { compressed } from "./compressed.ts";
import { coverRoute } from "./cover-route.ts";
import { gameFilesRoute } from "./game-files-route.ts";
import { type SiteEnv, siteHeaders } from "./headers.ts";
import { randomRoute } from "./random-route.ts";
import { thumbnailsRoute } from "./thumbnails-route.ts";
import { visitorOf } from "./visitor.ts";

export type SiteOptions = {
  readonly app: typeof builtApp;
  readonly portal: Portal;
  readonly assets: Assets;
  readonly files: StaticFiles;
  /** The play origin's half, where it shares the site's origin. */
  readonly games?: Hono | undefined;
  readonly log: Logger;
};

/** The site's half of the server: every page, and the few addresses that are not pages. */
export function openSite({ app, portal, assets, files, games, log }: SiteOptions): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  if (games)
    site.use("/assets/*", async (c, next) => (isPlayPath(c.req.path) ? games.fetch(c.req.raw) : next()));
  site.use(siteHeaders({ headScript: app.headScript, play: portal.play }));

  const show = (page: Page, request: Request) =>
    compressed(
      request,
      new Response(app.renderPage(page, portal, assets), {
        status: page.status ?? 200,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-cache",
          vary: "cookie, save-data",
        },
      }),
    );
  const argsOf = (request: Request, params: Record<string, string>): PageArgs => ({
    params,
    query: new URL(request.url).searchParams,
    portal,
    visitor: visitorOf(request),
  });

  for (const [name, page] of Object.entries(app.pages)) {
    for (const pattern of app.routes[name as keyof typeof app.routes]) {
      site.get(pattern, (c) => {
        const shown = page(argsOf(c.req.raw, c.req.param()));
        c.set("reachesOut", shown.reachesOut === true);
        return show(shown, c.req.raw);
      });
    }
  }
  site.get("/healthz", (c) => c.text("ok"));
  site.get(app.urls.catalogue(), catalogueRoute(portal));
  site.get("/random", randomRoute(portal, app.urls.game));
  site.get("/covers/:file", coverRoute(portal));
  site.post(app.urls.thumbnails(), thumbnailsRoute);
  site.get("/assets/:kind{html5|flash|waflash}/*", gameFilesRoute(portal.play));
  site.get("*", async (c, next) => (await files.serve(c.req.raw, c.req.path.slice(1))) ?? next());

  site.notFound((c) => {
    const isFile = /^\/(assets|covers|film|images|logos)\//.test(c.req.path);
    const page = isFile ? app.missingFilePage : app.notFoundPage;
    return show(page(argsOf(c.req.raw, {})), c.req.raw);
  });
  site.onError((error, c) => {
    log.error({ error, path: c.req.path }, "a page could not be shown");
    return c.text("Something broke on our side. Try again in a moment.", 500);
  });
  return site;
}
