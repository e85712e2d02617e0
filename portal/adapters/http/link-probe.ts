import type { LinkAnswer } from "#domain/catalogue/links/link.ts";

export type Manners = {
  /** For one request and its redirects, until the headers are here. */
  readonly patienceMs: number;
  readonly mostHops: number;
};

const usual: Manners = { patienceMs: 15_000, mostHops: 8 };

/** Honest about who asks, and what for. */
const headers = { "user-agent": "Recess link check (a games portal looking whether a game is still there)" };

/**
 * Asks an address for its headers: HEAD, as that costs the other side least, and GET where a server does not care for
 * HEAD. A body is never read, so it may be as large or as slow as it likes.
 */
export async function askAddress(address: string, manners: Partial<Manners> = {}): Promise<LinkAnswer> {
  const all = { ...usual, ...manners };
  const head = await ask(address, "HEAD", all);
  const isGood = head.kind === "response" && head.status >= 200 && head.status < 300;
  // A certificate or a host that is not there will not be better for GET.
  if (isGood || (head.kind === "failure" && head.code !== "UND_ERR_SOCKET" && head.code !== "ECONNRESET"))
    return head;
  return ask(address, "GET", all);
}

async function ask(
  address: string,
  method: "HEAD" | "GET",
  { patienceMs, mostHops }: Manners,
): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(patienceMs);
  let at = address;
  try {
    for (let hops = 0; hops <= mostHops; hops += 1) {
      const response = await fetch(at, { method, headers, redirect: "manual", signal });
      await response.body?.cancel();
      const next = nextAddress(response, at);
      if (next === undefined) {
        return { kind: "response", status: response.status, finalAddress: at, headers: response.headers };
      }
      at = next;
    }
    return { kind: "redirect-loop", hops: mostHops };
  } catch (error) {
    if (signal.aborted) return { kind: "timeout" };
    return { kind: "failure", code: codeOf(error) };
  }
}

function nextAddress(response: Response, at: string): string | undefined {
  const location = response.headers.get("location");
  if (response.status < 300 || response.status >= 400 || location === null) return undefined;
  return URL.canParse(location, at) ? new URL(location, at).href : undefined;
}

/** What went wrong lies under "fetch failed", sometimes in a bundle of one failure per address of the host. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (typeof first === "object" && first !== null && "code" in first) return `${first.code}`;
  return first instanceof Error ? first.message : "unknown";
}
