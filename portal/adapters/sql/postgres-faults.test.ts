import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findPostgres, startPostgres } from "#testing/postgres-server.ts";
import { openDatabase } from "./db.ts";
import { postgresEngine } from "./postgres.ts";

/** A server of its own, because it is killed. Where PostgreSQL is to be tested at all, its programs are there. */
const bin = process.env["TEST_DATABASE_URL"] ? findPostgres() : undefined;
const migrations = [{ name: "0001.sql", statements: ["create table thing (id text primary key)"] }];

describe.skipIf(!bin)("PostgreSQL that is killed (needs TEST_DATABASE_URL and its programs)", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres(bin ?? "");
  });
  afterAll(() => server.stop());

  it("fails the queries of its duration, is logged in two lines, and ends by itself", async () => {
    const report = { began: vi.fn(), ended: vi.fn() };
    const { db, open, close } = openDatabase(postgresEngine(server.url), { migrations, report, retryMs: 20 });
    await open();
    const write = (id: string) => sql`insert into thing (id) values (${id})`.execute(db);
    await write("before");
    for (let round = 1; round <= 2; round++) {
      const under = db.transaction().execute(async (tx) => {
        await sql`insert into thing (id) values (${`under-${round}`})`.execute(tx);
        await server.kill();
        await sql`select 1`.execute(tx);
      });
      await expect(under).rejects.toMatchObject({ code: "database-unavailable" });
      for (let at = 0; at < 5; at++)
        await expect(write("lost")).rejects.toThrow("The database cannot be reached right now.");
      expect(report.began).toHaveBeenCalledTimes(round);
      await server.start();
      await vi.waitFor(() => write(`after-${round}`), { timeout: 60_000, interval: 50 });
      expect(report.ended).toHaveBeenCalledTimes(round);
      expect(report.began).toHaveBeenCalledTimes(round);
    }
    const { rows } = await sql<{ id: string }>`select id from thing order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(["after-1", "after-2", "before"]);
    await close();
  });

  it("is waited for where it comes later than the portal", async () => {
    await server.kill();
    const report = { began: vi.fn(), ended: vi.fn() };
    const { db, open, close } = openDatabase(postgresEngine(server.url), { migrations, report, retryMs: 20 });
    await open();
    await expect(sql`select * from thing`.execute(db)).rejects.toMatchObject({
      code: "database-unavailable",
    });
    await server.start();
    await vi.waitFor(() => sql`select * from thing`.execute(db), { timeout: 60_000, interval: 50 });
    expect([report.began.mock.calls.length, report.ended.mock.calls.length]).toEqual([1, 1]);
    await close();
  });

  it("is one line where the password or the name is wrong", async () => {
    const report = { began: vi.fn(), ended: vi.fn() };
    const wrong = new URL(server.url);
    wrong.pathname = "/nothing";
    wrong.password = "secret-word";
    const { open, close } = openDatabase(postgresEngine(wrong.href), { migrations, report, retryMs: 20 });
    await open();
    expect(report.began.mock.calls).toEqual([['PostgreSQL: database "nothing" does not exist']]);
    await close();
  });
});
