/**
 * Route table of the site: every URL pattern that is answered, in one place. It feeds the router, the response headers, the labels of
 * logs and metrics, the service worker's cache rules and the speculation rules; `urls.ts` fills the patterns in.
 */
export type Route = {
  /** Patterns as the router reads them. The first is the one that links use. */
  readonly paths: readonly [string, ...string[]];
  readonly methods: readonly ("GET" | "POST")[];
  readonly kind: RouteKind;
  /** What the service worker may cache of it: `page` and `picture` as last seen, or nothing. */
  readonly offline: "page" | "picture" | "never";
  /** Whether the speculation rules let a browser prefetch a link to it. */
  readonly prefetch: boolean;
};

export type RouteKind =
  /** A rendered page. */
  | "page"
  /** A page where something is entered. */
  | "form"
  /** Changes something and redirects, or answers without a body. */
  | "change"
  /** Leads to another URL of the site. */
  | "redirect"
  /** JSON for scripts, tools and mirrors. */
  | "data"
  /** Health checks of proxies and supervisors. */
  | "probe"
  /** Static files of the site. */
  | "files"
  /** Files of games: the site serves them itself, or redirects to their origin. */
  | "game-files"
  /** The realtime socket. */
  | "socket";

const page = (...paths: Route["paths"]) =>
  ({ paths, methods: ["GET"], kind: "page", offline: "page", prefetch: true }) as const;
const form = (path: string, ...methods: ("GET" | "POST")[]) =>
  ({ paths: [path], methods, kind: "form", offline: "never", prefetch: false }) as const;
const never = { offline: "never", prefetch: false } as const;
const get = { methods: ["GET"], ...never } as const;
const post = { methods: ["POST"], ...never } as const;
const files = { methods: ["GET"], kind: "files", offline: "never", prefetch: true } as const;
const pictures = { ...files, offline: "picture" } as const;
const gameFiles = { ...get, kind: "game-files" } as const;

/** A page's key is also the name of its folder: `landing` lives in `app/pages/landing/`. */
export const routes = {
  landing: page("/"),
  announcements: page("/announcements"),
  articles: page("/articles"),
  article: page("/articles/:articleId"),
  games: page("/play", "/g"),
  game: page("/play/:swfId"),
  alone: page("/alone/:swfId"),
  search: page("/search"),
  partners: page("/partners"),
  loading: page("/loading"),
  credits: page("/credits"),
  mine: page("/mine"),
  today: page("/today"),
  watch: page("/watch"),
  // Rooms are of no use without a network.
  together: { ...page("/together"), offline: "never" },
  offline: page("/offline"),
  privacy: page("/privacy"),
  imprint: page("/imprint"),
  embedded: { ...page("/embedded"), ...never },
  settings: form("/settings", "GET", "POST"),
  login: form("/login", "GET", "POST"),
  "login-code": form("/login/code", "GET", "POST"),
  "create-account": form("/create-account", "GET"),
  account: form("/account", "GET", "POST"),
  "second-factor": form("/account/second-factor", "GET", "POST"),
  "reset-password": form("/reset-password", "GET", "POST"),

  random: { paths: ["/random"], kind: "redirect", ...get },
  room: { paths: ["/together/:room"], kind: "redirect", ...get },
  thumbnails: { paths: ["/thumbnails"], kind: "change", ...post },
  "forget-browser": { paths: ["/account/forget-browser"], kind: "change", ...post },
  logout: { paths: ["/logout"], kind: "change", ...post },
  erase: { paths: ["/erase"], kind: "change", ...post },
  "send-parcel": { paths: ["/saves/send"], kind: "change", ...post },
  "take-parcel": { paths: ["/saves/take"], kind: "change", ...post },
  sync: { paths: ["/saves/sync"], kind: "change", ...post },
  "forget-copies": { paths: ["/saves/copies/forget"], kind: "change", ...post },
  beacon: { paths: ["/beacon"], kind: "change", ...post },
  report: { paths: ["/report"], kind: "change", ...post },

  "record-run": { paths: ["/records/runs/:game"], kind: "data", ...post },
  "record-check": { paths: ["/records/checks/:check"], kind: "data", ...get },
  "record-board": { paths: ["/records/boards/:game"], kind: "data", ...get },
  "record-place": { paths: ["/records/places/:game"], kind: "data", ...get },
  "record-entry": { paths: ["/records/entries/:entry"], kind: "data", ...get },
  "record-tape": { paths: ["/records/tapes/:entry"], kind: "data", ...get },
  "record-today": { paths: ["/records/today.json"], kind: "data", ...get },
  "record-best": { paths: ["/records/best.json"], kind: "data", ...get },
  "record-owner": { paths: ["/records/owner"], kind: "data", ...get },
  "record-name": { paths: ["/records/name"], kind: "data", ...post },
  "record-delete": { paths: ["/records/delete"], kind: "data", ...post },
  "crew-create": { paths: ["/records/crews"], kind: "data", ...post },
  "crew-join": { paths: ["/records/crews/join"], kind: "data", ...post },
  "crew-leave": { paths: ["/records/crews/leave"], kind: "data", ...post },
  crew: { paths: ["/records/crews/:code"], kind: "data", ...get },

  suggest: { paths: ["/suggest"], kind: "data", ...get },
  tiles: { paths: ["/tiles"], kind: "data", ...post },
  "save-copies": { paths: ["/saves/copies"], kind: "data", ...get },
  "game-names": { paths: ["/names"], kind: "data", ...get },
  status: { paths: ["/status/:swfId"], kind: "data", ...get },
  catalogue: { paths: ["/catalogue.json"], kind: "data", ...get },
  manifest: { paths: ["/manifest.webmanifest"], kind: "data", ...get },
  sitemap: { paths: ["/sitemap.xml"], kind: "data", ...get },
  "sitemap-part": { paths: ["/sitemap/:part"], kind: "data", ...get },
  feed: { paths: ["/feed.xml"], kind: "data", ...get },
  robots: { paths: ["/robots.txt"], kind: "data", ...get },
  "security-txt": { paths: ["/.well-known/security.txt"], kind: "data", ...get },
  "offline-state": { paths: ["/offline.json"], kind: "data", ...get },
  healthz: { paths: ["/healthz"], kind: "probe", ...get },
  readyz: { paths: ["/readyz"], kind: "probe", ...get },

  covers: { paths: ["/covers/:file"], ...pictures },
  images: { paths: ["/images/:file"], ...pictures },
  logos: { paths: ["/logos/:file"], ...pictures },
  licences: { paths: ["/licences/:file"], ...files },
  "promo-video": { paths: ["/promo-video/:file"], ...files },
  icons: { paths: ["/icons/:file"], ...files },
  worker: { paths: ["/sw.js"], ...files, prefetch: false },
  assets: { paths: ["/assets/*"], ...files, prefetch: false },

  html5: { paths: ["/assets/html5/*"], ...gameFiles },
  flash: { paths: ["/assets/flash/*"], ...gameFiles },
  waflash: { paths: ["/assets/waflash/*"], ...gameFiles },
  player: { paths: ["/assets/player/*"], ...gameFiles },
  packer: { paths: ["/assets/offline/*"], ...gameFiles },
  socket: { paths: ["/socket.io/*"], ...get, kind: "socket" },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

type NameOf<Kind extends RouteKind> = {
  [Name in RouteName]: (typeof routes)[Name]["kind"] extends Kind ? Name : never;
}[RouteName];

export type PageName = NameOf<"page" | "form">;

/** Routes that have a handler of their own and are no pages. */
export type EndpointName = NameOf<"redirect" | "change" | "data" | "probe">;

export function isPageName(name: RouteName): name is PageName {
  return routes[name].kind === "page" || routes[name].kind === "form";
}
