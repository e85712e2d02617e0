import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { copiedTables, copyDatabase, DatabaseNotEmpty } from "./copy-database.ts";
import type { Database } from "./db.ts";
import { type EngineUnderTest, onEveryEngine } from "./engines.fixture.ts";
import { readMigrations } from "./migrate.ts";

const migrations = readMigrations();
const run = (database: Database, text: string) => sql.raw(text).execute(database.db);
const tape = "'\\x00ff10'";

/** A database with a row of each kind of value: times, truth, bytes, large numbers and nothing. */
async function fill(database: Database): Promise<void> {
  const bytes = database.engine === "postgres" ? tape : "x'00ff10'";
  await run(
    database,
    "insert into account values ('a', 'Ann', 'ann@example.org', true, null, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z', null, null)",
  );
  await run(database, "insert into tally values ('2026-01-02', 'launch', 'chess/', 4503599627370496)");
  await run(database, "insert into record_owner values ('o', 1, 2, 3, 1795000000000)");
  await run(
    database,
    `insert into record_entry values ('e', 'o', 'chess', 'v', '', 'free', '2026-01-02', 4294967295, 12.5, 3600, 1795000000000, 'h', ${bytes})`,
  );
  for (let at = 0; at < 250; at++)
    await run(
      database,
      `insert into session values ('s${at}', 'a', 't${at}', '2026-02-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.000Z', null, null)`,
    );
  await run(database, "insert into parcel values ('p', null, 1, 1)");
}

async function contentsOf(database: Database) {
  const tables = [...copiedTables(migrations), "parcel"];
  const read = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.db)).rows;
  const plain = (value: unknown) => {
    if (value instanceof Date) return value.toISOString();
    if (value instanceof Uint8Array) return [...value];
    return typeof value === "boolean" ? Number(value) : value;
  };
  const rows = await Promise.all(tables.map(async (table) => [table, await read(table)] as const));
  return Object.fromEntries(
    rows.map(([table, list]) => [
      table,
      list
        .map((row) => JSON.stringify(Object.entries(row).map(([name, value]) => [name, plain(value)])))
        .toSorted(),
    ]),
  );
}

/** Both ways between SQLite and the engine under test. */
onEveryEngine("copyDatabase", (engine: EngineUnderTest) => {
  onEveryEngine("to a database", (other: EngineUnderTest) => {
    it("takes everything along but parcels", async () => {
      const [from, to] = [await engine.open(), await other.open()];
      await fill(from);
      expect(await copyDatabase(from, to, migrations)).toEqual({ rows: 254 });
      expect(await contentsOf(to)).toEqual({ ...(await contentsOf(from)), parcel: [] });
    });

    it("refuses a database that has something in it, and changes nothing", async () => {
      const [from, to] = [await engine.open(), await other.open()];
      await fill(from);
      await run(to, "insert into record_owner values ('other', 1, 2, 3, 4)");
      const before = await contentsOf(to);
      await expect(copyDatabase(from, to, migrations)).rejects.toThrow(DatabaseNotEmpty);
      expect(await contentsOf(to)).toEqual(before);
    });
  });
});

describe("copiedTables", () => {
  it("has every table that migrations make", () => {
    expect(copiedTables(migrations)).toEqual(
      expect.arrayContaining(["account", "session", "record_entry", "save_copy"]),
    );
  });
});
