import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { PlayPlace } from "#domain/portal.ts";

/** `inlineStyle`: the hash of the styles inside the page. `reachesOut`: the page of an external game, whose own host may be asked for its icon, and framed. */
export type SiteEnv = { Variables: { reachesOut: boolean; inlineStyle: string | undefined } };

type Options = { readonly inlineScripts: readonly string[]; readonly play: PlayPlace };

/** What every answer of the site says about itself. Inline scripts are allowed by their hashes, so pages stay cacheable. */
export function siteHeaders({ inlineScripts, play }: Options): MiddlewareHandler<SiteEnv> {
  const hashes = inlineScripts.map(hashSource).join(" ");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set(
      "content-security-policy",
      policy(
        hashes,
        frames(play, c.req.url),
        c.req,
        c.get("reachesOut") ? " https:" : "",
        c.get("inlineStyle"),
      ),
    );
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "same-origin");
    headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
    if (!headers.has("cross-origin-resource-policy"))
      headers.set("cross-origin-resource-policy", "same-origin");
    headers.set(
      "permissions-policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    );
  };
}

/** How a policy names something inline that it allows. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

type Asked = { readonly path: string; readonly url: string };

function policy(
  scriptHashes: string,
  frameSources: string,
  { path, url }: Asked,
  outside: string,
  style = "",
): string {
  const { host } = new URL(url);
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes}`,
    `style-src 'self'${style && ` ${style}`}`,
    `img-src 'self' data:${outside}`,
    "font-src 'self'",
    "media-src 'self'",
    // Not every browser takes a socket to our own host for ours, and behind a proxy we do not know which kind it is.
    `connect-src 'self' ws://${host} wss://${host}${outside}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${frameSources}${outside}`,
    "form-action 'self'",
    "base-uri 'none'",
  ];
  // Other pages decide for themselves (the head script shows a refusal); where something is entered, nobody may look over it.
  if (/^\/(login|logout|create-account|thumbnails)/.test(path)) rules.push("frame-ancestors 'self'");
  return rules.join("; ");
}

function frames(play: PlayPlace, address: string): string {
  if (play.kind === "same") return "";
  if (play.kind === "origin") return play.origin;
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}:${play.port}`;
}
