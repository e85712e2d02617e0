import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { copiedTables, copyDatabase, DatabaseNotEmpty } from "#adapters/sql/copy-database.ts";
import { type Database, engineOf, openDatabase } from "#adapters/sql/db.ts";
import { readMigrations } from "#adapters/sql/migrate.ts";
import { Refusal } from "#domain/errors.ts";
import { migrationsDir } from "#paths.mjs";
import { isInUse } from "#server/backup/sqlite-file.ts";
import { readConfig } from "#server/config.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { openProgress } from "./progress.ts";

const help = `Moves the portal's database from SQLite to PostgreSQL, or back. Stop the portal first. Accounts, sessions, counts, records and synced saves
are copied in one go, all or nothing; the database that they are copied from stays as it is.

  npm run database -- copy --to postgres://user:password@host/name
  npm run database -- copy --to <folder>     a data folder without a database in it

Afterwards start the portal with DATABASE_URL set to that, or without it. Ends with 0 when all is copied, 1 when something is refused,
2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, {
    options: { to: { type: "string" } },
    allowPositionals: true,
  });
  const { to } = values;
  if (positionals.join(" ") !== "copy" || !to) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);
  const file = join(config.dataDir, "recess.sqlite");
  if (!config.databaseUrl && existsSync(file) && isInUse(file))
    return failWith(`A portal or a command uses ${resolve(file)}. Stop it first, then run this again.`);

  const isUrl = /^postgres(?:ql)?:\/\//.test(to);
  const target = { dataDir: isUrl ? config.dataDir : to, databaseUrl: isUrl ? to : undefined };
  const [source, copy] = [await open(config), await open(target)];
  try {
    const migrations = readMigrations(migrationsDir);
    const progress = openProgress("Copying", copiedTables(migrations).length);
    const { rows } = await copyDatabase(source, copy, migrations, (table, run) => progress.step(table, run));
    progress.finish(`Copied ${rows} rows to ${copy.engine === "postgres" ? "PostgreSQL" : "SQLite"}`);
    console.log(
      isUrl
        ? "Start the portal with DATABASE_URL set to it."
        : `Start the portal with DATA_DIR=${to} and without DATABASE_URL.`,
    );
    return 0;
  } catch (error) {
    if (error instanceof DatabaseNotEmpty)
      return failWith(`Refused: the database is not empty, ${error.message}. Nothing was copied.`);
    if (!(error instanceof Refusal)) throw error;
    const outage = source.outage() ?? copy.outage();
    return failWith(`Refused: ${outage?.reason ?? error.message}. Nothing was copied.`);
  } finally {
    await Promise.all([source.close(), copy.close()]);
  }
}

async function open(place: Parameters<typeof engineOf>[0]): Promise<Database> {
  const silent = { began: () => undefined, ended: () => undefined };
  const database = openDatabase(engineOf(place), {
    migrations: readMigrations(migrationsDir),
    report: silent,
  });
  await database.open();
  return database;
}
