import type { Handler } from "hono";
import { publicCatalogue } from "#domain/catalogue/public.ts";
import type { Portal } from "#domain/portal.ts";
import { compressed } from "./compressed.ts";

/** The whole catalogue for mirrors and tools. No page of ours ever asks for it. */
export function catalogueRoute(portal: Portal): Handler {
  return (c) => {
    const { catalogue } = portal;
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      etag: `W/"${catalogue.version}"`,
    };
    if (c.req.header("if-none-match") === headers.etag) return c.body(null, 304, headers);
    const text = JSON.stringify({ games: publicCatalogue(catalogue) });
    return compressed(c.req.raw, new Response(text, { headers }));
  };
}
