import { type Db, engineOf, openDatabase } from "@recess/portal/adapters/sql/db.ts";
import { type Migration, readMigrations } from "@recess/portal/adapters/sql/migrate.ts";
import { ownAccounts } from "@recess/portal/server/identity/identity.ts";
import { createDatabase, findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { sql } from "kysely";
import { spread } from "#quality/lib/spread.ts";
import { silent } from "./acknowledged.ts";
import { canSignIn, type Fault, judgeStarts, onTestPortal, startFigures, trySignIn } from "./fault.ts";
import type { Start, TestPortal } from "./test-portal.ts";

const email = "old@example.org";
const password = "a password from before";

const today = readMigrations();
const tomorrow: Migration[] = [
  ...today,
  { name: "9999-from-the-future.sql", statements: ["create table from_the_future (it text)"] },
];

/** A database engine that gives each portal a database of its own. */
type Engine = {
  readonly name: string;
  readonly newUrl: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/**
 * Migrates the states that a database of an earlier version can be in, with its accounts: every one, or as many as there are kills. One of a
 * later version is left alone.
 */
export const upgrade: Fault = {
  about: "a database of each earlier version, and of a later one, in SQLite and PostgreSQL",
  async run({ kills, entry }) {
    const states = today.map((_, at) => today.slice(0, at + 1));
    const earlier = spread(states, kills);
    const engines = await openEngines();
    const failures: string[] = [];
    const starts: Start[] = [];
    const check = async (engine: Engine, run: (portal: TestPortal, url: string) => Promise<string[]>) => {
      const url = await engine.newUrl();
      await onTestPortal({ settings: { DATABASE_URL: url }, entry }, async (portal) => {
        failures.push(...(await run(portal, url)).map((failure) => `${engine.name}: ${failure}`));
        starts.push(...portal.starts);
        return "";
      });
    };
    for (const engine of engines) {
      for (const migrations of earlier)
        await check(engine, (portal, url) => fromEarlier(portal, url, migrations));
      await check(engine, fromLater);
      await engine.close();
    }
    const from = earlier.map((migrations) => migrations.at(-1)?.name).join(", ");
    const names = engines.map(({ name }) => name).join(" and ");
    return {
      failures: [...failures, ...judgeStarts(starts)],
      figures: `${names}, from ${from}; a later one refused; ${startFigures({ starts })}`,
    };
  },
};

async function openEngines(): Promise<Engine[]> {
  const sqlite = { name: "SQLite", newUrl: async () => "", close: async () => undefined };
  const bin = findPostgres();
  if (!bin) return [sqlite];
  const service = await startPostgres(bin);
  return [
    sqlite,
    {
      name: "PostgreSQL",
      newUrl: async () => (await createDatabase(service.url)).url,
      close: () => service.stop(),
    },
  ];
}

async function fromEarlier(
  portal: TestPortal,
  url: string,
  migrations: readonly Migration[],
): Promise<string[]> {
  await makeOld(portal, url, migrations);
  await portal.start();
  const isIn = await canSignIn(portal, 10_000);
  return [
    ...(isIn ? [] : [`Nobody can sign in after the upgrade from ${migrations.at(-1)?.name}.`]),
    ...(await portal.check()),
  ];
}

async function fromLater(portal: TestPortal, url: string): Promise<string[]> {
  await makeOld(portal, url, tomorrow);
  const before = await withDatabase(portal, url, tomorrow, dumpOf);
  await portal.start();
  const { status } = await trySignIn(portal);
  const page = await fetch(`${portal.origin}/play`);
  const after = await withDatabase(portal, url, tomorrow, dumpOf);
  return [
    ...(status === 503 ? [] : [`With a database of a later version a sign-in was answered with ${status}.`]),
    ...(page.status === 200
      ? []
      : [`With a database of a later version /play was answered with ${page.status}.`]),
    ...(after === before ? [] : ["A database of a later version was changed."]),
  ];
}

async function makeOld(portal: TestPortal, url: string, migrations: readonly Migration[]): Promise<void> {
  await withDatabase(portal, url, migrations, async (_, database) => {
    const { accounts } = ownAccounts(database, "any secret does", { error: console.error });
    await accounts.add({ email, name: "Old", password });
  });
  portal.ledger.accounts.set(email, password);
}

async function withDatabase<T>(
  { dataDir }: TestPortal,
  url: string,
  migrations: readonly Migration[],
  use: (db: Db, database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(engineOf({ databaseUrl: url, dataDir }), { migrations, report: silent });
  return use(database.db, database).finally(() => database.close());
}

/** Dump of the database: every table with its columns and rows. */
async function dumpOf(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const found = tables.map(async ({ name, columns }) => [
    name,
    columns.map((column) => [column.name, column.dataType]),
    (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
  ]);
  return JSON.stringify(await Promise.all(found));
}
