import type { HttpBindings } from "@hono/node-server";

/** Whether the visitor's browser speaks https, to us or to the proxy in front. Who lies here only harms their own cookie. */
export function isSecure(request: Request): boolean {
  const told = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (told ?? new URL(request.url).protocol.replace(":", "")) === "https";
}

/**
 * Where a request comes from. Each proxy of ours adds at the end of `X-Forwarded-For` whom it heard; what stands before that
 * anybody may have written.
 */
export function addressOf(
  request: Request,
  env: Partial<HttpBindings> | undefined,
  trustedProxies: number,
): string {
  const socket = env?.incoming?.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return socket;
  const told = (request.headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return told.at(-trustedProxies) || socket;
}

/**
 * Whether a form was sent by a page of ours. Browsers say so themselves (`Sec-Fetch-Site`, or `Origin` where they do not);
 * who says nothing is no browser, and has no cookies of anybody to misuse.
 */
export function isFromOurPages(request: Request): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  const ours = [headers.get("host") ?? new URL(request.url).host, headers.get("x-forwarded-host")];
  return URL.canParse(origin) && ours.includes(new URL(origin).host);
}
