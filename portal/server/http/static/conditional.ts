/** What a browser compares before it asks for the bytes again. */
export type Validators = { etag: string; modifiedAt: Date };

/** True when the browser's copy is still good and `304` is the whole answer (RFC 9110, 13.1.2 and 13.1.3). */
export function isNotModified(request: Request, { etag, modifiedAt }: Validators): boolean {
  const known = matchesEtag(request, etag);
  if (known !== undefined) return known;
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && wholeSeconds(modifiedAt) <= since;
}

/** Whether the browser's copy is this one; undefined where it does not say what it has. */
export function matchesEtag(request: Request, etag: string): boolean | undefined {
  const known = request.headers.get("if-none-match");
  if (known === null) return undefined;
  return known.trim() === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Whether a range still fits the copy of which the browser holds the rest (RFC 9110, 13.1.5). */
export function rangeApplies(request: Request, { etag, modifiedAt }: Validators): boolean {
  const condition = request.headers.get("if-range");
  if (condition === null) return true;
  if (condition.startsWith('"')) return condition === etag;
  return Date.parse(condition) === wholeSeconds(modifiedAt);
}

// HTTP dates have no fraction; the file's own time does.
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
