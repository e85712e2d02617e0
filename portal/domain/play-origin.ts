/** Where the play origin is: on a port of the site's host, on a host of its own, or (unsafe) the site's own origin. */
export type PlayOrigin =
  | { readonly kind: "port"; readonly port: number }
  | { readonly kind: "origin"; readonly origin: string }
  | { readonly kind: "same" };

/** Port of the play origin where it has no host of its own: the port after the site's. */
export function playPortOf(sitePort: number): number {
  return sitePort + 1;
}

/** The play origin as browsers write it, for a page of the site at this URL. */
export function playOriginFor(
  playOrigin: PlayOrigin,
  page: Pick<URL, "origin" | "protocol" | "hostname">,
): string {
  switch (playOrigin.kind) {
    case "same":
      return page.origin;
    case "origin":
      return playOrigin.origin;
    case "port":
      return `${page.protocol}//${page.hostname}:${playOrigin.port}`;
  }
}
