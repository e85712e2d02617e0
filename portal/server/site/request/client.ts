import type { HttpBindings } from "@hono/node-server";
import { ipNetwork } from "#domain/limits/ip-network.ts";

/** Whether the visitor's browser speaks https, to us or to the proxy in front. Who lies here only harms their own cookie. */
export function isSecure(request: Request): boolean {
  const told = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (told ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/** The same, where it was told by a proxy of ours: what we promise for a year must not rest on anybody's word. */
export function isKnownSecure(request: Request, trustedProxies: number): boolean {
  return trustedProxies > 0 && isSecure(request);
}

/** Where a request comes from. */
export function addressOf(
  request: Request,
  env: Partial<HttpBindings> | undefined,
  trustedProxies: number,
): string {
  const forwarded = request.headers.get("x-forwarded-for") ?? "";
  return visitorAddress(env?.incoming?.socket.remoteAddress, forwarded, trustedProxies);
}

/**
 * Whose connection it is, for limits. Each proxy of ours adds at the end of `X-Forwarded-For` whom it heard; what stands
 * before that anybody may have written.
 */
export function visitorAddress(
  remote: string | undefined,
  forwardedFor: string,
  trustedProxies: number,
): string {
  const told = trustedProxies > 0 ? forwardedFor.split(",").at(-trustedProxies)?.trim() : undefined;
  return ipNetwork(told || remote || "unknown");
}

/**
 * Whether a form was sent by a page of ours. Browsers say so themselves (`Sec-Fetch-Site`, or `Origin` where they do not);
 * who says nothing is no browser, and has no cookies of anybody to misuse.
 */
export function isFromOurPages(request: Request): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const hosts = [headers.get("host") ?? new URL(request.url).host, headers.get("x-forwarded-host")];
  return isOurOrigin(headers.get("origin") ?? undefined, hosts);
}

/** Whether it is a page of ours that asks. Behind a proxy the host may be the proxy's word for us; no page can set either. */
export function isOurOrigin(
  origin: string | undefined,
  hosts: readonly (string | null | undefined)[],
): boolean {
  return origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host));
}
