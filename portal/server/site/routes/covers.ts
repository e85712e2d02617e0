import type { Handler } from "hono";
import { coverSvg } from "#domain/catalogue/covers/cover.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import type { Portal } from "#domain/portal.ts";
import type { StaticFiles } from "#server/http/static/static-files.ts";

/** Route of generated covers, for games without a picture: `/covers/{id}.svg`. Pictures are static files beside them. */
export function coverRoute(portal: Portal): Handler {
  return (c, next) => {
    const [, id] = /^(.+)\.svg$/.exec(c.req.param("file") ?? "") ?? [];
    const path = id && pathOfId(id);
    const game = path ? portal.catalogue.byPath(path) : undefined;
    if (!game) return next();
    return c.body(coverSvg(game), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
    });
  };
}

/**
 * Route of missing covers, which a catalogue names and no file has: the placeholder with status 404. Browsers show it all the same,
 * and a mirror does not take it for the real picture.
 */
export function missingCoverRoute(files: StaticFiles): Handler {
  return async (c, next) => {
    if (!/\.(?:png|jpe?g|webp|gif|avif)$/i.test(c.req.param("file") ?? "")) return next();
    const placeholder = await files.serve(c.req.raw, "covers/na.png");
    return placeholder
      ? new Response(placeholder.body, { status: 404, headers: placeholder.headers })
      : next();
  };
}
