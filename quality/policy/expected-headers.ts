import { createHash } from "node:crypto";
import type { ResponseKind } from "@recess/portal/server/http/policy/response-headers.ts";

/** What a response header depends on besides its kind; each fills a `{placeholder}` of the table. */
export type Situation = {
  /** `host:port` of the request. */
  readonly host: string;
  /** Hash sources of the scripts and of the style inside a page; empty where it has none. */
  readonly inlineScripts: string;
  readonly inlineStyle: string;
  /** The origins of games that a page may frame; empty where they are on the site's own. */
  readonly games: string;
  /** The origins whose pages may frame a game. */
  readonly site: string;
};

type Headers = Readonly<Record<string, string>>;

// Every header line stands here as a browser gets it, written by hand and taken from no code of the portal: a header that changes there makes
// the walk fail until it is changed here too.

const siteHeaders = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), window-management=(), xr-spatial-tracking=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
const pageHeaders = {
  ...siteHeaders,
  "content-security-policy":
    "default-src 'none'; script-src 'self' {inlineScripts}; style-src 'self'{inlineStyle}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; frame-src {ownOrGames}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};
const plainHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
const gameHeaders = {
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "accelerometer=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), window-management=(), xr-spatial-tracking=(), autoplay=*, fullscreen=*, gamepad=*",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
};
const gameScriptHeaders = {
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
const packerHeaders = {
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
};

/** Expected response headers by kind, where each game has an origin of its own. */
const expected: Readonly<Record<ResponseKind, Headers>> = {
  page: pageHeaders,
  "game-page": {
    ...siteHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self' {inlineScripts}; style-src 'self'{inlineStyle}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; frame-src 'self'{games}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  "external-game-page": {
    ...siteHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self' {inlineScripts}; style-src 'self'{inlineStyle}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws://{host} wss://{host} https:; manifest-src 'self'; worker-src 'self'; frame-src 'self'{games} https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  },
  "stage-page": {
    ...siteHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self' {inlineScripts}; style-src 'self'{inlineStyle}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; frame-src {ownOrGames}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  },
  "external-stage-page": {
    ...siteHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self' {inlineScripts}; style-src 'self'{inlineStyle}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws://{host} wss://{host} https:; manifest-src 'self'; worker-src 'self'; frame-src {ownOrGames} https:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  },
  "refusal-page": {
    ...siteHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self' {inlineScripts}; style-src 'self'{inlineStyle}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; worker-src 'self'; frame-src {ownOrGames}; form-action 'self'; base-uri 'none'; frame-ancestors *",
  },
  script: {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  },
  file: {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  },
  document: {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
  },
  plain: plainHeaders,
  public: {
    ...plainHeaders,
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
  },
  html5: {
    ...gameHeaders,
    "content-security-policy":
      "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; style-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' data: blob:; frame-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock allow-same-origin",
  },
  ruffle: {
    ...gameHeaders,
    "content-security-policy":
      "default-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self' 'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src 'self' data: blob:; frame-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock allow-same-origin",
  },
  awayfl: {
    ...gameHeaders,
    "content-security-policy":
      "default-src 'self' data: blob:; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self' data: blob:; frame-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock allow-same-origin",
  },
  console: {
    ...gameHeaders,
    "content-security-policy":
      "default-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self'; connect-src 'self' data: blob:; frame-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock allow-same-origin",
  },
  "html5-script": {
    ...gameScriptHeaders,
    "content-security-policy":
      "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; style-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' data: blob:; frame-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock allow-same-origin",
  },
  "ruffle-script": {
    ...gameScriptHeaders,
    "content-security-policy":
      "default-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self' 'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src 'self' data: blob:; frame-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock allow-same-origin",
  },
  "game-file": {
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'{site}",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  },
  "game-plain": {
    ...packerHeaders,
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'{site}",
    "cross-origin-opener-policy": "same-origin",
  },
  "game-document": {
    ...gameScriptHeaders,
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'{site}; sandbox",
    "x-dns-prefetch-control": "off",
  },
  mover: {
    ...packerHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors{site}; sandbox allow-scripts allow-same-origin",
  },
  packer: {
    ...packerHeaders,
    "content-security-policy":
      "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors{site}; sandbox allow-scripts allow-same-origin",
  },
  "packer-worker": {
    ...gameScriptHeaders,
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  },
};

/** What differs where the sandbox takes the origin away from games: any site may read their files. */
const opaqueGameHeaders = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "origin-agent-cluster": undefined,
};
const expectedWhenOpaque: Partial<Record<ResponseKind, Readonly<Record<string, string | undefined>>>> = {
  html5: {
    ...opaqueGameHeaders,
    "content-security-policy":
      "default-src {host}/assets/ data: blob:; script-src {host}/assets/ 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; style-src {host}/assets/ 'unsafe-inline' data: blob:; connect-src {host}/assets/ data: blob:; frame-src {host}/assets/ data: blob:; worker-src {host}/assets/ blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock",
  },
  ruffle: {
    ...opaqueGameHeaders,
    "content-security-policy":
      "default-src {host}/assets/ data: blob:; script-src {host}/assets/ 'wasm-unsafe-eval' blob:; style-src {host}/assets/ 'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src {host}/assets/ data: blob:; frame-src {host}/assets/ data: blob:; worker-src {host}/assets/ blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock",
  },
  awayfl: {
    ...opaqueGameHeaders,
    "content-security-policy":
      "default-src {host}/assets/ data: blob:; script-src {host}/assets/ 'unsafe-eval'; style-src {host}/assets/ 'unsafe-inline'; connect-src {host}/assets/ data: blob:; frame-src {host}/assets/ data: blob:; worker-src {host}/assets/ blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock",
  },
  console: {
    ...opaqueGameHeaders,
    "content-security-policy":
      "default-src {host}/assets/ data: blob:; script-src {host}/assets/ 'wasm-unsafe-eval' blob:; style-src {host}/assets/; connect-src {host}/assets/ data: blob:; frame-src {host}/assets/ data: blob:; worker-src {host}/assets/ blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock",
  },
  "html5-script": {
    ...opaqueGameHeaders,
    "content-security-policy":
      "default-src {host}/assets/ data: blob:; script-src {host}/assets/ 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:; style-src {host}/assets/ 'unsafe-inline' data: blob:; connect-src {host}/assets/ data: blob:; frame-src {host}/assets/ data: blob:; worker-src {host}/assets/ blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock",
  },
  "ruffle-script": {
    ...opaqueGameHeaders,
    "content-security-policy":
      "default-src {host}/assets/ data: blob:; script-src {host}/assets/ 'wasm-unsafe-eval' blob:; style-src {host}/assets/ 'sha256-ZIjaRjeEPeLGAC12l3LyXix5OaO8O47vn20DODh/FcE=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; connect-src {host}/assets/ data: blob:; frame-src {host}/assets/ data: blob:; worker-src {host}/assets/ blob:; object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'{site}; sandbox allow-scripts allow-forms allow-pointer-lock",
  },
  "game-file": opaqueGameHeaders,
  "game-plain": opaqueGameHeaders,
  "game-document": opaqueGameHeaders,
  mover: opaqueGameHeaders,
};

/** Headers that the walk compares: a response has those of its kind, and none of the others. The last two tell what the server runs on. */
export const comparedHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "strict-transport-security",
  "x-dns-prefetch-control",
  "origin-agent-cluster",
  "access-control-allow-origin",
  "server",
  "x-powered-by",
] as const;

/** Response headers that a kind of answer must have; undefined for those it must not have. */
export function expectedHeaders(
  kind: ResponseKind,
  situation: Situation,
  { isOpaque, isSecure }: { isOpaque: boolean; isSecure: boolean },
): Readonly<Record<string, string | undefined>> {
  const headers = {
    ...expected[kind],
    ...(isOpaque && expectedWhenOpaque[kind]),
    ...(isSecure && { "strict-transport-security": "max-age=31536000" }),
  };
  const spaced = (source: string) => source && ` ${source}`;
  const values: Readonly<Record<string, string>> = {
    ...situation,
    inlineStyle: spaced(situation.inlineStyle),
    games: spaced(situation.games),
    site: spaced(situation.site),
    ownOrGames: situation.games || "'self'",
  };
  return Object.fromEntries(
    Object.entries(headers).map(([name, line]) => [
      name,
      line?.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ""),
    ]),
  );
}

/** How a content security policy names something inline that it allows. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
