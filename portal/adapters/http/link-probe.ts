import type { LinkAnswer } from "#domain/catalogue/links/link.ts";
import { type PublicFetchOptions, publicFetch } from "./public-fetch.ts";

type ProbeOptions = Omit<PublicFetchOptions, "method" | "headers">;

const defaults: ProbeOptions = { timeoutMs: 15_000, maxRedirects: 8 };

/** The user agent says honestly what asks, and what for. */
const headers = { "user-agent": "Recess link check (a games portal looking whether a game is still there)" };

/**
 * Probes a URL for its response headers: with HEAD, the cheapest for the server, then with GET where HEAD fails.
 * The body is never read, so it may be large or slow.
 */
export async function probeLink(url: string, given: Partial<ProbeOptions> = {}): Promise<LinkAnswer> {
  const options = { ...defaults, ...given, headers };
  const head = await publicFetch(url, { ...options, method: "HEAD" });
  const isGood = head.kind === "response" && head.status >= 200 && head.status < 300;
  // GET mends neither a bad certificate nor a missing host.
  if (isGood || (head.kind === "failure" && head.code !== "ECONNRESET")) return head;
  return publicFetch(url, { ...options, method: "GET" });
}
