import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { type PlayOrigin, playOriginFor } from "#domain/play-origin.ts";
import { type PolicyContext, policyHeaders } from "#server/http/policy/response-headers.ts";
import { kindOfSiteAnswer } from "#server/http/policy/response-kind.ts";
import { mediaType } from "#server/http/static/media-types.ts";
import { isKnownSecure } from "./request/client.ts";

/**
 * `reachesOut`: the page of an external game, whose own host may be asked for its icon, and framed.
 * `inlineStyle`: the hash of the styles inside the page, where it has any.
 */
export type SiteEnv = { Variables: { reachesOut: boolean; inlineStyle: string | undefined } };

type Options = {
  readonly inlineScripts: readonly string[];
  readonly play: PlayOrigin;
  readonly trustedProxies: number;
};

/** What every answer of the site says about itself. What is inline is allowed by its hash, so pages stay cacheable. */
export function siteHeaders({ inlineScripts, play, trustedProxies }: Options): MiddlewareHandler<SiteEnv> {
  const hashes = inlineScripts.map(hashSource).join(" ");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const { path } = c.req;
    const kind = kindOfSiteAnswer({
      path,
      // A cache takes over what 304 says, so that has to be what the whole answer would say.
      type: headers.get("content-type") ?? (c.res.status === 304 ? typeOfUnchanged(path) : undefined),
      reachesOut: c.get("reachesOut"),
      isPublic: headers.get("access-control-allow-origin") === "*",
    });
    const url = new URL(c.req.url);
    const situation: PolicyContext = {
      host: url.host,
      inlineScripts: hashes,
      inlineStyle: c.get("inlineStyle") ?? "",
      games: play.kind === "same" ? "" : playOriginFor(play, url),
      site: [],
      isShared: play.kind === "same",
      isSecure: isKnownSecure(c.req.raw, trustedProxies),
    };
    for (const [name, value] of Object.entries(policyHeaders(kind, situation))) headers.set(name, value);
  };
}

/** How a policy names something inline that it allows. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Files have an ending, pages have none. */
function typeOfUnchanged(path: string): string {
  return /\.\w+$/.test(path) ? mediaType(path) : "text/html";
}
