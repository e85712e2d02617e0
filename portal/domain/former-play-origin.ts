import type { PlayOrigin } from "./play-origin.ts";

/** The origin that all games once shared, seen from a page of the site: browsers may still keep old games and their databases there. */
export function formerPlayOrigin(
  play: PlayOrigin,
  page: Pick<URL, "origin" | "hostname">,
): string | undefined {
  switch (play.kind) {
    case "local":
      return siteBeside(play.port, page.hostname) === page.origin
        ? `http://${page.hostname}:${play.port}`
        : undefined;
    case "hosts":
      return `${play.protocol}//${play.suffix}`;
    case "opaque":
      return play.origin;
    case "same":
      return undefined;
  }
}

/** The site's origin on the host whose play port all games once shared. None for an IPv6 address: the CSP has no way to write it. */
export function siteBeside(playPort: number, hostname: string): string | undefined {
  return /^[a-z\d.-]+$/.test(hostname) ? new URL(`http://${hostname}:${playPort - 1}`).origin : undefined;
}
