import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { generatePassword } from "#adapters/crypto/generate-password.ts";
import { resetTokens } from "#adapters/crypto/reset-tokens.ts";
import { fileDeskSessions, fileLinks } from "#adapters/files/desk-access.ts";
import type { DeskApp, DeskAssets } from "#desk/app.ts";
import type { Desk } from "#domain/desk/desk.ts";
import type { DeskFigures } from "#domain/desk/desk-figures.ts";
import { type DeskSessions, openDeskSessions } from "#domain/desk/desk-sessions.ts";
import { type OneTimeLinks, oneTimeLinks } from "#domain/desk/one-time-link.ts";
import type { Config } from "#server/config.ts";
import { openDeskGames } from "#server/games/open-desk-games.ts";
import { type Listener, listen } from "#server/http/listen.ts";
import { staticFiles } from "#server/http/static/static-files.ts";
import { siteFiles } from "#server/site/routes/site-files.ts";
import { siteOriginOf } from "#server/site-origin.ts";
import { deskContent } from "./desk-content.ts";
import type { DeskEnv } from "./desk-env.ts";
import { deskFigures } from "./desk-figures.ts";
import { openDeskSite } from "./desk-site.ts";
import { type CareParts, openCare } from "./open-care.ts";
import { deskOperators } from "./open-operators.ts";

/** What the desk needs of the process that it runs in. */
export type DeskParts = Pick<Desk, "portal" | "accounts" | "journal"> &
  Pick<Parameters<typeof openDeskGames>[0], "games"> &
  Omit<CareParts, "now"> & { readonly presence?: DeskFigures["presence"] };

/** Opens the operator's desk over a portal. `dist` is the build that has its pages. */
export async function openDesk(
  config: Config,
  parts: DeskParts,
  { dist, log }: { dist: string; log: Logger },
): Promise<Hono<DeskEnv>> {
  const { dataDir } = config;
  const { portal, accounts, journal, database, games, redis } = parts;
  const { now } = portal;
  const pictures = siteFiles(dist, dataDir);
  const desk: Desk = {
    portal,
    accounts,
    journal,
    games: openDeskGames({ dataDir, portal, db: database.db, games, files: pictures, log }),
    care: openCare(config, { database, accounts, redis, now }),
    generatePassword,
    siteOrigin: siteOriginOf(config),
    content: deskContent(dataDir, portal),
    figures: deskFigures(dataDir, { portal, db: database.db, presence: parts.presence }, log),
    operators: deskOperators(dataDir),
    sessions: deskSessions(dataDir, now),
  };
  const app: DeskApp = await import(pathToFileURL(join(dist, "server", "desk-entry.js")).href);
  const folder = join(dist, "desk");
  const assets: DeskAssets = JSON.parse(await readFile(join(folder, "assets.json"), "utf8"));
  return openDeskSite({
    app,
    desk,
    links: deskLinks(dataDir, now),
    assets,
    files: staticFiles({ root: folder, isBuilt: true }),
    siteFiles: pictures,
    origin: config.deskOrigin,
    trustedProxies: config.trustedProxies,
    log,
  });
}

/** A backup that comes over a slow line takes its time. */
const REQUEST_TIMEOUT_MS = 60 * 60_000;
/** Operators are few; the rest of a machine's connections is for visitors. */
const MAX_CONNECTIONS = 200;

/** Opens the port of the desk. */
export function listenDesk(
  desk: Hono<DeskEnv>,
  { port, host, trustedProxies }: { port: number; host: string; trustedProxies: number },
): Promise<Listener> {
  return listen(desk, port, host, {
    connections: { total: MAX_CONNECTIONS, perIpAddress: MAX_CONNECTIONS },
    trustedProxies,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    setting: "DESK_PORT",
  });
}

/** One-time links, for the desk and for `npm run desk`. */
export function deskLinks(dataDir: string, now: () => Date): OneTimeLinks {
  return oneTimeLinks(fileLinks(dataDir), { tokens: resetTokens(), now });
}

/** Sessions at the desk, for the desk and for `npm run desk`. */
export function deskSessions(dataDir: string, now: () => Date): DeskSessions {
  return openDeskSessions(fileDeskSessions(dataDir), { tokens: resetTokens(), now });
}
