import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";

export type Migration = { readonly name: string; readonly statements: readonly string[] };

/** The plain SQL files of a folder, in the order of their names. A statement ends with a semicolon at the end of a line. */
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

/** A later version of the portal has changed this database. What it means now, only that version knows. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase";

  constructor(unknown: readonly string[]) {
    super(
      `it was made by a newer version (${unknown.join(", ")}); start that version, or put a backup from before in its place`,
    );
  }
}

/** Brings a database up to date: all of what is missing or nothing, and by one process at a time. */
export async function migrate(
  driver: Driver,
  connection: DatabaseConnection,
  { migrations, lock }: { migrations: readonly Migration[]; lock: string | undefined },
): Promise<void> {
  const run = (sql: string) => connection.executeQuery<{ name: string }>(CompiledQuery.raw(sql));
  const applied = async () => new Set((await run("select name from migration")).rows.map(({ name }) => name));
  // Nearly always there is nothing to do. Then nothing is written either, so a read-only database can still be read.
  const known = await applied().catch(() => new Set<string>());
  refuseNewer(known, migrations);
  if (migrations.every(({ name }) => known.has(name))) return;

  await driver.beginTransaction(connection, {});
  try {
    if (lock) await run(lock);
    await run("create table if not exists migration (name text primary key, applied_at bigint not null)");
    const before = await applied();
    refuseNewer(before, migrations);
    for (const { name, statements } of migrations.filter(({ name }) => !before.has(name))) {
      for (const statement of statements) await run(statement);
      await run(`insert into migration (name, applied_at) values ('${name}', ${Date.now()})`);
    }
    await driver.commitTransaction(connection);
  } catch (error) {
    await driver.rollbackTransaction(connection);
    throw error;
  }
}

function refuseNewer(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const unknown = applied.difference(new Set(migrations.map(({ name }) => name)));
  if (unknown.size > 0) throw new NewerDatabase([...unknown]);
}
