/**
 * Where games are served. Either every game has a host of its own, and so an origin (`local` on this machine, `hosts`), or the sandbox takes
 * its origin away (`opaque`, `same`, and `local` for visitors on other machines). See docs/decisions/0007-an-origin-per-game.md.
 */
export type PlayOrigin =
  /** The default. `port` is where `<label>.localhost` is served; visitors on other machines get games from the site's own origin. */
  | { readonly kind: "local"; readonly port: number }
  /** A host per game below `suffix`, which may end in a port. */
  | { readonly kind: "hosts"; readonly protocol: "http:" | "https:"; readonly suffix: string }
  /** One origin for all games, which the sandbox takes away from them. */
  | { readonly kind: "opaque"; readonly origin: string }
  /** The site's own origin, which the sandbox takes away from them. */
  | { readonly kind: "same" };

/** Origin of a game's URL, and whether the sandbox replaces it by an opaque one. */
export type GameOrigin = { readonly origin: string; readonly isOpaque: boolean };

/** Port of the games' hosts where the operator set no PLAY_ORIGIN: the port after the site's. */
export function playPortOf(sitePort: number): number {
  return sitePort + 1;
}

/** Where the game whose host has this label is served, for a page of the site with this origin. */
export function gameOriginFor(play: PlayOrigin, page: Pick<URL, "origin">, label: string): GameOrigin {
  switch (play.kind) {
    case "local":
      return localSites(play.port).includes(page.origin)
        ? { origin: `http://${label}.${localSuffix(play.port)}`, isOpaque: false }
        : { origin: page.origin, isOpaque: true };
    case "hosts":
      return { origin: `${play.protocol}//${label}.${play.suffix}`, isOpaque: false };
    case "opaque":
      return { origin: play.origin, isOpaque: true };
    case "same":
      return { origin: page.origin, isOpaque: true };
  }
}

/** What follows the label in the host of a game on this machine. Browsers resolve every name below `localhost` to the machine itself. */
export function localSuffix(playPort: number): string {
  return `localhost:${playPort}`;
}

/**
 * The site's origins on this machine. `[::1]` is not among them because the CSP has no way to write it, nor is any other port: where ports are
 * mapped, that of the games' hosts may not be.
 */
export function localSites(playPort: number): string[] {
  return ["localhost", "127.0.0.1"].map((name) => new URL(`http://${name}:${playPort - 1}`).origin);
}
