import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Outage } from "#adapters/sql/engine.ts";
import type { App, Assets } from "#app/app.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { html5Folder } from "#domain/catalogue/console-path.ts";
import type { GameNeed } from "#domain/catalogue/game.ts";
import { guestOf } from "#domain/catalogue/recall.ts";
import { siteBeside } from "#domain/former-play-origin.ts";
import { type Metrics, noMetrics } from "#domain/metrics.ts";
import { localSites, localSuffix } from "#domain/play-origin.ts";
import type { Portal } from "#domain/portal.ts";
import type { Config } from "./config.ts";
import type { DeskParts } from "./desk/open-desk.ts";
import type { SocketEndpoint } from "./http/listen.ts";
import { monitorOverload } from "./http/overload.ts";
import { registerGauges } from "./observability/gauges.ts";
import { type PartState, type ReadinessTracker, trackReadiness } from "./observability/readiness.ts";
import { openPlayOrigin, type PlayOptions } from "./play-origin/play-origin.ts";
import { openPortal, openSitePresence } from "./portal.ts";
import { siteFiles } from "./site/routes/site-files.ts";
import { openSite } from "./site/site.ts";
import { parentOrigins } from "./site-origin.ts";

type Origins = {
  /** The site, rendered by this app: the built one, or the source during development. */
  readonly siteWith: (app: App, assets: Assets) => Pick<Hono, "fetch" | "routes">;
  readonly play: Pick<Hono, "fetch"> | undefined;
  /** Shares the site's port, for WebSockets. */
  readonly presence: SocketEndpoint;
  /** For the operator's desk. */
  readonly deskParts: DeskParts;
  /** For `/readyz`. */
  readonly readiness: ReadinessTracker;
  /** To be called when no request is under way any more. */
  close(): Promise<void>;
};

/**
 * Opens the site and the play origin of a build. `former` is the build that was served before, in another folder. `play` is undefined where the site serves all games itself.
 */
export async function openOrigins(
  config: Config,
  dist: string,
  log: Logger,
  metrics: Metrics = noMetrics,
  { former }: { former?: string | undefined } = {},
): Promise<Origins> {
  const opened = await openPortal(config, log, join(dist, "catalogue.json"));
  const { portal, together, cookie, browsers, signer, database, countsWaiting, close } = opened;
  const presence = await openSitePresence(config, { portal, together }, log);
  registerGauges(metrics, { portal, presence, database, countsWaiting });
  const readiness = trackReadiness(() => ({
    database: databaseState(database.outage()),
    ...(config.redisUrl && { redis: presence.isConnectedToPeers() ? "up" : "down" }),
  }));
  const overload = monitorOverload((isShedding) =>
    log.warn(
      isShedding
        ? "more is asked than this machine can do; some pages and sign-ins are refused"
        : "there is time for everybody again",
    ),
  );
  metrics.gauge(
    { name: "work_share", help: "Share of the expensive work that is taken on, 0 to 1.", aggregator: "min" },
    () => overload.admission().share,
  );
  const { ownPort, onSite } = openGames(config, {
    root: join(dist, "play"),
    added: join(config.dataDir, "games"),
    games: listedGames(portal),
    recalls: () => portal.recalls,
    trustedProxies: config.trustedProxies,
    signer,
  });
  const files = siteFiles(dist, config.dataDir, former);
  return {
    siteWith: (app, assets) =>
      openSite({
        app,
        portal,
        assets,
        files,
        games: onSite,
        cookie,
        browsers,
        trustedProxies: config.trustedProxies,
        readiness: readiness.now,
        overload,
        metrics,
        log,
      }),
    play: ownPort,
    presence,
    deskParts: {
      ...opened,
      presence: presence.count,
      redis: config.redisUrl ? () => (presence.isConnectedToPeers() ? "up" : "down") : undefined,
    },
    readiness,
    close() {
      overload.close();
      return close();
    },
  };
}

/** The app that the build bundled, and the URLs of its scripts and styles. */
export async function builtApp(dist: string): Promise<[App, Assets]> {
  const app: App = await import(pathToFileURL(join(dist, "server", "entry.js")).href);
  return [app, JSON.parse(await readFile(join(dist, "assets.json"), "utf8"))];
}

function databaseState(outage: Outage | undefined): PartState {
  if (!outage) return "up";
  return outage.kind === "unwritable" ? "unwritable" : "down";
}

type Games = Omit<PlayOptions, "site" | "isolation">;

/** Opens the servers of games: the one on the play port, and the one that the site passes its requests for games to. */
function openGames({ play, siteOrigin }: Config, games: Games): { ownPort?: Hono; onSite?: Hono } {
  const onSite = () => openPlayOrigin({ ...games, site: [], isolation: { kind: "opaque" } });
  switch (play.kind) {
    case "local": {
      const isolation = { kind: "hosts", suffix: localSuffix(play.port) } as const;
      const site = localSites(play.port);
      // Visitors on other machines once had games on this port, at the host of their page.
      const siteOfFormer = ({ hostname }: URL) => siteBeside(play.port, hostname);
      const ownPort = openPlayOrigin({ ...games, site, siteOfFormer, isolation });
      return { ownPort, onSite: onSite() };
    }
    case "hosts": {
      const site = siteOrigin ? [siteOrigin] : parentOrigins(play);
      return {
        ownPort: openPlayOrigin({ ...games, site, isolation: { kind: "hosts", suffix: play.suffix } }),
      };
    }
    case "opaque": {
      const site = siteOrigin ? [siteOrigin] : parentOrigins(play);
      return { ownPort: openPlayOrigin({ ...games, site, isolation: { kind: "opaque" } }) };
    }
    case "same":
      return { onSite: onSite() };
  }
}

/** Looks up listed games for the play origin, which does not serve files of others. */
function listedGames(portal: Portal): PlayOptions["games"] {
  const cache = new WeakMap<Catalogue, ReadonlySet<string | undefined>>();
  const foldersOf = (catalogue: Catalogue) => {
    const folders =
      cache.get(catalogue) ??
      new Set([...catalogue.ofType("html5"), ...catalogue.ofType("waflash")].map(guestOf));
    cache.set(catalogue, folders);
    return folders;
  };
  return {
    hasSwf: (name) => portal.catalogue.byPath(name)?.gameType === "flash",
    flashSettings: (path) => portal.catalogue.byPath(path)?.flash,
    hasFolder: (kind, slug) => foldersOf(portal.catalogue).has(`${kind}/${slug}`),
    needsOf: (guest) => needsOf(portal.catalogue).get(guest),
  };
}

const needsByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, readonly GameNeed[]>>();

/** What games ask for, by guest (`html5/chess`); few ask for anything. */
function needsOf(catalogue: Catalogue): ReadonlyMap<string, readonly GameNeed[]> {
  const known = needsByCatalogue.get(catalogue);
  if (known) return known;
  const needs = catalogue
    .ofType("html5")
    .flatMap(({ path, needs }) => (needs ? [[`html5/${html5Folder(path)}`, needs] as const] : []));
  const made = new Map(needs);
  needsByCatalogue.set(catalogue, made);
  return made;
}
