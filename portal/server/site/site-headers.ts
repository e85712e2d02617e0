import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { formerPlayOrigin } from "#domain/former-play-origin.ts";
import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import { type PolicyContext, policyHeaders } from "#server/http/policy/response-headers.ts";
import { siteResponseKind } from "#server/http/policy/response-kind.ts";
import { mediaType } from "#server/http/static/media-types.ts";
import type { SiteEnv } from "./site-env.ts";

type Options = {
  readonly inlineScripts: readonly string[];
  readonly play: PlayOrigin;
};

/** Middleware that sets the security policy's headers. The CSP allows inline scripts and styles by hash, so pages stay cacheable. */
export function siteHeaders({ inlineScripts, play }: Options): MiddlewareHandler<SiteEnv> {
  const hashes = inlineScripts.map(hashSource).join(" ");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const { path } = c.req;
    const kind = siteResponseKind({
      path,
      // A browser cache takes over the headers of a 304, so they have to be those of the whole response.
      type: headers.get("content-type") ?? (c.res.status === 304 ? typeByPath(path) : undefined),
      isExternalGame: c.get("isExternalGame"),
      isPublic: headers.get("access-control-allow-origin") === "*",
    });
    const url = new URL(c.req.url);
    const context: PolicyContext = {
      host: url.host,
      inlineScripts: hashes,
      inlineStyle: c.get("inlineStyle") ?? "",
      games: framedGames(play, url, c.get("gameLabel")),
      site: [],
      isOpaque: false,
      isSecure: c.get("client").isKnownSecure,
      needs: c.get("gameNeeds"),
    };
    for (const [name, value] of Object.entries(policyHeaders(kind, context))) headers.set(name, value);
  };
}

/**
 * The CSP sources that a page may frame: its own game, or any for a page without one, and the origin that games once shared, where no game is
 * served any more. Empty where games are on the page's own origin, and nothing else is framed.
 */
function framedGames(play: PlayOrigin, page: URL, label: string | undefined): string {
  // The game of an external game's page is at none of our hosts.
  if (label === "") return "";
  const { origin } = gameOriginFor(play, page, label ?? "*");
  const former = formerPlayOrigin(play, page);
  const sources = new Set(
    [origin, former].filter((source) => source !== undefined && source !== page.origin),
  );
  const own = sources.size > 0 && origin === page.origin ? ["'self'"] : [];
  return [...own, ...sources].join(" ");
}

/** The CSP source that allows an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Files have an extension, pages have none. */
function typeByPath(path: string): string {
  return /\.\w+$/.test(path) ? mediaType(path) : "text/html";
}
