import type { Context } from "hono";
import type { PageResult, Visitor } from "#app/page.ts";
import type { Meter } from "#domain/metrics.ts";
import type { Gate } from "#server/http/overload.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import type { SiteOptions } from "#server/site/site.ts";
import { hashSource } from "#server/site/site-headers.ts";
import { encode, sendEncoded, sendOnce } from "./compressed-body.ts";
import { keptPages } from "./page-cache.ts";

type ShowPage = (c: Context, page: PageResult, visitor: Visitor, name?: string) => Promise<Response>;

// With or without styles inside it is the same page, so a cache may give either to anybody: no word of the referer here.
const html = { "content-type": "text/html; charset=utf-8", vary: "cookie, save-data, accept-encoding" };
// Whoever has a session gets a page of their own; everybody else the same one, which a cache may keep.
const forOne = { ...html, "cache-control": "private, no-store" };

/** Draws pages, and keeps those that say so. `name` is the page's own; without one it is not kept. */
export function showPages({
  app,
  portal,
  assets,
  cookie,
  assertTime,
  meter,
}: Pick<SiteOptions, "app" | "portal" | "assets" | "cookie"> &
  Pick<Gate, "assertTime"> & { meter: Meter }): ShowPage {
  const kept = keptPages(portal);
  const countPage = (made: string) =>
    meter.counter({ name: "pages_total", help: "Pages that were drawn, or found drawn.", labels: { made } });
  const counts = { drawn: countPage("drawn"), kept: countPage("kept") };
  // A browser that keeps a page keeps it beside the styles and scripts of its build (portal/app/offline).
  const forAll = { ...html, "cache-control": "no-cache", ...(assets.build && { "x-build": assets.build }) };
  return async (c, page, visitor, name) => {
    const request = c.req.raw;
    const [encoding] = acceptedEncodings(request);
    // A page that is kept already costs nothing, and is there in any rush. One that says what went wrong has been let in before.
    let made: keyof typeof counts = "kept";
    const draw = async () => {
      made = "drawn";
      if (page.status === undefined) assertTime();
      const { html, style } = app.renderPage(page, portal, assets, visitor);
      return { ...(await encode(html, encoding)), style: style && hashSource(style) };
    };
    const isForOne = cookie.isPresent(request);
    const isKept =
      !isForOne && page.status === undefined && name !== undefined && page.cacheKey !== undefined;
    const { thumbnails, isPhone, savesData, hasStyles } = visitor;
    const variant = [name, encoding, thumbnails, isPhone, savesData, hasStyles, page.cacheKey];
    const drawn = await (isKept ? kept.take(JSON.stringify(variant), draw) : draw());
    counts[made]();
    c.set("inlineStyle", drawn.style);
    if (isForOne) return sendOnce(drawn, page.status ?? 200, forOne);
    if (page.status !== undefined) return sendOnce(drawn, page.status, forAll);
    return sendEncoded(request, drawn, forAll);
  };
}
