import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answer, Outcome } from "#quality/lib/raw-http.ts";
import { marker } from "./strings.ts";

export type Ports = { readonly site: number; readonly play: number };

/** Judges of a response, one per promise: each says what is wrong, or nothing. */
const judges: Readonly<Record<string, (answer: Answer, ports: Ports, host: string) => string | undefined>> = {
  // 503 is what a server says that has more to do than it can, together with when to come back.
  "server error": ({ status, headers }) =>
    status >= 500 && !(status === 503 && headers.has("retry-after")) ? `answered ${status}` : undefined,
  "reflected markup": (answer) => {
    if (!isMarkup(answer)) return undefined;
    const text = textOf(answer);
    const at = text.indexOf(marker);
    return at < 0 ? undefined : `…${text.slice(Math.max(0, at - 40), at + 40)}…`;
  },
  "open redirect": ({ headers }, ports, host) => {
    const location = headers.get("location");
    if (location === undefined) return undefined;
    const from = `http://${host}`;
    const to = URL.parse(location, from);
    const own = URL.parse(from);
    const isOurs =
      to?.protocol === "http:" &&
      to.hostname === own?.hostname &&
      [ports.site, ports.play].includes(Number(to.port));
    // The host is the visitor's own word for us, and its port may be anything.
    return isOurs || to?.host === own?.host ? undefined : `leads to ${location}`;
  },
  "split headers": ({ headers }) => (headers.has("rq-split") ? "a header of the visitor's" : undefined),
  "no policy": ({ headers, status }) =>
    status === 101 ||
    (headers.has("content-security-policy") && headers.get("x-content-type-options") === "nosniff")
      ? undefined
      : "an answer without our headers",
};

/** Everything that is wrong with a response. */
export function judge(outcome: Outcome, ports: Ports, host: string): string[] {
  if (typeof outcome === "string") return [`no answer: ${outcome}`];
  return Object.entries(judges).flatMap(([name, look]) => {
    const fault = look(outcome, ports, host);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
}

function isMarkup({ headers }: Answer): boolean {
  return /^$|html|xml|svg/i.test(headers.get("content-type") ?? "");
}

function textOf({ headers, body }: Answer): string {
  if (body.length === 0) return "";
  const encoding = headers.get("content-encoding");
  const plain =
    encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  return plain.toString("utf8");
}
