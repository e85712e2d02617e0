import { createHmac, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { SESSION_LIFETIME_MS } from "#domain/identity/identity.ts";
import { isSecure } from "./client.ts";

export type SessionCookie = {
  /** Whether the request has a session cookie at all, valid or not: then its response must not be shared. */
  isPresent(request: Request): boolean;
  /** The session, where the cookie's signature is ours. */
  read(request: Request): string | undefined;
  /** The Set-Cookie header for a new session. */
  set(request: Request, session: string): string;
  /** The Set-Cookie header that deletes the cookie. */
  clear(request: Request): string;
};

/**
 * The session cookie, with an HMAC signature. Its name begins with `__Host-` under https: no subdomain, not even the play origin, can
 * then set one in its place. hono's signed cookies encode the signature differently, so a change to them would end every session.
 */
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
      const value = valueIn(request) ?? "";
      const dot = value.lastIndexOf(".");
      if (dot < 1) return undefined;
      const session = value.slice(0, dot);
      return isEqual(value.slice(dot + 1), sign(session)) ? session : undefined;
    },
    set: (request, session) => write(request, `${session}.${sign(session)}`, SESSION_LIFETIME_MS / 1000),
    clear: (request) => write(request, "", 0),
  };
}

/** Compares in constant time, so that the time tells nothing about the right signature. */
function isEqual(signature: string, expected: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
