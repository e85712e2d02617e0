import { type Db, engineOf, openDatabase } from "@recess/portal/adapters/sql/db.ts";
import { type Migration, readMigrations } from "@recess/portal/adapters/sql/migrate.ts";
import { ownAccounts } from "@recess/portal/server/identity/identity.ts";
import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { sql } from "kysely";
import { comesTrue, type Fault, judgeStarts, startFigures, trySignIn } from "./fault.ts";
import { openWorld, type World } from "./test-portal.ts";

const silent = { began: () => undefined, ended: () => undefined };
const email = "old@example.org";
const password = "a password from before";

const today = readMigrations();
const tomorrow: Migration[] = [
  ...today,
  { name: "9999-from-the-future.sql", statements: ["create table from_the_future (it text)"] },
];

/** An engine with a database for each world. */
type Home = {
  readonly name: string;
  readonly newUrl: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Every state that a database of an earlier version can be in becomes today's, with everyone in it. One of a later version is left alone. */
export const upgrade: Fault = {
  about: "a database of every earlier version, and of a later one, in SQLite and PostgreSQL",
  async run({ entry }) {
    const homes = await openHomes();
    const failures: string[] = [];
    const starts: World["starts"] = [];
    const inWorld = async (home: Home, run: (world: World, url: string) => Promise<string[]>) => {
      const url = await home.newUrl();
      const world = await openWorld({ settings: { DATABASE_URL: url }, ...(entry && { entry }) });
      try {
        failures.push(...(await run(world, url)).map((failure) => `${home.name}: ${failure}`));
        starts.push(...world.starts);
      } finally {
        await world.close();
      }
    };
    for (const home of homes) {
      for (let upTo = 1; upTo <= today.length; upTo++)
        await inWorld(home, (world, url) => fromEarlier(world, url, today.slice(0, upTo)));
      await inWorld(home, fromLater);
      await home.close();
    }
    const from = today.map(({ name }) => name).join(", ");
    const engines = homes.map(({ name }) => name).join(" and ");
    return {
      failures: [...failures, ...judgeStarts(starts)],
      figures: `${engines}, from ${from}; a later one refused; ${startFigures({ starts })}`,
    };
  },
};

async function openHomes(): Promise<Home[]> {
  const sqlite = { name: "SQLite", newUrl: async () => "", close: async () => undefined };
  const bin = findPostgres();
  if (!bin) return [sqlite];
  const service = await startPostgres(bin);
  let made = 0;
  return [
    sqlite,
    {
      name: "PostgreSQL",
      async newUrl() {
        const name = `world_${++made}`;
        const { db, close } = openDatabase(engineOf({ databaseUrl: service.url, dataDir: "" }), {
          report: silent,
        });
        await sql.raw(`create database ${name}`).execute(db);
        await close();
        return service.url.replace(/[^/]*$/, name);
      },
      close: () => service.stop(),
    },
  ];
}

async function fromEarlier(world: World, url: string, migrations: readonly Migration[]): Promise<string[]> {
  await makeOld(world, url, migrations);
  await world.start();
  const isIn = await comesTrue(async () => (await trySignIn(world)).status === 200, 10_000);
  return [
    ...(isIn ? [] : [`Nobody can sign in after the upgrade from ${migrations.at(-1)?.name}.`]),
    ...(await world.check()),
  ];
}

async function fromLater(world: World, url: string): Promise<string[]> {
  await makeOld(world, url, tomorrow);
  const before = await withDatabase(world, url, tomorrow, allOf);
  await world.start();
  const { status } = await trySignIn(world);
  const page = await fetch(`${world.origin}/play`);
  const after = await withDatabase(world, url, tomorrow, allOf);
  return [
    ...(status === 503 ? [] : [`With a database of a later version a sign-in was answered with ${status}.`]),
    ...(page.status === 200
      ? []
      : [`With a database of a later version /play was answered with ${page.status}.`]),
    ...(after === before ? [] : ["A database of a later version was changed."]),
  ];
}

async function makeOld(world: World, url: string, migrations: readonly Migration[]): Promise<void> {
  await withDatabase(world, url, migrations, async (_, database) => {
    const { accounts } = ownAccounts(database, "any secret does", { error: console.error });
    await accounts.add({ email, name: "Old", password });
  });
  world.ledger.accounts.set(email, password);
}

async function withDatabase<T>(
  { dataDir }: World,
  url: string,
  migrations: readonly Migration[],
  use: (db: Db, database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(engineOf({ databaseUrl: url, dataDir }), { migrations, report: silent });
  return use(database.db, database).finally(() => database.close());
}

/** Every table with its columns and rows. */
async function allOf(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const found = tables.map(async ({ name, columns }) => [
    name,
    columns.map((column) => [column.name, column.dataType]),
    (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
  ]);
  return JSON.stringify(await Promise.all(found));
}
