import type { Context } from "hono";
import type { App, Assets } from "#app/app.ts";
import type { PageResult, Visitor } from "#app/page.ts";
import type { Metrics } from "#domain/metrics.ts";
import type { Portal } from "#domain/portal.ts";
import { formatLook } from "#domain/settings/look.ts";
import type { AdmissionGate } from "#server/http/overload.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";
import { hashSource } from "#server/site/site-headers.ts";
import { compressBody, sendBody, sendCacheable } from "./compressed-body.ts";
import { pageCache } from "./page-cache.ts";

type PageSender = (c: Context, page: PageResult, visitor: Visitor, name?: string) => Promise<Response>;

type Options = Pick<AdmissionGate, "assertAdmitted"> & {
  readonly app: App;
  readonly portal: Portal;
  readonly assets: Assets;
  readonly cookie: SessionCookie;
  readonly metrics: Metrics;
};

// The referer is not named here: with or without inline styles it is the same page, so a cache may give either to any visitor.
const html = {
  "content-type": "text/html; charset=utf-8",
  vary: "cookie, accept-language, save-data, accept-encoding",
};
// A request with a session cookie gets a page of its own; all others get the same page, which a cache may keep.
const privatePage = { ...html, "cache-control": "private, no-store" };

/** Renders pages and sends them, from the page cache where the page allows it. A page without a route `name` is never cached. */
export function pageSender({ app, portal, assets, cookie, assertAdmitted, metrics }: Options): PageSender {
  const cache = pageCache(portal);
  const countPage = (made: string) =>
    metrics.counter({
      name: "pages_total",
      help: "Pages that were drawn, or found drawn.",
      labels: { made },
    });
  const counts = { rendered: countPage("drawn"), cached: countPage("kept") };
  // A browser that stores a page stores it beside the styles and scripts of its build (portal/app/offline).
  const publicPage = {
    ...html,
    "cache-control": "no-cache",
    ...(assets.build && { "x-build": assets.build }),
  };
  return async (c, page, visitor, name) => {
    const request = c.req.raw;
    const [encoding] = acceptedEncodings(request);
    let source: keyof typeof counts = "cached";
    const render = async () => {
      source = "rendered";
      // Only rendering is shed: a cached page costs nothing, and a page with an error status was admitted before.
      if (page.status === undefined) assertAdmitted();
      const { html, style } = app.renderPage(page, portal, assets, visitor);
      return { ...(await compressBody(html, encoding)), inlineStyle: style && hashSource(style) };
    };
    const isPrivate = cookie.isPresent(request);
    const isCacheable =
      !isPrivate && page.status === undefined && name !== undefined && page.cacheKey !== undefined;
    const { thumbnails, look, language, isPhone, savesData, hasStyles } = visitor;
    const key = JSON.stringify([
      name,
      encoding,
      thumbnails,
      formatLook(look),
      language,
      isPhone,
      savesData,
      hasStyles,
      page.cacheKey,
    ]);
    const rendered = await (isCacheable ? cache.getOrRender(key, render) : render());
    counts[source]();
    c.set("inlineStyle", rendered.inlineStyle);
    if (isPrivate) return sendBody(rendered, page.status ?? 200, privatePage);
    if (page.status !== undefined) return sendBody(rendered, page.status, publicPage);
    return sendCacheable(request, rendered, publicPage);
  };
}
