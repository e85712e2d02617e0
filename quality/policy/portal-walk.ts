import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playPortOf } from "@recess/portal/domain/play-origin.ts";
import { distDir } from "@recess/portal/paths.mjs";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { inspectBuiltSite, listedGames } from "#quality/lib/built-site.ts";
import { hashSource } from "./expected-headers.ts";
import { fileVisits, moverVisit, packerVisits, playVisits, pointers, siteVisits } from "./visits.ts";
import { unknownRoutes, type Walk, walk } from "./walk.ts";

/** Settings of a portal, and what its headers are expected to say under them. */
export type Arrangement = {
  readonly settings: Readonly<Record<string, string>>;
  readonly isTrusting: boolean;
  /** The games' own hosts, without the label; undefined where the sandbox takes their origin away. */
  suffix?(port: number): string;
  /** The origins that the page of the game with this label may frame besides its own: the game's, and the one that games once shared. */
  games(port: number, label: string): string;
  /** The origins whose pages may frame a game besides its own. */
  site(port: number): string;
  /** The site serves games itself, instead of redirecting to their origin. */
  readonly isOnSite: boolean;
};

/** The ways in which an operator can place games. */
export const arrangements: Readonly<Record<string, Arrangement>> = {
  "the default, behind a proxy": {
    settings: { TRUSTED_PROXIES: "1" },
    isTrusting: true,
    suffix: (port) => `localhost:${playPortOf(port)}`,
    games: (port, label) =>
      `http://${label}.localhost:${playPortOf(port)} http://127.0.0.1:${playPortOf(port)}`,
    site: (port) => `http://localhost:${port} http://127.0.0.1:${port}`,
    isOnSite: true,
  },
  "one origin": {
    settings: { PLAY_ORIGIN: "same" },
    isTrusting: false,
    games: () => "",
    site: () => "",
    isOnSite: true,
  },
  "a host per game": {
    settings: { PLAY_ORIGIN: "https://*.play.example.org" },
    isTrusting: false,
    suffix: () => "play.example.org",
    games: (_, label) => `https://${label}.play.example.org https://play.example.org`,
    site: () => "https://example.org https://www.example.org",
    isOnSite: false,
  },
  "an origin for all games": {
    settings: { PLAY_ORIGIN: "https://play.example.org", SITE_ORIGIN: "https://games.example" },
    isTrusting: false,
    games: () => "https://play.example.org",
    site: () => "https://games.example",
    isOnSite: false,
  },
};

/** Starts the built portal in an arrangement and walks it. */
export async function walkPortal({ settings, ...arrangement }: Arrangement): Promise<Walk> {
  const { isTrusting, isOnSite } = arrangement;
  await using dataDir = await mkdtempDisposable(join(tmpdir(), "recess-policy-"));
  const { port, playPort, origin, close } = await startPortal({ dataDir: dataDir.path, settings });
  const playSuffix = arrangement.suffix?.(port);
  try {
    const games = await listedGames(origin);
    const known = siteVisits(games);
    const { routes, inlineScripts } = await inspectBuiltSite({
      PORT: `${port}`,
      DATA_DIR: dataDir.path,
      ...settings,
    });
    const visits = [
      ...Object.values(known).flat(),
      ...(isOnSite ? [] : pointers(games)),
      ...(playSuffix === undefined ? [] : packerVisits(games)),
      ...(settings["PLAY_ORIGIN"] === "same" ? [] : [moverVisit]),
      ...(await fileVisits(distDir, games)),
      ...playVisits(games),
    ];
    const situation = {
      inlineScripts: inlineScripts.map(hashSource).join(" "),
      site: arrangement.site(port),
    };
    const target = {
      sitePort: port,
      playPort: settings["PLAY_ORIGIN"] === "same" ? port : playPort,
      playSuffix,
      situation,
      games: (label: string) => (label === "" ? "" : arrangement.games(port, label)),
      isOpaque: playSuffix === undefined,
      isTrusting,
    };
    const { answers, mistakes } = await walk(target, visits);
    return { answers, mistakes: [...unknownRoutes(routes, known), ...mistakes] };
  } finally {
    await close();
  }
}
