import type { Handler } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { publicCatalogue } from "#domain/catalogue/public.ts";
import { compressed } from "./compressed.ts";

/** The whole catalogue for mirrors and tools. No page of ours ever asks for it. */
export function catalogueRoute(catalogue: Catalogue): Handler {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=300",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    etag: `W/"${catalogue.version}"`,
  };
  return (c) => {
    if (c.req.header("if-none-match") === headers.etag) return c.body(null, 304, headers);
    return compressed(
      c.req.raw,
      new Response(JSON.stringify({ games: publicCatalogue(catalogue) }), { headers }),
    );
  };
}
