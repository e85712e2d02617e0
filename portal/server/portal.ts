import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Logger, pino } from "pino";
import { operatorContent } from "#adapters/files/operator-content.ts";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { removableGames } from "#adapters/files/removable-games.ts";
import { probeLink } from "#adapters/http/link-probe.ts";
import type { Presence } from "#adapters/socketio/presence.ts";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import type { Database } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import { sqlParcels } from "#adapters/sql/parcel-store.ts";
import { sqlResetTokens } from "#adapters/sql/reset-token-store.ts";
import { sqlSessions } from "#adapters/sql/session-store.ts";
import { sqlSync } from "#adapters/sql/sync-store.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { createGameStatusCheck } from "#domain/catalogue/links/game-status.ts";
import { isListedInSchool } from "#domain/catalogue/school-mode.ts";
import { Refusal } from "#domain/errors.ts";
import { deleteOldReports } from "#domain/game-reports/game-report-store.ts";
import { createGameReporting } from "#domain/game-reports/reporting.ts";
import type { Accounts } from "#domain/identity/accounts.ts";
import { deleteOldResetTokens } from "#domain/identity/reset-token.ts";
import { deleteExpiredSessions } from "#domain/identity/session-store.ts";
import { throttledIdentity } from "#domain/identity/throttled-identity.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { localLimiters, sharedLimiters } from "#domain/limits/shared-limiters.ts";
import type { Portal } from "#domain/portal.ts";
import { openParcels } from "#domain/saves/parcels.ts";
import { openSync } from "#domain/saves/sync.ts";
import { createMissedSearches } from "#domain/statistics/missed-searches.ts";
import { deleteOldCounts } from "#domain/statistics/retention.ts";
import { builtCatalogue, contentDir } from "#paths.mjs";
import type { Config } from "./config.ts";
import { portalDatabase, portalJournal } from "./database.ts";
import { firebaseAccounts, ownAccounts } from "./identity/identity.ts";
import { deriveKey, sessionSecret, storedSecret } from "./identity/secret.ts";
import { startCleanup } from "./jobs/cleanup.ts";
import { startCountWriter } from "./jobs/count-writer.ts";
import { type LiveCatalogue, openLiveCatalogue } from "./jobs/live-catalogue.ts";
import { openLiveContent } from "./jobs/live-content.ts";
import { hostLabel } from "./play-origin/host-label.ts";
import { engineFacts } from "./play-origin/player-index.ts";
import { type Signer, signerFrom } from "./play-origin/signature.ts";
import { openRecords } from "./records/open-records.ts";
import { ownerHash } from "./records/owner-hash.ts";
import { clientIpAddress, isOurOrigin } from "./site/request/client.ts";
import { type KnownBrowserCookie, knownBrowserCookie } from "./site/request/known-browser.ts";
import { type SessionCookie, sessionCookie } from "./site/request/session-cookie.ts";
import { type OpenTogether, openTogether } from "./together/open-together.ts";

type OpenPortal = {
  readonly portal: Portal;
  /** Rooms, for the socket; undefined where they are turned off. */
  readonly together: OpenTogether | undefined;
  readonly cookie: SessionCookie;
  readonly browsers: KnownBrowserCookie;
  /** Signs the file lists of games. */
  readonly signer: Signer;
  readonly database: Pick<Database, "outage" | "engine" | "db">;
  /** Games that are shipped, and that are not listed, for the desk. */
  readonly games: Pick<LiveCatalogue, "built" | "hidden" | "unlisted">;
  /** Management of accounts, for the desk; undefined where they are kept elsewhere. */
  readonly accounts: Accounts | undefined;
  readonly journal: Journal;
  /** How many counts wait for the next batch. */
  countsWaiting(): number;
  close(): Promise<void>;
};

/** Gives the names of games, for commands that only have paths. A game that is not listed, or not built, is named by its path. */
export async function namesOfGames(
  config: Pick<Config, "dataDir" | "schoolMode">,
): Promise<(path: string) => string> {
  const catalogue = await catalogueNow(config);
  return (path) => catalogue?.byPath(path)?.name ?? path;
}

/** The catalogue as it is now, for commands; undefined where none is built. */
export async function catalogueNow(
  config: Pick<Config, "dataDir" | "schoolMode">,
): Promise<Catalogue | undefined> {
  if (!existsSync(builtCatalogue)) return undefined;
  const catalogue = await listedGames(config, builtCatalogue, pino({ level: "silent" }));
  catalogue.close();
  return catalogue.current();
}

function listedGames(
  { dataDir, schoolMode }: Pick<Config, "dataDir" | "schoolMode">,
  built: string,
  log: Logger,
) {
  const operator = { games: operatorGames(dataDir), edits: operatorEdits(dataDir) };
  return openLiveCatalogue(built, operator, log, schoolMode ? isListedInSchool : undefined);
}

/** What operators do with the accounts that the portal keeps itself. */
export function openAccounts(config: Config, log: Logger): { accounts: Accounts; close(): Promise<void> } {
  const database = portalDatabase(config, log);
  // Without the portal's secret, a command can do all but find the records of an account.
  const secret = storedSecret(config);
  const { accounts } = ownAccounts(database, secret ?? randomBytes(32).toString("base64url"), log);
  const remove: Accounts["remove"] = async () => {
    throw new Refusal(
      "account-refused",
      "The records of an account are found by the portal's secret, and it is not here. Set SESSION_SECRET or DATA_DIR as the portal has it.",
    );
  };
  return { accounts: secret ? accounts : { ...accounts, remove }, close: () => database.close() };
}

/** The composition root: joins the domain's ports to adapters, for the site and the command line alike. `built` is the build's catalogue. */
export async function openPortal(config: Config, log: Logger, built: string): Promise<OpenPortal> {
  const { dataDir, siteName } = config;
  const content = openLiveContent(operatorContent(dataDir, contentDir), log, { siteName });
  const catalogue = await listedGames(config, built, log);
  const database = portalDatabase(config, log);
  // In the background: pages do not wait for it.
  void database.open();
  const secret = sessionSecret(config, log);
  const now = () => new Date();
  const attempts = await openAttempts(config, content.current().site.name, log);
  const limiters = attempts
    ? sharedLimiters(attempts, { hash: keyedHash(deriveKey(secret, "attempts")), now })
    : localLimiters;
  const countStore = sqlCountStore(database.db);
  const counts = startCountWriter(countStore, now, log);
  const sessions = sqlSessions(database.db);
  const reports = sqlGameReports(database.db);
  const journal = portalJournal(database.db, ({ message }) =>
    log.warn({ reason: message }, "an entry of the journal was lost"),
  );
  const records = config.hasRecords
    ? await openRecords({
        db: database.db,
        folder: join(dirname(built), "records"),
        hashKey: ownerHash(secret),
        listedName: (path) => catalogue.current().byPath(path)?.name,
        now,
        random: Math.random,
        limiters,
        log,
      })
    : undefined;
  const together = await openTogether({
    config,
    folder: join(dirname(built), "together"),
    secret,
    site: content.current().site.name,
    pathOf: (id) => catalogue.current().byPath(pathOfId(id) ?? "")?.path,
    records: records?.records,
    now,
    random: Math.random,
    limiters,
    log,
  });
  const sync = openSync(sqlSync(database.db), now);
  const resetTokens = sqlResetTokens(database.db);
  const cleanup = startCleanup(
    [
      ...(records ? [{ what: "old records", run: records.deleteOld }] : []),
      { what: "expired sessions", run: () => deleteExpiredSessions(sessions, now()) },
      { what: "old reset links", run: () => deleteOldResetTokens(resetTokens, now()) },
      { what: "old copies of saves", run: sync.deleteOldCopies },
      { what: "old counts", run: () => deleteOldCounts(countStore, now()) },
      { what: "old games of the trash", run: () => removableGames(dataDir).deleteOldTrash(now()) },
      { what: "old reports of games", run: () => deleteOldReports(reports, now()) },
      { what: "old entries of the journal", run: journal.deleteOld },
    ],
    log,
  );
  const parcels = openParcels(sqlParcels(database.db), now, limiters);
  const parcelCleanup = startCleanup(
    [{ what: "expired parcels", run: parcels.deleteExpired }],
    log,
    PARCEL_CLEANUP_INTERVAL_MS,
  );
  const missedSearches = createMissedSearches({ count: counts.count, now, hash: hashOfThisRun() });
  const provider = config.firebase
    ? {
        identity: firebaseAccounts(config.firebase, secret, now),
        secondFactor: undefined,
        accounts: undefined,
        passwordsWith: () => undefined,
      }
    : ownAccounts(database, secret, log, { siteName: content.current().site.name, now, limiters });
  const identity = throttledIdentity(provider.identity, now, limiters);
  const engine = engineFacts(join(dirname(built), "play"));
  const portal: Portal = {
    get catalogue() {
      return catalogue.current();
    },
    whenSearchable: catalogue.whenSearchable,
    get recalls() {
      return catalogue.recalls();
    },
    hiddenGame: (path) => catalogue.hidden().get(path),
    get content() {
      return content.current();
    },
    contentIn: content.inLanguage,
    play: config.play,
    siteOrigin: config.siteOrigin,
    schoolMode: config.schoolMode,
    hostLabel,
    engineBytes: engine.bytesFor,
    engine: engine.buildsFor,
    count: counts.count,
    countMissedSearch: missedSearches.add,
    reportGame: createGameReporting({
      store: reports,
      now,
      hash: keyedHash(deriveKey(secret, "game reports")),
    }),
    get hot() {
      return counts.hot();
    },
    get plays() {
      return counts.plays();
    },
    get playTimes() {
      return counts.playTimes();
    },
    statusOf: createGameStatusCheck({
      now,
      probe: (url) => probeLink(url, { timeoutMs: STATUS_TIMEOUT_MS, maxRedirects: 0 }),
    }),
    identity,
    passwords: provider.passwordsWith(identity),
    secondFactor: provider.secondFactor,
    parcels,
    sync: config.firebase ? undefined : sync,
    records: records?.records,
    together: together?.rooms,
    now,
    random: Math.random,
  };
  return {
    portal,
    together,
    cookie: sessionCookie(deriveKey(secret, "cookie")),
    browsers: knownBrowserCookie(deriveKey(secret, "known browsers"), now),
    signer: signerFrom(deriveKey(secret, "kept games")),
    database,
    games: catalogue,
    accounts: provider.accounts,
    journal,
    countsWaiting: counts.waiting,
    async close() {
      catalogue.close();
      await content.close();
      cleanup.close();
      await records?.close();
      await together?.close();
      parcelCleanup.close();
      await counts.close();
      await attempts?.close();
      await database.close();
    },
  };
}

/** Tells other processes of the site of attempts that are limited, where there is a Redis. */
async function openAttempts({ redisUrl: url }: Config, site: string, log: Logger) {
  if (!url) return undefined;
  const { redisAttempts } = await import("#adapters/redis/attempt-feed.ts");
  return redisAttempts({ url, site, log });
}

/** Keyed hash whose key is made at the start and stored nowhere: what it hashed can be tested against nothing after this run. */
function hashOfThisRun(): (text: string) => string {
  const key = randomBytes(32);
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}

/** Keyed hash in hexadecimal, the same in every worker process and after a restart. */
function keyedHash(key: string): (text: string) => string {
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}

/** Parcels live for ten minutes, and whoever sends one is promised that it goes. */
const PARCEL_CLEANUP_INTERVAL_MS = 60_000;

/** A visitor looks at 'Checking Game Status...' meanwhile. */
const STATUS_TIMEOUT_MS = 5000;

/** Four times the usual pause between two words of a process: it may be busy without being dead. */
const PEER_TIMEOUT_MS = 12_000;

/** Counts who is on the site and lets them play together; with a Redis, together with the other processes that serve it. */
export async function openSitePresence(
  config: Config,
  { portal, together }: Pick<OpenPortal, "portal" | "together">,
  log: Logger,
): Promise<Presence> {
  const { redisUrl: url, trustedProxies } = config;
  // Commands have no use for either, and most sites have no Redis.
  const { openPresence } = await import("#adapters/socketio/presence.ts");
  const redis = url && (await import("#adapters/redis/redis-peers.ts"));
  const site = portal.content.site.name;
  return openPresence({
    gameOf: (path) => portal.catalogue.byPath(path),
    limits: config.presence,
    ipAddressOf: ({ socket, headers }) =>
      clientIpAddress(socket.remoteAddress, `${headers["x-forwarded-for"] ?? ""}`, trustedProxies),
    isFromSite: ({ headers }) =>
      isOurOrigin(headers.origin, [headers.host, `${headers["x-forwarded-host"]}`]),
    together: together && { rooms: together.rooms, peers: together.peers, log },
    ...(redis && { peersOf: redis.redisPeers({ url, site, timeoutMs: PEER_TIMEOUT_MS, log }) }),
  });
}
