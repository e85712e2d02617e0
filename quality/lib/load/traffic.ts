import { pick } from "#quality/lib/random.ts";
import type { SiteMap } from "./site-map.ts";

export const kinds = [
  "page",
  "search",
  "catalogue",
  "login",
  "file",
  "game",
  "beacon",
  "health",
  "socket",
] as const;
export type Kind = (typeof kinds)[number];

/** What a portal may refuse while it is behind; everything else it goes on answering. */
export const expensive: ReadonlySet<Kind> = new Set(["page", "search", "catalogue", "login"]);

/**
 * Of a thousand requests. A visit is a page or two with their files (mostly in the browser's cache already), a game, its beacons
 * and a socket; one visit in a hundred signs in, and somebody's mirror wants the whole catalogue now and then.
 */
const weights: Record<Kind, number> = {
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

export type Ask = {
  readonly kind: Kind;
  readonly origin: "site" | "play";
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly statuses: readonly number[];
};

const browser = "text/html,application/xhtml+xml,*/*;q=0.8";

/**
 * What fills all that the portal keeps, asked for one list after the other: every page as browsers ask for it and as some tools do,
 * twice, since what is asked for once stays only a short while; then as a browser asks that saves data, once, for the room there is for such.
 */
export function tourOf({ pages }: SiteMap): Ask[][] {
  const ask = (path: string, more: Ask["headers"]): Ask => ({
    kind: "page",
    origin: "site",
    method: "GET",
    path,
    headers: { accept: browser, ...more },
    statuses: [200],
  });
  const twice = [{ "accept-encoding": "br, gzip" }, {}].flatMap((headers) =>
    pages.map((path) => [ask(path, headers), ask(path, headers)]),
  );
  return [...twice, ...pages.map((path) => [ask(path, { "save-data": "on" })])];
}

/** Gives one request after the other. `only` leaves out what is cheap, for the second half of a rush. */
export function makeTraffic(map: SiteMap, random: () => number, only?: ReadonlySet<Kind>): () => Ask {
  const chances = kinds.filter((kind) => !only || only.has(kind));
  const total = chances.reduce((sum, kind) => sum + weights[kind], 0);

  function kindOf(): Kind {
    let left = random() * total;
    for (const kind of chances) {
      left -= weights[kind];
      if (left < 0) return kind;
    }
    return chances[0] ?? "health";
  }

  /** Hundreds of households behind the one proxy that is trusted: limits per address hold for each. */
  const address = () => `10.${Math.floor(random() * 4)}.${Math.floor(random() * 250)}.7`;

  return () => {
    const kind = kindOf();
    const headers = { "x-forwarded-for": address(), "accept-encoding": "br, gzip" };
    const get = (path: string, more: Partial<Ask> = {}): Ask => ({
      kind,
      origin: "site",
      method: "GET",
      path,
      headers: { ...headers, accept: browser },
      statuses: [200],
      ...more,
    });
    switch (kind) {
      case "page":
        return get(pick(random, map.pages), random() < 0.1 ? { headers: { accept: browser } } : {});
      case "search":
        return get(`/search?q=${encodeURIComponent(pick(random, map.words))}${Math.floor(random() * 50)}`);
      case "catalogue":
        return get("/catalogue.json", { headers });
      case "file":
        return get(pick(random, map.files), { headers });
      case "game":
        return get(pick(random, map.games), { origin: "play" });
      case "health":
      case "socket":
        return get("/healthz", { headers });
      case "beacon": {
        const game = pick(random, map.played);
        const minutes = 1 + Math.floor(random() * 9);
        const body = JSON.stringify(random() < 0.5 ? { game } : { game, minutes });
        return get("/beacon", { method: "POST", body, headers, statuses: [204] });
      }
      case "login": {
        const body = `${new URLSearchParams(pick(random, map.accounts))}`;
        const type = { "content-type": "application/x-www-form-urlencoded" };
        const login = { ...headers, ...type, accept: browser };
        return get("/login", { method: "POST", body, headers: login, statuses: [303] });
      }
    }
  };
}
