import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { ipNetwork } from "#domain/limits/ip-network.ts";
import type { Client, SiteEnv } from "#server/site/site-env.ts";

/** Middleware that finds out who the client is, as `c.get("client")`. */
export function readClient(
  trustedProxies: number,
): MiddlewareHandler<SiteEnv & { Bindings: Partial<HttpBindings> }> {
  return async (c, next) => {
    c.set("client", clientOf(c.req.raw, c.env, trustedProxies));
    await next();
  };
}

export function clientOf(
  request: Request,
  env: Partial<HttpBindings> | undefined,
  trustedProxies: number,
): Client {
  const forwardedFor = request.headers.get("x-forwarded-for") ?? "";
  return {
    ipAddress: clientIpAddress(env?.incoming?.socket.remoteAddress, forwardedFor, trustedProxies),
    isKnownSecure: trustedProxies > 0 && isSecure(request),
  };
}

/** Whether the client speaks https, to us or to the proxy in front. A client that lies here only harms its own cookie. */
export function isSecure(request: Request): boolean {
  const forwardedProto = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwardedProto ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/**
 * The client's IP address, for limits. Each trusted proxy appends the address that it saw to `X-Forwarded-For`; any client may have
 * written what stands before that.
 */
export function clientIpAddress(
  remoteAddress: string | undefined,
  forwardedFor: string,
  trustedProxies: number,
): string {
  const forwarded = trustedProxies > 0 ? forwardedFor.split(",").at(-trustedProxies)?.trim() : undefined;
  return ipNetwork(forwarded || remoteAddress || "unknown");
}

/**
 * Whether a form was sent by a page of ours (CSRF protection). Browsers say so in `Sec-Fetch-Site`, or in `Origin` where they lack it;
 * a client that sends neither is no browser, and has no visitor's cookies to misuse.
 */
export function isFromOurPages(request: Request): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const hosts = [headers.get("host") ?? new URL(request.url).host, headers.get("x-forwarded-host")];
  return isOurOrigin(headers.get("origin") ?? undefined, hosts);
}

/** Whether an `Origin` header names one of our hosts. Behind a proxy that may be the forwarded host; no page can set either header. */
export function isOurOrigin(
  origin: string | undefined,
  hosts: readonly (string | null | undefined)[],
): boolean {
  return origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host));
}
