import { parse, serialize } from "hono/utils/cookie";
import { isSecure } from "./client.ts";

/** A cookie that only the server reads: `HttpOnly`, for the whole site, and `__Host-` under https, where no other host can set one in its place. */
export type ServerCookie = {
  /** Every value that the request has under this name. More than one means that another page set some of them. */
  values(request: Request): readonly string[];
  /** The Set-Cookie header. A `maxAgeMs` of 0 deletes the cookie. */
  set(request: Request, value: string, maxAgeMs: number): string;
  /** Set-Cookie headers that delete cookies of this name which the site itself did not set: for longer paths, or for a whole domain. */
  clearPlanted(request: Request): readonly string[];
};

/** Paths and domains whose planted cookies are deleted in one response; pages of the site are at most two folders deep. */
const MAX_CLEARED = 24;

export function serverCookie(name: string): ServerCookie {
  const nameFor = (request: Request) => (isSecure(request) ? `__Host-${name}` : name);
  const write = (
    request: Request,
    value: string,
    maxAgeMs: number,
    place: { path?: string; domain?: string } = {},
  ) =>
    serialize(nameFor(request), value, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: isSecure(request),
      maxAge: Math.ceil(maxAgeMs / 1000),
      ...place,
    });
  return {
    values(request) {
      const wanted = nameFor(request);
      const pairs = (request.headers.get("cookie") ?? "").split(";");
      const named = pairs.filter((pair) => pair.split("=", 1)[0]?.trim() === wanted);
      // A value that cannot be parsed is still one of several.
      return named.map((pair) => parse(pair, wanted)[wanted] ?? "");
    },
    set: (request, value, maxAgeMs) => write(request, value, maxAgeMs),
    clearPlanted(request) {
      // A browser stores no `__Host-` cookie but the site's own.
      if (isSecure(request)) return [];
      const { pathname, hostname } = new URL(request.url);
      const domains = [undefined, ...domainsOf(hostname)];
      const places = domains.flatMap((domain) =>
        pathsOf(pathname)
          // Without a domain this is the site's own cookie.
          .filter((path) => domain !== undefined || path !== "/")
          .map((path) => (domain === undefined ? { path } : { path, domain })),
      );
      return places.slice(0, MAX_CLEARED).map((place) => write(request, "", 0, place));
    },
  };
}

/** Every path whose cookies are sent to this one: `/`, `/play`, `/play/`, `/play/chess` of `/play/chess`. */
function pathsOf(pathname: string): string[] {
  const cuts = [...pathname.matchAll(/\//g)].flatMap(({ index }) => [index, index + 1]);
  const paths = [...cuts, pathname.length].map((end) => pathname.slice(0, end));
  return [...new Set(paths)].filter((path) => path.startsWith("/") && !/[;,\s]/.test(path));
}

/** The host and the domains above it, without the last: no browser sets a cookie for all of `org`. */
function domainsOf(hostname: string): string[] {
  if (!/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(hostname) || /^[\d.]+$/.test(hostname)) return [];
  const labels = hostname.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}
