import { join } from "node:path";
import { Kysely } from "kysely";
import { GuardedDriver, type GuardOptions } from "./breaker-driver.ts";
import type { Engine, Trouble } from "./engine.ts";
import { readMigrations } from "./migrate.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export type Database = {
  readonly db: Db;
  readonly engine: Engine["name"];
  /** Opens and migrates now rather than at the first question. Never fails: what is wrong is reported, and tried again. */
  open(): Promise<void>;
  /** What was wrong when it was last asked something; undefined where all is well. */
  trouble(): Trouble | undefined;
  close(): Promise<void>;
};

/** PostgreSQL where there is a URL, else a file in the data folder. */
export function engineOf(where: { databaseUrl: string | undefined; dataDir: string }): Engine {
  if (where.databaseUrl) return postgresEngine(where.databaseUrl);
  return sqliteEngine(join(where.dataDir, "recess.sqlite"));
}

/**
 * The database that all stores share. Nothing is opened yet, and nothing here throws because an engine is down: a query
 * made then is refused as `database-unavailable`, and works again when the engine does.
 */
export function openDatabase(
  engine: Engine,
  { migrations = readMigrations(), ...rest }: Pick<GuardOptions, "report"> & Partial<GuardOptions>,
): Database {
  const driver = new GuardedDriver(engine, { migrations, ...rest });
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
    trouble: () => driver.trouble(),
    close: () => driver.destroy(),
  };
}
