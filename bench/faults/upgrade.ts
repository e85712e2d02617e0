import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openDatabase } from "#adapters/sql/db.ts";
import { readMigrations } from "#adapters/sql/migrate.ts";
import { sqliteEngine } from "#adapters/sql/sqlite.ts";
import { ownAccounts } from "#server/identity.ts";
import { comesTrue, type Fault, judgeStarts, startFigures, trySignIn } from "./fault.ts";
import { openWorld, type World } from "./world.ts";

const silent = { broke: () => undefined, healed: () => undefined };
const email = "old@example.org";
const password = "a password from before";

/** Every state that a database of an earlier version can be in becomes today's, with everyone in it. One of a later version is left alone. */
export const upgrade: Fault = {
  about: "a database of every earlier version, and of a later one",
  async run({ entry }) {
    const migrations = readMigrations();
    const failures: string[] = [];
    const all: World["starts"] = [];
    for (let upTo = 1; upTo <= migrations.length; upTo++) {
      const world = await openWorld(entry ? { entry } : {});
      try {
        await makeOld(world, migrations.slice(0, upTo));
        await world.start();
        all.push(...world.starts);
        if (!(await comesTrue(async () => (await trySignIn(world)).status === 200, 10_000)))
          failures.push(`Nobody can sign in after the upgrade from ${migrations[upTo - 1]?.name}.`);
        failures.push(...(await world.check()));
      } finally {
        await world.close();
      }
    }
    failures.push(...(await laterVersion(entry)), ...judgeStarts(all));
    const figures = `from ${migrations.map(({ name }) => name).join(", ")}; a later one refused; ${startFigures({ starts: all })}`;
    return { failures, figures };
  },
};

async function makeOld(world: World, migrations: ReturnType<typeof readMigrations>): Promise<void> {
  const database = openDatabase(sqliteEngine(join(world.dataDir, "recess.sqlite")), {
    migrations,
    report: silent,
  });
  const { accounts } = ownAccounts(database, "any secret does", { error: console.error });
  await accounts.add({ email, name: "Old", password });
  await database.close();
  world.ledger.accounts.set(email, password);
}

async function laterVersion(entry: string | undefined): Promise<string[]> {
  const world = await openWorld(entry ? { entry } : {});
  const file = join(world.dataDir, "recess.sqlite");
  try {
    await makeOld(world, readMigrations());
    const later = new DatabaseSync(file);
    later.exec("insert into migration (name, applied_at) values ('9999-from-the-future.sql', 1)");
    later.exec("pragma wal_checkpoint(truncate)");
    later.close();
    const before = await hashOf(file);
    await world.start();
    const { status } = await trySignIn(world);
    const page = await fetch(`${world.origin}/play`);
    return [
      ...(status === 503
        ? []
        : [`With a database of a later version a sign-in was answered with ${status}.`]),
      ...(page.status === 200
        ? []
        : [`With a database of a later version /play was answered with ${page.status}.`]),
      ...((await hashOf(file)) === before ? [] : ["A database of a later version was changed."]),
    ];
  } finally {
    await world.close();
  }
}

async function hashOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}
