import type { Handler } from "hono";
import { Refusal } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";

/** Route that signs out: ends the session and deletes its cookie, the cookie also while the database is down. */
export function logoutRoute(identity: Identity, cookie: SessionCookie, back: string): Handler {
  return async (c) => {
    const request = c.req.raw;
    c.header("cache-control", "private, no-store");
    try {
      for (const session of cookie.readAll(request)) await identity.signOut(session);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    c.header("set-cookie", cookie.clear(request));
    return c.redirect(back, 303);
  };
}
