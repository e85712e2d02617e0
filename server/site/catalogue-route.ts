import type { Handler } from "hono";
import { publicCatalogue } from "#domain/catalogue/public.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings } from "#server/static/accepts.ts";
import { encode, sendEncoded } from "./encoded.ts";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  vary: "accept-encoding",
};

/** The whole catalogue for mirrors and tools. No page of ours ever asks for it. */
export function catalogueRoute(portal: Portal): Handler {
  return async (c) => {
    const [encoding] = acceptedEncodings(c.req.raw);
    const text = JSON.stringify({ games: publicCatalogue(portal.catalogue) });
    return sendEncoded(c.req.raw, await encode(text, encoding), headers);
  };
}
