import { createHmac, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { isSecure } from "./client.ts";

export type SessionCookie = {
  /** Whether the request carries a session at all, good or bad: then the answer is nobody else's. */
  isPresent(request: Request): boolean;
  /** The session that we gave this browser; what others made up does not get this far. */
  read(request: Request): string | undefined;
  set(request: Request, session: string): string;
  clear(request: Request): string;
};

/** `__Host-` under https: no subdomain, not even that of the games, can then put one in its place. */
export function sessionCookie(secret: string): SessionCookie {
  const nameFor = (request: Request) => (isSecure(request) ? "__Host-recess-session" : "recess-session");
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const valueIn = (request: Request) => {
    const name = nameFor(request);
    return parse(request.headers.get("cookie") ?? "", name)[name];
  };
  const write = (request: Request, value: string, maxAge: number) =>
    serialize(nameFor(request), value, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: isSecure(request),
      maxAge,
    });

  return {
    isPresent: (request) => valueIn(request) !== undefined,
    read(request) {
      const value = valueIn(request);
      if (value === undefined) return undefined;
      const cut = value.lastIndexOf(".");
      const session = value.slice(0, cut);
      const [given, right] = [value.slice(cut + 1), sign(session)].map((text) => Buffer.from(text));
      if (cut < 1 || !given || !right || given.length !== right.length) return undefined;
      return timingSafeEqual(given, right) ? session : undefined;
    },
    set: (request, session) => write(request, `${session}.${sign(session)}`, SESSION_LIFETIME_MS / 1000),
    clear: (request) => write(request, "", 0),
  };
}
