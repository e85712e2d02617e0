import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";

/** One migration of the database schema: a file of plain SQL. */
export type Migration = { readonly name: string; readonly statements: readonly string[] };

/** Reads the migrations of a folder in the order of their file names. A statement ends with a semicolon at the end of a line. */
export function readMigrations(folder = join(import.meta.dirname, "migrations")): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.sql$/.test(name))
    .toSorted()
    .map((name) => ({ name, statements: statementsOf(readFileSync(join(folder, name), "utf8")) }));
}

function statementsOf(text: string): string[] {
  const code = text.replaceAll(/^\s*--.*$/gm, "");
  return code.split(/;\s*$/m).filter((statement) => statement.trim() !== "");
}

/** The tables that migrations make, in their order: a row comes after those that it refers to. */
export function tablesOf(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ statements }) =>
    statements.flatMap((statement) => /^\s*create table (\w+)/.exec(statement)?.[1] ?? []),
  );
}

/** Refuses a database in which migrations were run that this version does not know. */
export function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const unknown = applied.difference(new Set(migrations.map(({ name }) => name)));
  if (unknown.size > 0) throw new NewerDatabase([...unknown]);
}

/** Thrown for a database that a newer version of the portal has migrated. Only that version can read it safely. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";

  constructor(unknown: readonly string[]) {
    super(
      `it was made by a newer version (${unknown.join(", ")}); start that version, or put a backup from before in its place`,
    );
  }
}

/** Thrown for a database that an older version of the portal left, where it is not to be migrated. */
export class OlderDatabase extends Error {
  override readonly name = "OlderDatabase";

  constructor() {
    super("it is of an older version, which this command leaves as it is");
  }
}

type Options = {
  readonly migrations: readonly Migration[];
  readonly lock: string | undefined;
  /** False: a database with pending migrations is refused. */
  readonly mayMigrate: boolean;
};

/**
 * Runs the pending migrations in one transaction, under a lock that lets one process migrate at a time.
 * Kysely's `Migrator` is no substitute: its table has other columns, so existing databases would have to be converted; it
 * always writes, so a read-only database could not be opened; and it wants a `Kysely` where we have a bare connection.
 */
export async function migrate(
  driver: Driver,
  connection: DatabaseConnection,
  { migrations, lock, mayMigrate }: Options,
): Promise<void> {
  const run = (sql: string) => connection.executeQuery<{ name: string }>(CompiledQuery.raw(sql));
  const applied = async () => new Set((await run("select name from migration")).rows.map(({ name }) => name));
  // Usually nothing is pending. Then nothing is written either, so a read-only database can still be read.
  const appliedBefore = await applied().catch(() => new Set<string>());
  refuseNewer(appliedBefore, migrations);
  if (migrations.every(({ name }) => appliedBefore.has(name))) return;
  if (!mayMigrate) throw new OlderDatabase();

  await driver.beginTransaction(connection, {});
  try {
    if (lock) await run(lock);
    await run("create table if not exists migration (name text primary key, applied_at bigint not null)");
    const appliedNow = await applied();
    refuseNewer(appliedNow, migrations);
    for (const { name, statements } of migrations.filter(({ name }) => !appliedNow.has(name))) {
      for (const statement of statements) await run(statement);
      await run(`insert into migration (name, applied_at) values ('${name}', ${Date.now()})`);
    }
    await driver.commitTransaction(connection);
  } catch (error) {
    await driver.rollbackTransaction(connection);
    throw error;
  }
}
