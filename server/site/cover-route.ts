import type { Handler } from "hono";
import { coverSvg } from "#domain/catalogue/cover.ts";
import { pathOfId } from "#domain/catalogue/id.ts";
import type { Portal } from "#domain/portal.ts";

/** Covers that we draw for games without a picture: `/covers/{id}.svg`. Pictures are plain files beside them. */
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
