import type { LinkAnswer } from "#domain/catalogue/links/link.ts";

export type ProbeOptions = {
  /** For one request and its redirects, until the response headers. */
  readonly timeoutMs: number;
  readonly maxRedirects: number;
};

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 8;

/** The user agent says honestly what asks, and what for. */
const headers = { "user-agent": "Recess link check (a games portal looking whether a game is still there)" };

/**
 * Probes a URL for its response headers: with HEAD, the cheapest for the server, then with GET where HEAD fails.
 * The body is never read, so it may be large or slow.
 */
export async function probeLink(url: string, given: Partial<ProbeOptions> = {}): Promise<LinkAnswer> {
  const options = { timeoutMs: TIMEOUT_MS, maxRedirects: MAX_REDIRECTS, ...given };
  const head = await request(url, "HEAD", options);
  const isGood = head.kind === "response" && head.status >= 200 && head.status < 300;
  // GET mends neither a bad certificate nor a missing host.
  if (isGood || (head.kind === "failure" && head.code !== "UND_ERR_SOCKET" && head.code !== "ECONNRESET"))
    return head;
  return request(url, "GET", options);
}

async function request(
  url: string,
  method: "HEAD" | "GET",
  { timeoutMs, maxRedirects }: ProbeOptions,
): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let at = url;
  try {
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const response = await fetch(at, { method, headers, redirect: "manual", signal });
      await response.body?.cancel();
      const next = redirectTarget(response, at);
      if (next === undefined) {
        return { kind: "response", status: response.status, finalAddress: at, headers: response.headers };
      }
      at = next;
    }
    return { kind: "redirect-loop", hops: maxRedirects };
  } catch (error) {
    if (signal.aborted) return { kind: "timeout" };
    return { kind: "failure", code: codeOf(error) };
  }
}

function redirectTarget(response: Response, at: string): string | undefined {
  const location = response.headers.get("location");
  if (response.status < 300 || response.status >= 400 || location === null) return undefined;
  return URL.canParse(location, at) ? new URL(location, at).href : undefined;
}

/** Error code below "fetch failed", sometimes in an AggregateError with one error for each IP address of the host. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (typeof first === "object" && first !== null && "code" in first) return `${first.code}`;
  return first instanceof Error ? first.message : "unknown";
}
