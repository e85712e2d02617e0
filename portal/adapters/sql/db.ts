import { join } from "node:path";
import { Kysely } from "kysely";
import { BreakerDriver, type BreakerOptions } from "./breaker-driver.ts";
import type { Engine, Outage } from "./engine.ts";
import { readMigrations } from "./migrate.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** Typed query builder over the portal's tables. */
export type Db = Kysely<Tables>;

/** The portal's database: a query builder with a circuit breaker behind it. */
export type Database = {
  readonly db: Db;
  readonly engine: Engine["name"];
  /** Opens and migrates now instead of with the first query. Never fails: an outage is reported and retried. */
  open(): Promise<void>;
  /** The outage that the last query met; undefined while all is well. */
  outage(): Outage | undefined;
  close(): Promise<void>;
};

/** Chooses the engine: PostgreSQL where `DATABASE_URL` is set, else a SQLite file in the data folder. */
export function engineOf(config: { databaseUrl: string | undefined; dataDir: string }): Engine {
  if (config.databaseUrl) return postgresEngine(config.databaseUrl);
  return sqliteEngine(join(config.dataDir, "recess.sqlite"));
}

/**
 * Makes the database that all stores share, without opening it yet. It never throws because the engine is down: queries
 * are refused as `database-unavailable` until the engine is back.
 */
export function openDatabase(
  engine: Engine,
  { migrations = readMigrations(), ...rest }: Pick<BreakerOptions, "report"> & Partial<BreakerOptions>,
): Database {
  const driver = new BreakerDriver(engine, { migrations, ...rest });
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => engine.dialect.createAdapter(),
      createIntrospector: (any) => engine.dialect.createIntrospector(any),
      createQueryCompiler: () => engine.dialect.createQueryCompiler(),
    },
  });
  return {
    db,
    engine: engine.name,
    open: () => driver.attempt(),
    outage: () => driver.outage(),
    close: () => driver.destroy(),
  };
}
