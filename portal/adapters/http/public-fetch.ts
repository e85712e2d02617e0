import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { LinkAnswer } from "#domain/catalogue/links/link.ts";
import { isPublicAddress } from "./public-address.ts";

export type PublicFetchOptions = {
  readonly method?: "HEAD" | "GET";
  readonly headers?: Readonly<Record<string, string>>;
  /** For the request and its redirects, until the response headers. */
  readonly timeoutMs: number;
  readonly maxRedirects: number;
  /** Limits the hosts that are asked, redirects included; without it every public host is. Gets the host name without port. */
  readonly isAllowedHost?: (hostname: string) => boolean;
  /** Hosts with their ports (`localhost:8080`) that may have a private address: an operator's own, and those of tests. */
  readonly privateHosts?: readonly string[];
};

/** Failure codes of our own, beside those of Node. */
const NOT_PUBLIC = "NOT_PUBLIC";
const HOST_NOT_ALLOWED = "HOST_NOT_ALLOWED";

/**
 * Asks a host on the public internet for its response headers and follows redirects; the body is never read. The host's addresses are
 * checked at every hop, and the connection goes to an address that was checked: neither a redirect nor a name that resolves differently
 * the second time leads to this machine or its network.
 */
export async function publicFetch(url: string, options: PublicFetchOptions): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let at = url;
  try {
    for (let hops = 0; hops <= options.maxRedirects; hops += 1) {
      const { status, headers } = await requestOnce(new URL(at), options, signal);
      const next = redirectTarget(status, headers, at);
      if (next === undefined) return { kind: "response", status, finalAddress: at, headers };
      at = next;
    }
    return { kind: "redirect-loop", hops: options.maxRedirects };
  } catch (error) {
    if (signal.aborted) return { kind: "timeout" };
    return { kind: "failure", code: codeOf(error) };
  }
}

type Answer = { status: number; headers: Headers };

function requestOnce(url: URL, options: PublicFetchOptions, signal: AbortSignal): Promise<Answer> {
  const { method = "GET", headers = {}, isAllowedHost, privateHosts = [] } = options;
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw failure(HOST_NOT_ALLOWED);
  if (isAllowedHost && !isAllowedHost(url.hostname)) throw failure(HOST_NOT_ALLOWED);
  const isPrivateAllowed = privateHosts.includes(url.host);
  // Node resolves no IP address, so `lookup` below does not see it.
  if (isIP(hostname) && !isPrivateAllowed && !isPublicAddress(hostname)) throw failure(NOT_PUBLIC);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      // A new connection each time: one of a pool would skip the lookup.
      {
        ...target(url, hostname),
        method,
        headers,
        signal,
        agent: false,
        ...(!isPrivateAllowed && { lookup: publicLookup }),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response) });
        response.destroy();
      },
    );
    request.once("error", reject);
    request.end();
  });
}

/** Without the credentials that a URL may carry. */
function target(url: URL, hostname: string) {
  return {
    hostname,
    // An IP address is no server name for TLS.
    ...(!isIP(hostname) && { servername: hostname }),
    port: url.port || (url.protocol === "https:" ? 443 : 80),
    path: `${url.pathname}${url.search}`,
  };
}

type LookupDone = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Like `dns.lookup`, without the addresses that are not public. Node connects to nothing but what this gives. */
function publicLookup(hostname: string, options: LookupOptions, done: LookupDone): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first, ...others] = addresses.filter(({ address }) => isPublicAddress(address));
    if (!first) return done(failure(NOT_PUBLIC), []);
    return options.all ? done(null, [first, ...others]) : done(null, first.address, first.family);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(`${rawHeaders[at]}`, `${rawHeaders[at + 1]}`);
  return headers;
}

function redirectTarget(status: number, headers: Headers, at: string): string | undefined {
  const location = headers.get("location");
  if (status < 300 || status >= 400 || location === null) return undefined;
  return URL.canParse(location, at) ? new URL(location, at).href : undefined;
}

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}

/** Node's error code, sometimes in an AggregateError with one error for each IP address of the host. */
function codeOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (typeof first === "object" && first !== null && "code" in first) return `${first.code}`;
  return first instanceof Error ? first.message : "unknown";
}
