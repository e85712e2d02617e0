import { isRecord } from "./untrusted.ts";

/**
 * File list of a game: every file with its size, hash and response headers, signed by the server. The play origin serves it, the packer
 * fetches the files and the service worker verifies them. File names carry no content hash, so files of two versions are never mixed.
 */
export type GameFileList = {
  /** Which game, as `guestAt` names it. */
  readonly guest: string;
  /** Content hash over all files and their headers. */
  readonly version: string;
  /** The distinct sets of response headers; each file refers to one by its index. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly files: readonly ListedFile[];
};

export type ListedFile = {
  /** Path on the play origin; the Flash page's has a query. */
  readonly address: string;
  readonly bytes: number;
  /** SHA-256 in base64, of the file as the server sends it. */
  readonly hash: string;
  /** Index into the list's headers. They are signed too: a game's CSP is as much a part of it as its code. */
  readonly headers: number;
  /** Ruffle has two builds; a browser needs one of them. Left out for what both have. */
  readonly only?: "extended" | "vanilla";
};

/** Response header with the server's signature of a file list. Kept games hold it in the browser, so its name stays. */
export const SIGNATURE_HEADER = "x-seal";

/** Request header of the packer: the service worker lets its requests through to the network, whatever is played meanwhile. */
export const PACKER_HEADER = "x-packer";

/**
 * Cache key of a file. Queries are dropped (`game.js?v=3`) because our server ignores them, a folder means its index page, and
 * percent-encoding is normalized. Only the Flash page keeps its query, which names the SWF.
 */
export function cacheKey(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://any");
  const path = pathname.split("/").map(normalizeEncoding).join("/");
  const swf = path === "/assets/flash/" ? searchParams.get("swf") : null;
  if (swf) return `${path}?swf=${encodeURIComponent(swf.replace(/\.swf$/, ""))}`;
  return path.endsWith("/") ? `${path}index.html` : path;
}

function normalizeEncoding(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch (error) {
    // A stray percent sign: no file of ours has one, so the segment as it stands matches nothing.
    if (error instanceof URIError) return segment;
    throw error;
  }
}

/** The files that this browser needs: all but the Ruffle build for other browsers. */
export function filesForBrowser({ files }: GameFileList, hasWasmExtensions: boolean): readonly ListedFile[] {
  const other = hasWasmExtensions ? "vanilla" : "extended";
  return files.filter(({ only }) => only !== other);
}

export function totalBytes(files: readonly ListedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The file list, or undefined for anything else. */
export function parseFileList(data: unknown): GameFileList | undefined {
  if (!isRecord(data) || !Array.isArray(data["files"])) return undefined;
  const { guest, version } = data;
  if (typeof guest !== "string" || typeof version !== "string") return undefined;
  const files: unknown[] = data["files"];
  const headers: unknown[] = Array.isArray(data["headers"]) ? data["headers"] : [];
  if (!files.every(isListedFile) || !headers.every(areHeaders)) return undefined;
  return { guest, version, headers, files };
}

function isListedFile(data: unknown): data is ListedFile {
  if (!isRecord(data)) return false;
  const { address, bytes, hash, headers, only } = data;
  return (
    typeof address === "string" &&
    address.startsWith("/assets/") &&
    typeof bytes === "number" &&
    typeof hash === "string" &&
    typeof headers === "number" &&
    (only === undefined || only === "extended" || only === "vanilla")
  );
}

function areHeaders(data: unknown): data is Record<string, string> {
  return isRecord(data) && Object.values(data).every((value) => typeof value === "string");
}
