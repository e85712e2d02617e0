/** What a page of the play origin may do: one line per kind of page, from the strictest up. */
export type PageKind = "ruffle" | "awayfl" | "html5";

export type PolicyOptions = {
  /** The origins whose pages may frame a game. */
  site: readonly string[];
  /** Games share the site's own origin and are walled off by the sandbox alone (`PLAY_ORIGIN=same`). */
  isShared: boolean;
};

// What each kind of page may run besides files of its own origin.
const SCRIPTS: Record<PageKind, string> = {
  ruffle: "'wasm-unsafe-eval'",
  // Its bytecode compiler writes JavaScript and evaluates it.
  awayfl: "'unsafe-eval'",
  // Packaged games come with inline scripts, evaluated shaders and workers made of blobs; they are guests, not us.
  html5: "'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
};

// Ruffle's shadow root brings one style sheet and one empty style; a new Ruffle means a new first hash (see the browser test).
const RUFFLE_STYLES =
  "'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const STYLES: Record<PageKind, string> = {
  ruffle: RUFFLE_STYLES,
  awayfl: "'unsafe-inline'",
  html5: "'unsafe-inline' data: blob:",
};

/**
 * The sandbox is also on the response, so that a game opened on its own gets no more rights than in its frame.
 * Forms stay on because a sandbox without them swallows `submit` events; `form-action` stops what they would send.
 */
const SANDBOX = "allow-scripts allow-forms allow-pointer-lock";

export function contentPolicy(kind: PageKind, { site, isShared }: PolicyOptions): string {
  // Under `same`, "self" would be the whole site with all its endpoints; games need only the games' part of it.
  const own = isShared ? site.map((origin) => `${origin}/assets/`).join(" ") : "'self'";
  return [
    `default-src ${own} data: blob:`,
    `script-src ${own} ${SCRIPTS[kind]}`,
    `style-src ${own} ${STYLES[kind]}`,
    `connect-src ${own} data: blob:`,
    `frame-src ${own} data: blob:`,
    `worker-src ${own} blob:`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
    `frame-ancestors 'self' ${site.join(" ")}`,
    `sandbox ${isShared ? SANDBOX : `${SANDBOX} allow-same-origin`}`,
  ].join("; ");
}

const NEVER = [
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
];

/** The headers of everything that can run: pages, scripts (a worker obeys the policy of its own file) and pictures made of markup. */
export function guestHeaders(kind: PageKind, options: PolicyOptions): Record<string, string> {
  return {
    "content-security-policy": contentPolicy(kind, options),
    "permissions-policy": [
      ...NEVER.map((name) => `${name}=()`),
      "autoplay=*",
      "fullscreen=*",
      "gamepad=*",
    ].join(", "),
    "referrer-policy": "no-referrer",
    "x-dns-prefetch-control": "off",
    ...(options.isShared ? {} : { "origin-agent-cluster": "?1" }),
    ...plainHeaders(options),
  };
}

/** The headers of pictures, sound and data: a game has hundreds of them, and a policy on each would weigh more than some. */
export function plainHeaders({ isShared }: PolicyOptions): Record<string, string> {
  return {
    "cross-origin-resource-policy": isShared ? "cross-origin" : "same-origin",
    "x-content-type-options": "nosniff",
    // A sandboxed game has no origin, so even its own files are foreign to it.
    ...(isShared ? { "access-control-allow-origin": "*" } : {}),
  };
}

/** Whether a browser would run something in a file of this type. When in doubt, yes. */
export function canRun(mediaType: string): boolean {
  return !/^(?:image\/(?!svg)|audio\/|video\/|font\/|model\/|text\/(?:plain|css|csv)|application\/(?:json|wasm|octet-stream))/.test(
    mediaType,
  );
}
