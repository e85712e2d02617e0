import { join } from "node:path";
import type { Logger } from "pino";
import { readContent } from "#adapters/files/content-files.ts";
import { operatorShelf } from "#adapters/files/operator-shelf.ts";
import { type Database, engineOf, openDatabase } from "#adapters/sql/db.ts";
import { limitedIdentity } from "#domain/identity/limited.ts";
import type { Portal } from "#domain/portal.ts";
import type { Config } from "./config.ts";
import { ownAccounts } from "./identity.ts";
import { openCatalogue } from "./live-catalogue.ts";
import { purposeOf, sessionSecret } from "./secret.ts";
import { type SessionCookie, sessionCookie } from "./site/session-cookie.ts";

const root = join(import.meta.dirname, "..");

type OpenPortal = {
  readonly portal: Portal;
  readonly cookie: SessionCookie;
  close(): Promise<void>;
};

/** The database of all stores. It may be down now or at any time: that is logged when it begins and when it ends. */
export function portalDatabase(config: Pick<Config, "databaseUrl" | "dataDir">, log: Logger): Database {
  return openDatabase(engineOf(config), {
    report: {
      broke: (reason) =>
        log.error({ reason }, "the database is out of order; pages and games go on without it"),
      healed: () => log.warn("the database is back"),
    },
  });
}

/** Joins the portal to the outside world, for the site and the command line alike. */
export async function openPortal(config: Config, log: Logger): Promise<OpenPortal> {
  const { content, mistakes } = readContent(join(root, "content"));
  if (!content) {
    const [first, ...more] = mistakes;
    const others = more.length > 0 ? ` (and ${more.length} more: npm run content:check)` : "";
    throw new Error(`${first?.file}:${first?.line}: ${first?.message}${others}`);
  }
  const catalogue = await openCatalogue(
    join(root, "dist", "catalogue.json"),
    operatorShelf(config.dataDir),
    log,
  );
  const database = portalDatabase(config, log);
  // Pages do not wait for it.
  void database.open();
  const secret = sessionSecret(config, log);
  const now = () => new Date();
  const portal: Portal = {
    get catalogue() {
      return catalogue.current();
    },
    content: config.siteName ? { ...content, site: { ...content.site, name: config.siteName } } : content,
    play: config.play,
    identity: limitedIdentity(ownAccounts(database, secret, log).identity, now),
    now,
    random: Math.random,
  };
  return {
    portal,
    cookie: sessionCookie(purposeOf(secret, "cookie")),
    async close() {
      catalogue.close();
      await database.close();
    },
  };
}
