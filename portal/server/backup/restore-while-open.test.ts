import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { type Migration, readMigrations } from "#adapters/sql/migrate.ts";
import { createDatabase } from "#testing/postgres-server.ts";
import { makeBackup, type PortalStorage } from "./make-backup.ts";
import { restoreWhileOpen } from "./restore-while-open.ts";

const now = new Date("2026-11-20T12:00:00Z");
const testUrl = process.env["TEST_DATABASE_URL"];
const today = readMigrations();
const older = today.slice(0, -3);
const newer = [...today, { name: "9999-from-the-future.sql", statements: ["create table future (it text)"] }];

async function aStorage(isPostgres: boolean): Promise<PortalStorage> {
  const dataDir = await aFolder({});
  if (!isPostgres) return { dataDir, databaseUrl: undefined };
  const { url, drop } = await createDatabase(testUrl ?? "");
  onTestFinished(drop);
  return { dataDir, databaseUrl: url };
}

/** A portal's database with one count, which goes on being open. */
async function opened(storage: PortalStorage, subject: string, migrations: readonly Migration[] = today) {
  const report = { began: () => undefined, ended: () => undefined };
  const database = openDatabase(engineOf(storage), { migrations, report });
  onTestFinished(() => database.close());
  const counts = sqlCountStore(database.db);
  await counts.add([{ day: "2026-11-20", kind: "launch", subject, number: 1 }]);
  const subjects = async () => (await counts.since("2026-11-20")).map((count) => count.subject);
  return { db: database.db, subjects };
}

/** A backup of another portal, of this or another version, in the same engine. */
async function aBackup(isPostgres: boolean, migrations?: readonly Migration[]): Promise<string> {
  const storage = await aStorage(isPostgres);
  await opened(storage, "chess/", migrations);
  await mkdir(join(storage.dataDir, "content"));
  await writeFile(join(storage.dataDir, "content", "site.yaml"), "name: Then\n");
  const to = join(await aFolder({}), "backup");
  await makeBackup(storage, { to, now });
  return to;
}

describe.each([
  ["SQLite", false],
  ["PostgreSQL", true],
])("restoreWhileOpen on %s", (_, isPostgres) => {
  const onEngine = it.skipIf(isPostgres && !testUrl);

  onEngine.each([
    ["this version", today],
    ["an older version, with fewer tables", older],
  ])("replaces the tables of a portal that has them open, by those of %s", async (_, migrations) => {
    const from = await aBackup(isPostgres, migrations);
    const storage = await aStorage(isPostgres);
    const { db, subjects } = await opened(storage, "draughts/");
    const { previousDir } = await restoreWhileOpen(storage, { from, now });
    expect(await subjects()).toEqual(["chess/"]);
    // A table of the last migration.
    expect(await db.selectFrom("journal").selectAll().execute()).toEqual([]);
    expect(await readFile(join(storage.dataDir, "content", "site.yaml"), "utf8")).toBe("name: Then\n");
    const before = isPostgres ? "database.pgdump" : "recess.sqlite";
    expect(existsSync(join(previousDir, before))).toBe(true);
  });

  onEngine("refuses the tables of a newer version, and changes nothing", async () => {
    const from = await aBackup(isPostgres, newer);
    const storage = await aStorage(isPostgres);
    const { subjects } = await opened(storage, "draughts/");
    await expect(restoreWhileOpen(storage, { from, now })).rejects.toThrow(/newer version \(9999/);
    expect(await subjects()).toEqual(["draughts/"]);
    expect(existsSync(join(storage.dataDir, "content"))).toBe(false);
  });
});
