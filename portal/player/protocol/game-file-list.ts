/**
 * A game as one set of files: what the play origin lists, the packer fetches and the worker serves. Its files have plain
 * names, so only the whole set of one version is ever used.
 */
export type GameSet = {
  /** Which game, as `guestAt` names it. */
  readonly guest: string;
  /** Changes with any byte of any file, and with the headers that are sent along. */
  readonly version: string;
  /** The kinds of headers that its files come with; each file names one. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly files: readonly SetFile[];
};

export type SetFile = {
  /** Where it is fetched from: a path on the play origin, in one case with a query. */
  readonly address: string;
  readonly bytes: number;
  /** SHA-256 in base64, as it leaves the server. */
  readonly hash: string;
  /** Which of the set's headers it comes with: the policy is as much a part of a game as its code. */
  readonly headers: number;
  /** The Flash engine comes twice; a browser needs one of them. */
  readonly only?: "extended" | "vanilla";
};

/** Files whose names change with their content are kept once for all games. */
export function isShared(address: string): boolean {
  return address.startsWith("/assets/player/");
}

/**
 * The name under which a file is kept. Queries after a file's name change nothing at our server (`game.js?v=3`), a folder
 * means its page, and one name may be percent-encoded in two ways. Only the page that plays films is told by its query.
 */
export function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://any");
  const path = pathname.split("/").map(tidied).join("/");
  const swf = path === "/assets/flash/" ? searchParams.get("swf") : null;
  if (swf) return `${path}?swf=${encodeURIComponent(swf.replace(/\.swf$/, ""))}`;
  return path.endsWith("/") ? `${path}index.html` : path;
}

function tidied(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch (error) {
    // A stray percent sign: no file of ours has it, so as it stands it finds nothing.
    if (error instanceof URIError) return segment;
    throw error;
  }
}

/** The files that this browser needs. */
export function filesFor(set: GameSet, hasExtensions: boolean): readonly SetFile[] {
  const other = hasExtensions ? "vanilla" : "extended";
  return set.files.filter(({ only }) => only !== other);
}

export function bytesOf(files: readonly SetFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The list, or undefined for anything else. */
export function parseSet(data: unknown): GameSet | undefined {
  if (!isFields(data) || !Array.isArray(data["files"])) return undefined;
  const { guest, version } = data;
  if (typeof guest !== "string" || typeof version !== "string") return undefined;
  const files: unknown[] = data["files"];
  const headers: unknown[] = Array.isArray(data["headers"]) ? data["headers"] : [];
  if (!files.every(isFile) || !headers.every(areHeaders)) return undefined;
  return { guest, version, headers, files };
}

function isFile(data: unknown): data is SetFile {
  if (!isFields(data)) return false;
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
  return isFields(data) && Object.values(data).every((value) => typeof value === "string");
}

export function isFields(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
