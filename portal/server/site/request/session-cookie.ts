import type { MiddlewareHandler } from "hono";
import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { serverCookie } from "./cookies.ts";
import { hmacSignature } from "./signature.ts";

export type SessionCookie = {
  /** Whether the request has a session cookie at all, valid or not: then its response must not be shared. */
  isPresent(request: Request): boolean;
  /** The session, where the cookie's signature is ours. A request with two session cookies has none: one of them is another page's. */
  read(request: Request): string | undefined;
  /** Every session with our signature, doubled cookies included: whoever signs out wants none of them. */
  readAll(request: Request): readonly string[];
  /** The Set-Cookie header for a new session. */
  set(request: Request, session: string): string;
  /** The Set-Cookie header that deletes the cookie. */
  clear(request: Request): string;
  /** Where the request has two session cookies: the Set-Cookie headers that delete those which the site did not set. */
  clearDoubled(request: Request): readonly string[];
};

/**
 * The session cookie, with an HMAC signature. Its name begins with `__Host-` under https: no subdomain, not even the play origin, can
 * then set one in its place. On plain http any page of the host can set a second one, for a longer path; such a request counts as
 * signed out, because the order of two cookies says nothing about whose they are. hono's signed cookies encode the signature
 * differently, so a change to them would end every session.
 */
export function sessionCookie(secret: string): SessionCookie {
  const cookie = serverCookie("recess-session");
  const { sign, isValid } = hmacSignature(secret);
  const sessionIn = (value: string) => {
    const dot = value.lastIndexOf(".");
    if (dot < 1) return undefined;
    const session = value.slice(0, dot);
    return isValid(session, value.slice(dot + 1)) ? session : undefined;
  };

  return {
    isPresent: (request) => cookie.values(request).length > 0,
    read(request) {
      const [value, second] = cookie.values(request);
      return value === undefined || second !== undefined ? undefined : sessionIn(value);
    },
    readAll: (request) => cookie.values(request).flatMap((value) => sessionIn(value) ?? []),
    set: (request, session) => cookie.set(request, `${session}.${sign(session)}`, SESSION_LIFETIME_MS),
    clear: (request) => cookie.set(request, "", 0),
    clearDoubled: (request) => (cookie.values(request).length > 1 ? cookie.clearPlanted(request) : []),
  };
}

/** Middleware that deletes the planted one of two session cookies. The visitor's own stays, and counts again with the next request. */
export function clearDoubledSessions(cookie: SessionCookie): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const planted = cookie.clearDoubled(c.req.raw);
    if (planted.length === 0) return;
    // A cache that keeps this response, a file for instance, must not hand the deletion to others.
    if (!/no-store|private/.test(c.res.headers.get("cache-control") ?? "")) return;
    for (const header of planted) c.header("set-cookie", header, { append: true });
  };
}
