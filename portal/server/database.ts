import type { Logger } from "pino";
import { type Database, type Db, engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlJournal } from "#adapters/sql/journal-store.ts";
import { readMigrations } from "#adapters/sql/migrate.ts";
import type { Refusal } from "#domain/errors.ts";
import { type Journal, openJournal } from "#domain/journal/journal.ts";
import { migrationsDir } from "#paths.mjs";
import type { Config } from "./config.ts";
import { makeDataPrivate } from "./identity/private-data.ts";

/** The database of all stores. It may be down at any time; the beginning and the end of an outage are logged. */
export function portalDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  log: Logger,
  { mayMigrate = true } = {},
): Database {
  makeDataPrivate(config.dataDir, log);
  return openDatabase(engineOf(config), {
    migrations: readMigrations(migrationsDir),
    mayMigrate,
    report: {
      began: (reason) =>
        log.error({ reason }, "the database is out of order; pages and games go on without it"),
      ended: () => log.warn("the database is back"),
    },
  });
}

/** The journal of what operators did. `onLost` is told of an entry that the database could not take. */
export function portalJournal(db: Db, onLost: (refusal: Refusal) => void): Journal {
  return openJournal(sqlJournal(db), { now: () => new Date(), onLost });
}
