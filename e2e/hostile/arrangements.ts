import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type PortalOptions,
  type RunningPortal,
  startPortal,
} from "@recess/portal/testing/running-portal.ts";
import { startElsewhere } from "./elsewhere.ts";
import { startTlsProxy } from "./tls-proxy.ts";

/** How a visitor reaches the site and its games: what an operator can set up, and what `npm start` gives. */
export type Arrangement =
  /** `npm start`, visited at localhost: a host per game below it. */
  | "localhost"
  /** `npm start`, visited at a name in the local network: games without an origin. */
  | "network"
  /** `PLAY_ORIGIN=same`. */
  | "same"
  /** `PLAY_ORIGIN=https://*.play.recess.test`, behind a proxy that ends TLS. */
  | "wildcard";

export const arrangements: readonly Arrangement[] = ["localhost", "network", "same", "wildcard"];

/** A built portal that lists a hostile game and its victim, with another host beside it. */
export type AttackedPortal = {
  readonly arrangement: Arrangement;
  readonly portal: RunningPortal;
  readonly dataDir: string;
  /** All that the portal has printed so far. */
  said(): string;
  /** The site's origin, as the browser sees it. */
  readonly site: string;
  /** The other host's origin. */
  readonly elsewhere: string;
  /** The URLs that the other host was asked for. */
  readonly requests: readonly string[];
  /** Command-line flags with which Chromium finds all these hosts. */
  readonly chromiumArgs: readonly string[];
  close(): Promise<void>;
};

const games = join(import.meta.dirname, "../fixtures/games/html5");

/** The games' paths in the catalogue. */
export const HOSTILE = "hostile/";
export const VICTIM = "victim/";

export async function openAttackedPortal(
  arrangement: Arrangement,
  options: Partial<PortalOptions> = {},
): Promise<AttackedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), "recess-hostile-"));
  const elsewhere = await startElsewhere();
  await addGames(dataDir, elsewhere.port);
  let output = "";
  const portal = await startPortal({
    dataDir,
    onOutput: (text) => {
      output += text;
    },
    ...options,
    settings: { ...settingsOf(arrangement), ...options.settings },
  }).catch((error: unknown) => {
    throw new Error(`The portal did not start: ${output}`, { cause: error });
  });
  const isWildcard = arrangement === "wildcard";
  const tls = isWildcard
    ? await startTlsProxy((host) => {
        if (host.startsWith("elsewhere.")) return elsewhere.port;
        return host.includes(".play.") ? portal.playPort : portal.port;
      })
    : undefined;
  return {
    arrangement,
    portal,
    dataDir,
    said: () => output,
    site: siteOf(arrangement, portal.port),
    // Over https a plain http host would be refused as mixed content, whatever the portal does.
    elsewhere: tls ? "https://elsewhere.test" : `http://127.0.0.1:${elsewhere.port}`,
    requests: elsewhere.requests,
    chromiumArgs: tls?.chromiumArgs ?? ["--host-resolver-rules=MAP *.test 127.0.0.1"],
    async close() {
      await Promise.all([portal.close(), elsewhere.close(), tls?.close()]);
      await rm(dataDir, { recursive: true });
    },
  };
}

function settingsOf(arrangement: Arrangement): Record<string, string> {
  switch (arrangement) {
    case "same":
      return { PLAY_ORIGIN: "same" };
    case "wildcard":
      return { PLAY_ORIGIN: "https://*.play.recess.test", TRUSTED_PROXIES: "1" };
    case "localhost":
    case "network":
      return {};
  }
}

function siteOf(arrangement: Arrangement, port: number): string {
  switch (arrangement) {
    case "wildcard":
      return "https://recess.test";
    case "network":
      return `http://school-server.test:${port}`;
    case "localhost":
    case "same":
      return `http://localhost:${port}`;
  }
}

async function addGames(dataDir: string, elsewhere: number): Promise<void> {
  const folder = join(dataDir, "games", "html5");
  await mkdir(folder, { recursive: true });
  // The third is in the folder and in no catalogue.
  for (const [slug, from] of [
    ["hostile", "hostile"],
    ["victim", "victim"],
    ["unlisted", "victim"],
  ] as const)
    await cp(join(games, from), join(folder, slug), { recursive: true });
  const common = { img: "na.png", dateAdded: "2026-11-01", isTrending: false };
  const entries = [
    { ...common, gameType: "html5", name: "Hostile", description: "Hostile", path: HOSTILE },
    { ...common, gameType: "html5", name: "Victim", description: "Victim", path: VICTIM },
    { ...common, gameType: "external", name: "Inward", description: "Inward", path: inwardGame(elsewhere) },
  ];
  await writeFile(join(dataDir, "games", "catalogue.json"), JSON.stringify({ games: entries }));
}

/** An external game whose address leads into the operator's own network. */
export const inwardGame = (port: number) => `https://127.0.0.1:${port}/by-status-of-inward-game`;
