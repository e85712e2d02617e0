/**
 * What every answer says about itself: one line per kind of answer, for both origins and for the errors that neither of them
 * sees. `npm run policy` asks a running portal for one of everything and compares with this table.
 */
export type AnswerKind =
  /** Pages of the site. */
  | "page"
  /** The page of an external game: that game's host may be asked for its icon, and framed. */
  | "outward-page"
  /** Pages where something is entered or changed: nobody else may frame them. */
  | "form-page"
  /** What a browser runs and is no page: a worker obeys the policy of its own file. */
  | "script"
  /** Pictures, data, redirects, refusals, errors: nothing of it runs. */
  | "plain"
  /** The same, for whoever asks: tools and mirrors on other sites. */
  | "public"
  /** Pages of games, and what can run in their files. */
  | "html5"
  /** Our own pages that play films, with Ruffle and with AwayFL. */
  | "ruffle"
  | "awayfl"
  /** A game's pictures, sounds and data. */
  | "game-file"
  /** Our own page that keeps games for offline play, framed by the site alone, and the worker that serves them. */
  | "packer"
  | "packer-worker";

export type Situation = {
  /** The site as the visitor knows it, `host:port`; pages open a socket there. */
  readonly host: string;
  /** `'sha256-…'` of every script that pages have inside them. */
  readonly inlineScripts: string;
  /** The same of the styles inside this page; empty where it has none. */
  readonly inlineStyle: string;
  /** Where games are; empty where they share the site's origin. */
  readonly games: string;
  /** The origins whose pages may frame a game. */
  readonly site: readonly string[];
  /** Games share the site's own origin and are walled off by the sandbox alone (`PLAY_ORIGIN=same`). */
  readonly isShared: boolean;
  /** The visitor's browser speaks https, and we know it from someone we trust. */
  readonly isSecure: boolean;
};

type Line = {
  readonly policy: (situation: Situation) => string;
  readonly opener: "same-origin" | "same-origin-allow-popups" | "unsafe-none";
  readonly resource: "same-origin" | "cross-origin" | "as-games";
  readonly referrer: "same-origin" | "no-referrer";
  readonly permissions: string;
};

const never = [
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
const sitePermissions = never.join(", ");
const gamePermissions = [...never, "autoplay=*", "fullscreen=*", "gamepad=*"].join(", ");
/** A game has hundreds of pictures, and the whole list would weigh more than some of them. */
const fewWords = "camera=(), geolocation=(), microphone=()";

// A page that the site opens in a window of its own (external games) must stay able to load what it likes.
const page = {
  opener: "same-origin-allow-popups",
  resource: "same-origin",
  referrer: "same-origin",
  permissions: sitePermissions,
} as const;
const plain = {
  policy: () => "default-src 'none'; frame-ancestors 'none'",
  opener: "same-origin",
  resource: "same-origin",
  referrer: "same-origin",
  permissions: fewWords,
} as const;
// A browser refuses to open a page that has both a sandbox and an opener policy (HTML, "finalSandboxFlags").
const guest = {
  opener: "unsafe-none",
  resource: "as-games",
  referrer: "no-referrer",
  permissions: gamePermissions,
} as const;

export const table: Readonly<Record<AnswerKind, Line>> = {
  page: { ...page, policy: (s) => sitePolicy(s, "") },
  "outward-page": { ...page, policy: (s) => sitePolicy(s, " https:") },
  "form-page": { ...page, policy: (s) => `${sitePolicy(s, "")}; frame-ancestors 'self'` },
  script: { ...page, policy: (s) => sitePolicy(s, "") },
  plain,
  public: { ...plain, resource: "cross-origin" },
  html5: { ...guest, policy: (s) => gamePolicy("html5", s) },
  ruffle: { ...guest, policy: (s) => gamePolicy("ruffle", s) },
  awayfl: { ...guest, policy: (s) => gamePolicy("awayfl", s) },
  "game-file": {
    ...guest,
    policy: ({ site }) => `default-src 'none'; frame-ancestors 'self' ${site.join(" ")}`,
    opener: "same-origin",
    permissions: fewWords,
  },
  packer: {
    ...guest,
    policy: ({ site }) =>
      `default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors ${site.join(" ")}`,
    permissions: fewWords,
  },
  "packer-worker": {
    ...guest,
    policy: () => "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    permissions: fewWords,
  },
};

/** A year. Without `includeSubDomains`: an operator's other hosts are not ours to decide about. */
const strictTransport = "max-age=31536000";

export function policyHeaders(kind: AnswerKind, situation: Situation): Record<string, string> {
  const line = table[kind];
  const isGuest = line.resource === "as-games";
  const { isShared, isSecure } = situation;
  return {
    "content-security-policy": line.policy(situation),
    "cross-origin-opener-policy": line.opener,
    "cross-origin-resource-policy":
      line.resource === "as-games" ? (isShared ? "cross-origin" : "same-origin") : line.resource,
    "permissions-policy": line.permissions,
    "referrer-policy": line.referrer,
    "x-content-type-options": "nosniff",
    ...(isSecure && { "strict-transport-security": strictTransport }),
    ...(isGuest && { "x-dns-prefetch-control": "off" }),
    // Under `same` a game has no origin of its own to keep apart, and even its own files are foreign to it.
    ...(isGuest && (isShared ? { "access-control-allow-origin": "*" } : { "origin-agent-cluster": "?1" })),
  };
}

/** Every header that the table may set: an answer has those of its kind, and none of the others. */
export const policyNames = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "strict-transport-security",
  "x-dns-prefetch-control",
  "origin-agent-cluster",
] as const;

/** For answers that are made before anybody has looked at the request. */
export const unaskedHeaders = policyHeaders("plain", {
  host: "",
  inlineScripts: "",
  inlineStyle: "",
  games: "",
  site: [],
  isShared: false,
  isSecure: false,
});

function sitePolicy({ host, inlineScripts, inlineStyle, games }: Situation, outside: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts}`,
    `style-src 'self'${inlineStyle && ` ${inlineStyle}`}`,
    `img-src 'self' data:${outside}`,
    "font-src 'self'",
    "media-src 'self'",
    // Not every browser takes a socket to our own host for ours, and behind a proxy we do not know which kind it is.
    `connect-src 'self' ws://${host} wss://${host}${outside}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${games && ` ${games}`}${outside}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

type GameKind = "html5" | "ruffle" | "awayfl";

// What each kind of page may run besides files of its own origin.
const scripts: Record<GameKind, string> = {
  ruffle: "'wasm-unsafe-eval'",
  // Its bytecode compiler writes JavaScript and evaluates it.
  awayfl: "'unsafe-eval'",
  // Packaged games come with inline scripts, evaluated shaders and workers made of blobs; they are guests, not us.
  html5: "'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
};

const styles: Record<GameKind, string> = {
  // Ruffle's shadow root brings one style sheet and one empty style; a new Ruffle means a new first hash (see the browser test).
  ruffle:
    "'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  awayfl: "'unsafe-inline'",
  html5: "'unsafe-inline' data: blob:",
};

/**
 * The sandbox is also on the response, so that a game opened on its own gets no more rights than in its frame.
 * Forms stay on because a sandbox without them swallows `submit` events; `form-action` stops what they would send.
 */
const sandbox = "allow-scripts allow-forms allow-pointer-lock";

function gamePolicy(kind: GameKind, { site, isShared }: Situation): string {
  // Under `same`, "self" would be the whole site with all its endpoints; games need only the games' part of it.
  const own = isShared ? site.map((origin) => `${origin}/assets/`).join(" ") : "'self'";
  return [
    `default-src ${own} data: blob:`,
    `script-src ${own} ${scripts[kind]}`,
    `style-src ${own} ${styles[kind]}`,
    `connect-src ${own} data: blob:`,
    `frame-src ${own} data: blob:`,
    `worker-src ${own} blob:`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    `frame-ancestors 'self' ${site.join(" ")}`,
    `sandbox ${isShared ? sandbox : `${sandbox} allow-same-origin`}`,
  ].join("; ");
}
