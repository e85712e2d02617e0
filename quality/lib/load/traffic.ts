import { pick } from "#quality/lib/random.ts";
import { sum } from "#quality/lib/statistics.ts";
import type { SiteMap } from "./site-map.ts";

/**
 * Mix of requests, of a thousand. A visit is a page or two with their files (mostly in the browser's cache already), a game, its beacons
 * and a socket; one visit in a hundred signs in, and a mirror fetches the whole catalogue now and then.
 */
const weights = {
  page: 280,
  search: 60,
  catalogue: 2,
  login: 4,
  file: 300,
  game: 180,
  beacon: 120,
  health: 30,
  socket: 24,
};
export type RequestKind = keyof typeof weights;
export const requestKinds = Object.keys(weights) as RequestKind[];

/** What a portal may shed while it is overloaded; everything else it goes on answering. */
export const expensiveKinds: ReadonlySet<RequestKind> = new Set(["page", "search", "catalogue", "login"]);

/** One request of the load, with the status that is right for it. */
export type LoadRequest = {
  readonly kind: RequestKind;
  readonly origin: "site" | "play";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
};

const accept = "text/html,application/xhtml+xml,*/*;q=0.8";

/** Request for a page of the site. */
export function pageRequest(path: string, headers: LoadRequest["headers"] = {}): LoadRequest {
  return { kind: "page", origin: "site", method: "GET", path, headers: { accept, ...headers }, status: 200 };
}

/**
 * Requests that fill the page cache, list by list: every page as browsers and as some tools ask for it, twice, since what is asked for
 * once is evicted soon; then with `Save-Data`, once, for the room there is for such.
 */
export function cacheFillingRequests({ pages }: SiteMap): LoadRequest[][] {
  const twice = [{ "accept-encoding": "br, gzip" }, {}].flatMap((headers) =>
    pages.map((path) => [pageRequest(path, headers), pageRequest(path, headers)]),
  );
  return [...twice, ...pages.map((path) => [pageRequest(path, { "save-data": "on" })])];
}

/** Endless mixed traffic: each call gives the next request. `kinds` limits it to some. */
export function mixedTraffic(
  map: SiteMap,
  random: () => number,
  kinds: readonly RequestKind[] = requestKinds,
): () => LoadRequest {
  const total = sum(kinds.map((kind) => weights[kind]));
  return () => {
    let left = random() * total;
    for (const kind of kinds) {
      left -= weights[kind];
      if (left < 0) return requestOf(kind, map, random);
    }
    return requestOf("health", map, random);
  };
}

function requestOf(kind: RequestKind, map: SiteMap, random: () => number): LoadRequest {
  const upTo = (limit: number) => Math.floor(random() * limit);
  // A thousand IP addresses behind the one trusted proxy: limits by IP address hold for each.
  const client = { "x-forwarded-for": `10.${upTo(4)}.${upTo(250)}.7`, "accept-encoding": "br, gzip" };
  const get = (path: string, more: Partial<LoadRequest> = {}): LoadRequest => ({
    ...pageRequest(path, client),
    kind,
    ...more,
  });
  const post = (path: string, body: string, more: Partial<LoadRequest>) =>
    get(path, { method: "POST", body, headers: client, ...more });
  switch (kind) {
    case "page":
      return get(pick(random, map.pages), random() < 0.1 ? { headers: { accept } } : {});
    case "search":
      return get(`/search?q=${encodeURIComponent(pick(random, map.searchTerms))}${upTo(50)}`);
    case "catalogue":
      return get("/catalogue.json", { headers: client });
    case "file":
      return get(pick(random, map.files), { headers: client });
    case "game":
      return get(pick(random, map.games), { origin: "play" });
    case "health":
    case "socket":
      return get("/healthz", { headers: client });
    case "beacon": {
      const game = pick(random, map.beaconGames);
      const minutes = 1 + upTo(9);
      return post("/beacon", JSON.stringify(random() < 0.5 ? { game } : { game, minutes }), { status: 204 });
    }
    case "login": {
      const headers = { ...client, accept, "content-type": "application/x-www-form-urlencoded" };
      return post("/login", `${new URLSearchParams(pick(random, map.accounts))}`, { headers, status: 303 });
    }
  }
}
