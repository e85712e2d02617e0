import { createHmac, timingSafeEqual } from "node:crypto";

/** Keyed hashes by the token of a session, which pages of other origins cannot know. */
const proofOf = (token: string, text: string) => createHmac("sha256", token).update(text).digest("base64url");

function isProof(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** CSRF token of a session. */
export function csrfToken(token: string): string {
  return proofOf(token, "csrf");
}

export function isCsrfToken(token: string, given: string): boolean {
  return isProof(given, csrfToken(token));
}

/** Query that carries the message of an action to the page after it, beside the page's own. Signed: a link cannot put words into the page. */
export function messageQuery(token: string, message: string, query?: URLSearchParams): string {
  const all = new URLSearchParams(query);
  all.set("done", message);
  all.set("proof", proofOf(token, `done ${message}`));
  return `?${all}`;
}

export function messageIn(token: string, query: URLSearchParams): string | undefined {
  const message = query.get("done");
  if (message === null) return undefined;
  return isProof(query.get("proof") ?? "", proofOf(token, `done ${message}`)) ? message : undefined;
}
