import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { DeskSessions } from "#domain/desk/desk-sessions.ts";
import type { Operators } from "#domain/desk/operators.ts";
import { ifUnavailable } from "#domain/errors.ts";
import type { Accounts } from "#domain/identity/accounts.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import { clientIpAddress } from "#server/site/request/client.ts";
import { deskCookie } from "./desk-cookie.ts";
import type { DeskEnv } from "./desk-env.ts";
import type { DeskHosts } from "./desk-host.ts";
import { DoorRefusal } from "./door-refusal.ts";

const safeMethods = new Set(["GET", "HEAD"]);
/** An operator with a page that shows progress asks every second. */
const REQUESTS_PER_MINUTE = 600;

/** The host that a request names; limitedServer has refused a request without one. */
export function hostOf(request: Request): string {
  return request.headers.get("host") ?? new URL(request.url).host;
}

/** Middleware that refuses hosts other than the desk's. */
export function requireHost(hosts: DeskHosts): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    if (!hosts.isAllowed(hostOf(c.req.raw)))
      throw new DoorRefusal(
        "host-not-allowed",
        "The desk does not answer to this name. Use the link of npm run desk, or set DESK_ORIGIN.",
      );
    await next();
  };
}

/** Middleware with a rate limit by IP address. */
export function limitRate(
  trustedProxies: number,
  now: () => Date,
): MiddlewareHandler<DeskEnv & { Bindings: Partial<HttpBindings> }> {
  const limiter = createRateLimiter({ limit: REQUESTS_PER_MINUTE, windowMs: 60_000 });
  return async (c, next) => {
    const forwardedFor = c.req.header("x-forwarded-for") ?? "";
    const ipAddress = clientIpAddress(c.env?.incoming?.socket.remoteAddress, forwardedFor, trustedProxies);
    c.set("ipAddress", ipAddress);
    const waitMs = limiter.consume(ipAddress, now());
    if (waitMs > 0) {
      c.header("retry-after", `${Math.ceil(waitMs / 1000)}`);
      throw new DoorRefusal("too-often", "Too many requests. Wait a minute.");
    }
    await next();
  };
}

/**
 * Middleware against CSRF: a request that changes something has to come from a page of the desk's own origin. Unlike the visitors' site
 * it refuses clients that do not say where from.
 */
export function requireOwnOrigin(hosts: DeskHosts): MiddlewareHandler<DeskEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const site = c.req.header("sec-fetch-site");
      const origin = c.req.header("origin");
      const isOwn = origin === hosts.originOf(hostOf(c.req.raw));
      if (!(isOwn && (site === undefined || site === "same-origin")))
        throw new DoorRefusal("sent-from-elsewhere", "This was not sent by a page of the desk.");
    }
    await next();
  };
}

type Access = {
  readonly sessions: DeskSessions;
  readonly operators: Operators;
  readonly accounts: Accounts | undefined;
  readonly hosts: DeskHosts;
};

/** Middleware that lets requests with a session through. The session of an account ends when it is no operator's any more. */
export function requireSession({ sessions, operators, accounts, hosts }: Access): MiddlewareHandler<DeskEnv> {
  const isOperator = async (email: string) => {
    if (!(await operators.has(email))) return false;
    // While the database is down nobody can be disabled either.
    const all = await accounts?.list().catch(ifUnavailable(undefined));
    return all?.some((account) => account.email === email && !account.isDisabled) ?? true;
  };
  return async (c, next) => {
    const token = deskCookie(hosts.isSecure(hostOf(c.req.raw))).read(c.req.raw);
    const session = token === undefined ? undefined : await sessions.find(token);
    if (!session || token === undefined)
      throw new DoorRefusal("not-signed-in", "The desk is not open in this browser.");
    if (session.email !== undefined && !(await isOperator(session.email))) {
      await sessions.end(session.id);
      throw new DoorRefusal("not-signed-in", "This account is no operator's any more.");
    }
    c.set("signedIn", { session, token });
    await next();
  };
}
