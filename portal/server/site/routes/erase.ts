import type { Handler } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { Refusal } from "#domain/errors.ts";
import type { Identity } from "#domain/identity/identity.ts";
import type { SessionCookie } from "#server/site/request/session-cookie.ts";

/**
 * Route that erases what this browser keeps for the site: it ends the session, deletes every cookie that the browser sent, and tells the
 * browser to clear all else. Browsers obey `Clear-Site-Data` over https and on localhost only; elsewhere a script erases the rest.
 */
export function eraseRoute(identity: Identity, cookie: SessionCookie, back: string): Handler {
  return async (c) => {
    const request = c.req.raw;
    const session = cookie.read(request);
    try {
      if (session) await identity.signOut(session);
    } catch (error) {
      // While the database is down, the cookie goes all the same.
      if (!(error instanceof Refusal)) throw error;
    }
    c.header("cache-control", "private, no-store");
    c.header("clear-site-data", '"cache", "cookies", "storage"');
    for (const name of Object.keys(parse(request.headers.get("cookie") ?? "")))
      c.header("set-cookie", deletion(name), { append: true });
    c.header("set-cookie", cookie.clear(request), { append: true });
    const isScript = request.headers.get("accept") === "application/json";
    return isScript ? c.body(null, 204) : c.redirect(back, 303);
  };
}

/** A browser deletes a cookie of the `__Host-` kind only for a header that fits that kind. */
function deletion(name: string): string {
  return serialize(name, "", { path: "/", maxAge: 0, secure: name.startsWith("__") });
}
