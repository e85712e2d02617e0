import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe } from "vitest";
import type { BreakerOptions } from "./breaker-driver.ts";
import { type Database, openDatabase } from "./db.ts";
import type { Engine } from "./engine.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";

/** A database engine as a contract test uses it. */
export type EngineUnderTest = {
  readonly name: Engine["name"];
  /** Opens an empty, migrated database for this test; it is removed when the test ends. */
  open(options?: Partial<BreakerOptions>): Promise<Database>;
  /** Opens the same database once more, as the command line does beside the server. */
  openBeside(options?: Partial<BreakerOptions>): Promise<Database>;
};

const testUrl = process.env["TEST_DATABASE_URL"];
const silent = { began: () => undefined, ended: () => undefined };

/** Runs the same tests on SQLite, and on PostgreSQL where `TEST_DATABASE_URL` names one. */
export function onEveryEngine(what: string, tests: (engine: EngineUnderTest) => void): void {
  describe(`${what} on SQLite`, () => tests(underTest("sqlite", freshFile)));
  if (testUrl)
    describe(`${what} on PostgreSQL`, () => tests(underTest("postgres", () => freshSchema(testUrl))));
  else
    describe.skip(`${what} on PostgreSQL: not tested, TEST_DATABASE_URL is not set`, () =>
      tests(underTest("postgres", freshFile)));
}

type Place = { engine(): Engine; remove(): Promise<void> };

function underTest(name: Engine["name"], fresh: () => Promise<Place>): EngineUnderTest {
  let place: Promise<Place> | undefined;
  const opened: Database[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await (await place)?.remove();
    place = undefined;
  });
  const open = async (options: Partial<BreakerOptions> = {}) => {
    // The promise, so that tests which open it several times at once get one database.
    place ??= fresh();
    const database = openDatabase((await place).engine(), { report: silent, ...options });
    opened.push(database);
    await database.open();
    return database;
  };
  return { name, open, openBeside: open };
}

async function freshFile(): Promise<Place> {
  const dir = await mkdtemp(join(tmpdir(), "recess-sql-"));
  return {
    engine: () => sqliteEngine(join(dir, "recess.sqlite")),
    remove: () => rm(dir, { recursive: true }),
  };
}

/** A PostgreSQL schema of its own: as good as an empty database, and made in a few milliseconds. */
async function freshSchema(url: string): Promise<Place> {
  const { Client } = (await import("pg")).default;
  const schema = `test_${randomBytes(6).toString("hex")}`;
  const asAdmin = async (sql: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await asAdmin(`create schema ${schema}`);
  const inside = new URL(url);
  inside.searchParams.set("options", `-c search_path=${schema}`);
  return {
    engine: () => postgresEngine(inside.href),
    remove: () => asAdmin(`drop schema ${schema} cascade`),
  };
}
