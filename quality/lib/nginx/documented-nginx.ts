import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

type Addresses = {
  /** Ports on which nginx stands for the site and for the hosts of games. */
  readonly sitePort: number;
  readonly playPort: number;
  /** Portals by IP address and site port. */
  readonly portals: readonly { readonly address: string; readonly port: number }[];
};

/**
 * nginx's configuration of docs/operating.md for several machines, with the addresses of the test in the place of the documented ones, and without TLS. It
 * is taken from the page itself, so that what the page tells is what was tried.
 */
export function documentedNginx(
  { sitePort, playPort, portals }: Addresses,
  markdown = operatingPage(),
): string {
  const servers = blockAfter(markdown, "## A proxy with TLS, and a host for each game");
  const upstreams = blockAfter(markdown, "## Several processes, several machines");
  return [
    upstreamsFor(upstreams, portals),
    // The upstreams of the first block are for one machine.
    replace(servers, /^upstream recess_site .*\nupstream recess_play .*\n/m, ""),
  ]
    .join("\n")
    .replaceAll(/^ *ssl_certificate.*\n/gm, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${sitePort};`)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${playPort};`)
    .replace(/^server \{ listen 80;.*\n/m, "");
}

type TlsAddresses = {
  /** Port on which nginx ends TLS, for the site and the hosts of games. */
  readonly tlsPort: number;
  /** Port from which it leads to that one. */
  readonly plainPort: number;
  /** Site port of the portal on this machine. */
  readonly portalPort: number;
  /** Name of the site, in the place of `example.org`. */
  readonly host: string;
  readonly certificate: string;
  readonly key: string;
};

/** nginx's configuration of docs/operating.md for one machine, TLS included, with names, ports and a certificate of the test. */
export function documentedTlsNginx(addresses: TlsAddresses): string {
  const { tlsPort, plainPort, portalPort, host, certificate, key } = addresses;
  const replacements: [RegExp, string][] = [
    [/example\.org/g, host],
    [/127\.0\.0\.1:3000\b/g, `127.0.0.1:${portalPort}`],
    [/127\.0\.0\.1:3001\b/g, `127.0.0.1:${portalPort + 1}`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${tlsPort} ssl`],
    [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
    [/(ssl_certificate +)[^;]+/g, `$1${certificate}`],
    [/(ssl_certificate_key +)[^;]+/g, `$1${key}`],
  ];
  return replacements.reduce(
    (text, [pattern, replacement]) => replace(text, pattern, replacement),
    blockAfter(operatingPage(), "## A proxy with TLS, and a host for each game"),
  );
}

const operatingPage = () => readFileSync(join(root, "docs", "operating.md"), "utf8");

function blockAfter(markdown: string, heading: string): string {
  const [, block] = /```nginx\n([\s\S]*?)```/.exec(markdown.split(`${heading}\n`)[1] ?? "") ?? [];
  if (block === undefined) throw new Error(`docs/operating.md has no nginx configuration below "${heading}"`);
  return block;
}

/** Every documented `server` line becomes one for each portal; the play port is the one after the site's. */
function upstreamsFor(block: string, portals: Addresses["portals"]): string {
  const lines = block.split("\n");
  const isServer = (line: string) => /^ *server \d/.test(line);
  return lines
    .flatMap((line, at) => {
      if (!isServer(line)) return [line];
      // The first of a group stands for all: they differ by their addresses alone.
      if (isServer(lines[at - 1] ?? "")) return [];
      return portals.map(({ address, port }) =>
        replace(line, /[\d.]+:(\d+)/, (_, told) => `${address}:${told.endsWith("1") ? port + 1 : port}`),
      );
    })
    .join("\n");
}

/** Refuses where the page no longer has the pattern: what is tried would not be what it tells. */
function replace(
  text: string,
  pattern: RegExp,
  replacement: string | ((match: string, group: string) => string),
): string {
  if (text.search(pattern) === -1)
    throw new Error(`docs/operating.md no longer has ${pattern} in its nginx configuration`);
  return typeof replacement === "string"
    ? text.replace(pattern, replacement)
    : text.replace(pattern, replacement);
}
