import { Hono } from "hono";
import type { Logger } from "pino";
import type { DeskApp, DeskAssets } from "#desk/app.ts";
import type { Desk } from "#domain/desk/desk.ts";
import type { OneTimeLinks } from "#domain/desk/one-time-link.ts";
import { Refusal } from "#domain/errors.ts";
import type { StaticFiles } from "#server/http/static/static-files.ts";
import { coverRoute } from "#server/site/routes/covers.ts";
import type { DeskEnv, RenderDesk } from "./desk-env.ts";
import { deskHeaders } from "./desk-headers.ts";
import { DESK_HEALTH } from "./desk-health.ts";
import { deskHosts } from "./desk-host.ts";
import { DoorRefusal } from "./door-refusal.ts";
import { entryRoutes } from "./entry-routes.ts";
import { limitRate, requireHost, requireOwnOrigin, requireSession } from "./guard.ts";
import { pageRoutes } from "./page-routes.ts";
import { refusalStatus } from "./refusal-status.ts";

export type DeskSiteOptions = {
  readonly app: DeskApp;
  readonly desk: Desk;
  readonly links: OneTimeLinks;
  readonly assets: DeskAssets;
  /** The built script and stylesheet. */
  readonly files: StaticFiles;
  /** Files of the visitors' site, of which the desk shows the pictures. */
  readonly siteFiles: StaticFiles;
  /** The desk's origin behind a proxy; without it, operators come by one-time links alone. */
  readonly origin: string | undefined;
  readonly trustedProxies: number;
  readonly log: Logger;
};

/** The desk's HTTP application: everything but the door and its files needs an operator's session. */
export function openDeskSite(options: DeskSiteOptions): Hono<DeskEnv> {
  const { app, desk, assets, files, siteFiles, origin, trustedProxies, log } = options;
  const hosts = deskHosts(origin);
  const { sessions, operators, accounts, portal } = desk;
  const render: RenderDesk = (shown) =>
    app.renderDesk({ siteName: portal.content.site.name, ...shown }, assets);

  const site = new Hono<DeskEnv>();
  site.use(deskHeaders());
  site.use(requireHost(hosts));
  site.get("/healthz", (c) => c.text(DESK_HEALTH));
  site.use(limitRate(trustedProxies, portal.now));
  site.get("/assets/*", async (c, next) => (await files.serve(c.req.raw, c.req.path.slice(1))) ?? next());
  site.use(requireOwnOrigin(hosts));
  site.route("/", entryRoutes({ ...options, hosts, render }));
  site.use(requireSession({ sessions, operators, accounts, hosts }));
  site.get("/covers/:file", coverRoute(portal));
  for (const folder of ["covers", "images", "logos"])
    site.get(
      `/${folder}/:file`,
      async (c, next) => (await siteFiles.serve(c.req.raw, c.req.path.slice(1))) ?? next(),
    );
  site.route("/", pageRoutes({ app, desk, hosts, render }));
  site.notFound(() => {
    throw new DoorRefusal("not-found", "There is no such page on the desk.");
  });
  site.onError((error, c) => {
    const { code, status, message } = shownError(error, log);
    c.header("x-refusal", code);
    if (c.req.path.startsWith("/api/")) return c.json({ code, message }, status);
    if (code === "host-not-allowed") return c.text(`${code}: ${message}`, status);
    const isOut = code === "not-signed-in";
    const body = isOut
      ? app.enterPage({ kind: "none", canSignIn: origin !== undefined, refusal: "" })
      : app.noticePage({ title: "Refused", text: message });
    return c.html(render({ title: isOut ? "Open the desk" : "Refused", body }), status);
  });
  return site;
}

type ShownError = {
  readonly code: string;
  readonly status: DoorRefusal["status"] | ReturnType<typeof refusalStatus> | 500;
  readonly message: string;
};

/** What an operator sees of an error: a refusal by its name, a bug without its details, which the log has. */
function shownError(error: Error, log: Logger): ShownError {
  if (error instanceof DoorRefusal) return error;
  if (error instanceof Refusal)
    return { code: error.code, status: refusalStatus(error.code), message: error.message };
  log.error({ error }, "a request to the desk failed");
  return { code: "broken", status: 500, message: "That did not work. The log of warnings says why." };
}
