import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playPortOf } from "@recess/portal/domain/play-origin.ts";
import { distDir } from "@recess/portal/paths.mjs";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { inspectBuiltSite, listedGames } from "#quality/lib/built-site.ts";
import { hashSource } from "./expected-headers.ts";
import { fileVisits, packerVisits, playVisits, pointers, siteVisits } from "./visits.ts";
import { unknownRoutes, type Walk, walk } from "./walk.ts";

/** Settings of a portal, and what its headers are expected to say under them. */
export type Arrangement = {
  readonly settings: Readonly<Record<string, string>>;
  readonly isTrusting: boolean;
  readonly isShared: boolean;
  /** The play origin; empty where games share the site's. */
  games(port: number): string;
  /** The origins whose pages may frame a game. */
  site(port: number): string;
};

/** The three ways in which an operator can place games. */
export const arrangements: Readonly<Record<string, Arrangement>> = {
  "two ports, behind a proxy": {
    settings: { TRUSTED_PROXIES: "1" },
    isTrusting: true,
    isShared: false,
    games: (port) => `http://127.0.0.1:${playPortOf(port)}`,
    site: (port) => `http://127.0.0.1:${port}`,
  },
  "one origin": {
    settings: { PLAY_ORIGIN: "same" },
    isTrusting: false,
    isShared: true,
    games: () => "",
    site: (port) => `http://127.0.0.1:${port}`,
  },
  "an origin for games": {
    settings: { PLAY_ORIGIN: "https://play.example.org" },
    isTrusting: false,
    isShared: false,
    games: () => "https://play.example.org",
    site: () => "https://example.org https://www.example.org",
  },
};

/** Starts the built portal in an arrangement and walks it. */
export async function walkPortal({ settings, ...arrangement }: Arrangement): Promise<Walk> {
  const { isShared, isTrusting } = arrangement;
  await using dataDir = await mkdtempDisposable(join(tmpdir(), "recess-policy-"));
  const { port, playPort, origin, close } = await startPortal({ dataDir: dataDir.path, settings });
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
      ...(isShared ? [] : [...pointers(games), ...packerVisits(games)]),
      ...(await fileVisits(distDir, games)),
      ...playVisits(games),
    ];
    const situation = {
      host: `127.0.0.1:${port}`,
      inlineScripts: inlineScripts.map(hashSource).join(" "),
      games: arrangement.games(port),
      site: arrangement.site(port),
    };
    const { answers, mistakes } = await walk(
      { sitePort: port, playPort: isShared ? port : playPort, situation, isShared, isTrusting },
      visits,
    );
    return { answers, mistakes: [...unknownRoutes(routes, known), ...mistakes] };
  } finally {
    await close();
  }
}
