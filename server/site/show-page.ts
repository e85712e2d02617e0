import type { Page, Visitor } from "#app/page.ts";
import { acceptedEncodings } from "#server/static/accepts.ts";
import { encode, sendEncoded, sendOnce } from "./encoded.ts";
import { keptPages } from "./kept-pages.ts";
import type { SiteOptions } from "./site.ts";

type ShowPage = (page: Page, request: Request, visitor: Visitor, name?: string) => Promise<Response>;

const html = { "content-type": "text/html; charset=utf-8", vary: "cookie, save-data, accept-encoding" };
// Whoever has a session gets a page of their own; everybody else the same one, which a cache may keep.
const forOne = { ...html, "cache-control": "private, no-store" };
const forAll = { ...html, "cache-control": "no-cache" };

/** Draws pages, and keeps those that say so. `name` is the page's own; without one it is not kept. */
export function showPages({
  app,
  portal,
  assets,
  cookie,
}: Pick<SiteOptions, "app" | "portal" | "assets" | "cookie">): ShowPage {
  const kept = keptPages(portal);
  return async (page, request, visitor, name) => {
    const [encoding] = acceptedEncodings(request);
    const draw = () => encode(app.renderPage(page, portal, assets, visitor.user), encoding);
    if (cookie.isPresent(request)) return sendOnce(await draw(), page.status ?? 200, forOne);
    if (page.status !== undefined) return sendOnce(await draw(), page.status, forAll);
    if (name === undefined || page.keep === undefined) return sendEncoded(request, await draw(), forAll);
    const { thumbnails, isPhone, savesData } = visitor;
    const variant = JSON.stringify([name, encoding, thumbnails, isPhone, savesData, page.keep]);
    return sendEncoded(request, await kept.take(variant, draw), forAll);
  };
}
