import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe } from "vitest";
import type { GuardOptions } from "./breaker-driver.ts";
import { type Database, openDatabase } from "./db.ts";
import type { Engine } from "./engine.ts";
import { postgresEngine } from "./postgres.ts";
import { sqliteEngine } from "./sqlite.ts";

export type EngineUnderTest = {
  readonly name: Engine["name"];
  /** A database of its own for this test, empty and migrated, closed and gone when the test ends. */
  open(options?: Partial<GuardOptions>): Promise<Database>;
  /** Another process on the same database, as the command line is beside the server. */
  openBeside(options?: Partial<GuardOptions>): Promise<Database>;
};

const testUrl = process.env["TEST_DATABASE_URL"];
const silent = { broke: () => undefined, healed: () => undefined };

/** The same tests on SQLite always, and on PostgreSQL where `TEST_DATABASE_URL` names one. */
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
  let place: Place | undefined;
  const opened: Database[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await place?.remove();
    place = undefined;
  });
  const open = async (options: Partial<GuardOptions> = {}) => {
    place ??= await fresh();
    const database = openDatabase(place.engine(), { report: silent, ...options });
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

/** A schema is an empty database that takes a few milliseconds to make. */
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
