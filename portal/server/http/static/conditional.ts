/** Cache validators: what a browser compares before it downloads the bytes again. */
export type Validators = { etag: string; modifiedAt: Date };

/** Whether the browser's copy is still good, so that `304 Not Modified` is the whole response (RFC 9110, 13.1.2 and 13.1.3). */
export function isNotModified(request: Request, { etag, modifiedAt }: Validators): boolean {
  const isMatch = matchesEtag(request, etag);
  if (isMatch !== undefined) return isMatch;
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && wholeSeconds(modifiedAt) <= since;
}

/** Whether `If-None-Match` names this ETag; undefined where the request has no such header. */
export function matchesEtag(request: Request, etag: string): boolean | undefined {
  const header = request.headers.get("if-none-match");
  if (header === null) return undefined;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Whether a range request is about the version that we have (`If-Range`; RFC 9110, 13.1.5). */
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
