import type { GameNeed } from "#domain/catalogue/game.ts";
import { gameSandbox } from "#player/protocol/game-sandbox.ts";

/** Kind of response: a row of the security policy. */
export type ResponseKind =
  /** Pages of the site. Nobody may frame them. */
  | "page"
  /** The page of a game. It opens about:blank windows, which inherit its CSP and frame the stage alone. */
  | "game-page"
  /** The page of an external game: a press asks that game's host whether it responds, and frames it. */
  | "external-game-page"
  /** The stage alone, which the site itself may frame: its about:blank windows do. */
  | "stage-page"
  | "external-stage-page"
  /** The refusal screen, which anybody may frame: it is what other frames end at. */
  | "refusal-page"
  /** Scripts: a worker obeys the CSP of its own file. */
  | "script"
  /** Pictures, sounds, fonts and styles: nothing of it runs or asks for anything. */
  | "file"
  /** SVG, XML and whatever else a browser might open as a document: it runs nothing there. */
  | "document"
  /** Data, redirects, refusals, errors: nothing of it runs. */
  | "plain"
  /** The same, readable by any site: for tools and mirrors. */
  | "public"
  /** Pages of games, and what can run in their files besides scripts. */
  | "html5"
  /** Our own pages that play an SWF, with Ruffle and with AwayFL. */
  | "ruffle"
  | "awayfl"
  /** Our own page that plays a cartridge. */
  | "console"
  /** Scripts of games and of our own player: a worker obeys the CSP of its own file. */
  | "html5-script"
  | "ruffle-script"
  /** A game's pictures, sounds and data. */
  | "game-file"
  /** Redirects, refusals and lists of the play origin: nothing of it runs. */
  | "game-plain"
  /** A game's SVG and XML: pictures and data that would run script when opened as a document, without the bridge. */
  | "game-document"
  /** The mover's page, framed by the site alone: it reaches nothing but databases. */
  | "mover"
  /** The packer's page, framed by the site alone, and the service worker that serves games offline. */
  | "packer"
  | "packer-worker";

/** What the headers depend on besides the kind of response. */
export type PolicyContext = {
  /** The `host:port` of the request as the client sees it: pages of the site open a WebSocket there, opaque games load their files from there. */
  readonly host: string;
  /** `'sha256-…'` of every inline script of our pages. */
  readonly inlineScripts: string;
  /** The same of this page's inline styles; empty where it has none. */
  readonly inlineStyle: string;
  /** The origins that the page may frame besides its own: that of its game, or of all games. */
  readonly games: string;
  /** The origins whose pages may frame a game. */
  readonly site: readonly string[];
  /** The sandbox takes the origin away from games, because they have none of their own. */
  readonly isOpaque: boolean;
  /** The client speaks https, as a trusted proxy says. */
  readonly isSecure: boolean;
  /** What the game of the page or file asks for besides the usual. */
  readonly needs?: readonly GameNeed[] | undefined;
};

/** A header that browsers honour on documents alone is left out elsewhere: it would weigh more than many a picture. */
type PolicyRow = {
  readonly csp: (context: PolicyContext) => string;
  readonly resource: "same-origin" | "cross-origin" | "as-games";
  /** On what asks for other files or leads elsewhere: documents, workers, redirects. */
  readonly referrer?: "same-origin" | "no-referrer";
  /** On documents. Browsers read a missing opener policy as `unsafe-none`. */
  readonly opener?: "same-origin" | "same-origin-allow-popups";
  /** On documents that may run script: the others can use none of these features. */
  readonly permissions?: string;
  /** On documents with links, which a browser would look up before a press. */
  readonly dnsPrefetch?: "off";
  /** On documents that keep their origin. */
  readonly agentCluster?: "?1";
  /**
   * On what is cross-origin isolated with a game that shares memory between workers: the site's page around it, its pages and its scripts. That
   * takes more from them than it gives, and other games' responses stay as they are.
   */
  readonly isolates?: "page" | "game-page" | "game-script";
};

const deniedFeatures = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
].map((name) => `${name}=()`);
const sitePermissions = deniedFeatures.join(", ");
const gamePermissions = [...deniedFeatures, "autoplay=*", "fullscreen=*", "gamepad=*"].join(", ");
/** For answers without script, and for our own small pages. */
const shortPermissions = "camera=(), geolocation=(), microphone=()";

// The opener policy must not apply to external games, which the site opens in a window of their own.
const page = {
  opener: "same-origin-allow-popups",
  resource: "same-origin",
  referrer: "same-origin",
  permissions: sitePermissions,
} as const;
const plain = {
  csp: () => "default-src 'none'; frame-ancestors 'none'",
  opener: "same-origin",
  resource: "same-origin",
  referrer: "same-origin",
  permissions: shortPermissions,
} as const;
// Without an opener policy: a browser refuses to open a page that has both a sandbox and one (HTML, "finalSandboxFlags").
const gamePage = {
  resource: "as-games",
  referrer: "no-referrer",
  permissions: gamePermissions,
  dnsPrefetch: "off",
  agentCluster: "?1",
} as const;
const gameScript = { resource: "as-games", referrer: "no-referrer" } as const;

/**
 * The security policy: Content-Security-Policy (CSP), COOP, CORP, Permissions-Policy and other response headers by kind of response, for both
 * origins and for the errors that neither of them sees. `npm run policy` compares the responses of a running portal with it.
 */
export const policyTable: Readonly<Record<ResponseKind, PolicyRow>> = {
  page: { ...page, csp: (s) => sitePolicy(s) },
  "game-page": { ...page, isolates: "page", csp: (s) => sitePolicy(s, { framesSite: true }) },
  "external-game-page": { ...page, csp: (s) => sitePolicy(s, { framesSite: true, outside: " https:" }) },
  "stage-page": { ...page, isolates: "page", csp: (s) => sitePolicy(s, { ancestors: "'self'" }) },
  "external-stage-page": { ...page, csp: (s) => sitePolicy(s, { ancestors: "'self'", outside: " https:" }) },
  "refusal-page": { ...page, csp: (s) => sitePolicy(s, { ancestors: "*" }) },
  script: {
    csp: () => "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    resource: "same-origin",
    referrer: "same-origin",
  },
  file: { csp: plain.csp, resource: "same-origin" },
  document: {
    csp: () => "default-src 'none'; frame-ancestors 'none'; sandbox",
    resource: "same-origin",
    referrer: "same-origin",
  },
  plain,
  public: { ...plain, resource: "cross-origin" },
  html5: { ...gamePage, isolates: "game-page", csp: (s) => gamePolicy("html5", s) },
  ruffle: { ...gamePage, csp: (s) => gamePolicy("ruffle", s) },
  awayfl: { ...gamePage, csp: (s) => gamePolicy("awayfl", s) },
  console: { ...gamePage, csp: (s) => gamePolicy("console", s) },
  "html5-script": { ...gameScript, isolates: "game-script", csp: (s) => gamePolicy("html5", s) },
  "ruffle-script": { ...gameScript, csp: (s) => gamePolicy("ruffle", s) },
  "game-file": { csp: (s) => gameFilePolicy(s), resource: "as-games" },
  "game-plain": {
    ...gamePage,
    csp: (s) => gameFilePolicy(s),
    opener: "same-origin",
    permissions: shortPermissions,
  },
  "game-document": {
    csp: (s) => `${gameFilePolicy(s)}; sandbox`,
    resource: "as-games",
    referrer: "no-referrer",
    dnsPrefetch: "off",
  },
  mover: {
    ...gamePage,
    csp: ({ site }) =>
      `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site.join(" ")}; sandbox allow-scripts allow-same-origin`,
    permissions: shortPermissions,
  },
  packer: {
    ...gamePage,
    csp: ({ site }) =>
      `default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site.join(" ")}; sandbox allow-scripts allow-same-origin`,
    permissions: shortPermissions,
  },
  "packer-worker": {
    ...gameScript,
    csp: () => "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  },
};

/** HSTS for a year. Without `includeSubDomains`: an operator's other hosts are not ours to decide about. */
const strictTransport = "max-age=31536000";

/** The response headers of the security policy for this kind of response. */
export function policyHeaders(kind: ResponseKind, context: PolicyContext): Record<string, string> {
  const { csp, resource, referrer, opener, permissions, dnsPrefetch, agentCluster, isolates } =
    policyTable[kind];
  const { isOpaque, isSecure } = context;
  const isOfGame = resource === "as-games";
  return {
    "content-security-policy": csp(context),
    "cross-origin-resource-policy": isOfGame ? (isOpaque ? "cross-origin" : "same-origin") : resource,
    "x-content-type-options": "nosniff",
    ...(isSecure && { "strict-transport-security": strictTransport }),
    ...(referrer && { "referrer-policy": referrer }),
    ...(opener && { "cross-origin-opener-policy": opener }),
    ...(permissions && { "permissions-policy": permissions }),
    ...(dnsPrefetch && { "x-dns-prefetch-control": dnsPrefetch }),
    // In an opaque origin there is nothing to isolate, and even a game's own files are cross-origin.
    ...(agentCluster && !isOpaque && { "origin-agent-cluster": agentCluster }),
    ...(isOfGame && isOpaque && { "access-control-allow-origin": "*" }),
    ...(isolates && context.needs?.includes("isolation") && isolation[isolates]),
  };
}

/** Headers of cross-origin isolation. The site's page frames the game's only where that says that it may be embedded from another origin. */
const isolation = {
  page: { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" },
  "game-page": {
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
  },
  "game-script": { "cross-origin-embedder-policy": "require-corp" },
} as const;

/** Every header that the policy may set: a response has those of its kind, and none of the others. */
export const policyHeaderNames = [
  "content-security-policy",
  "cross-origin-embedder-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "strict-transport-security",
  "x-dns-prefetch-control",
  "origin-agent-cluster",
] as const;

/** Context of responses that are made without looking at the request. */
export const emptyContext: PolicyContext = {
  host: "",
  inlineScripts: "",
  inlineStyle: "",
  games: "",
  site: [],
  isOpaque: false,
  isSecure: false,
};

/** Headers of responses that are made without looking at the request, such as errors of the HTTP parser. */
export const fallbackHeaders = policyHeaders("plain", emptyContext);

type SitePage = {
  /** May frame pages of the site itself. */
  readonly framesSite?: boolean;
  /** Other hosts that the page may frame and ask. */
  readonly outside?: string;
  /** Who may frame the page. */
  readonly ancestors?: "'none'" | "'self'" | "*";
};

function sitePolicy(
  { host, inlineScripts, inlineStyle, games }: PolicyContext,
  { framesSite = false, outside = "", ancestors = "'none'" }: SitePage = {},
): string {
  // Without an origin for games, they are served by the site itself.
  const ownFrames = framesSite || games === "" ? "'self'" : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
    `style-src 'self'${inlineStyle && ` ${inlineStyle}`}`,
    "img-src 'self' data:",
    // The headline font is part of the stylesheet.
    "font-src 'self' data:",
    "media-src 'self'",
    // Not every browser counts a WebSocket to our own host as 'self', and behind a proxy we do not know whether it is ws or wss.
    `connect-src 'self' ws://${host} wss://${host}${outside}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${[...new Set([ownFrames, ...games.split(" ")])].filter(Boolean).join(" ")}${outside}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

type GameKind = "html5" | "ruffle" | "awayfl" | "console";

// The script sources of each kind of page besides its own origin.
const scripts: Record<GameKind, string> = {
  // Its own scripts come from the site's page, which caches them for all games: the player runs them as a blob.
  ruffle: "'wasm-unsafe-eval' blob:",
  // Its bytecode compiler writes JavaScript and evaluates it.
  awayfl: "'unsafe-eval'",
  // Its engine is a worker, which is a blob where the page's origin is opaque.
  console: "'wasm-unsafe-eval' blob:",
  // Packaged games come with inline scripts, evaluated shaders and workers made of blobs; the sandbox isolates them.
  html5: "'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
};

const styles: Record<GameKind, string> = {
  // Ruffle's shadow root brings one style sheet and one empty style; a new Ruffle means a new first hash (see the browser test).
  ruffle:
    "'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  awayfl: "'unsafe-inline'",
  console: "",
  html5: "'unsafe-inline' data: blob:",
};

function gamePolicy(kind: GameKind, { host, site, isOpaque, needs }: PolicyContext): string {
  // On the site's own host, 'self' would be the whole site with all its endpoints; games need only the games' part of it. No scheme: behind
  // a proxy we do not know whether it is http or https, and the browser takes that of the page.
  const own = isOpaque ? `${host}/assets/` : "'self'";
  return [
    `default-src ${own} data: blob:`,
    `script-src ${own} ${scripts[kind]}`,
    `style-src ${own} ${styles[kind]}`.trimEnd(),
    `connect-src ${own} data: blob:`,
    `frame-src ${own} data: blob:`,
    `worker-src ${own} blob:`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...site].join(" ")}`,
    // Also on the response, so that a game opened on its own gets no more rights than in its frame.
    `sandbox ${gameSandbox({ isOpaque, hasDialogs: kind === "html5" && needs?.includes("dialogs") === true })}`,
  ].join("; ");
}

function gameFilePolicy({ site }: PolicyContext): string {
  return `default-src 'none'; frame-ancestors ${["'self'", ...site].join(" ")}`;
}
