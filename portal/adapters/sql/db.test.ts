import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { onEveryEngine } from "./engines.fixture.ts";

const things = {
  name: "0001-things.sql",
  statements: ["create table thing (id text primary key, n bigint not null)"],
};
const more = { name: "0002-more.sql", statements: ["alter table thing add column word text"] };

onEveryEngine("the database", (engine) => {
  it("is migrated before the first question, and each migration runs once", async () => {
    const { db } = await engine.open({ migrations: [things] });
    await sql`insert into thing (id, n) values ('a', 1)`.execute(db);
    const later = await engine.openBeside({ migrations: [things, more] });
    await sql`update thing set word = 'hello'`.execute(later.db);
    const { rows } = await sql`select id, n, word from thing`.execute(later.db);
    expect(rows).toEqual([{ id: "a", n: 1, word: "hello" }]);
  });

  it("is migrated once by eight that start together", async () => {
    const report = { began: vi.fn(), ended: vi.fn() };
    const options = { migrations: [things, more], report };
    const all = await Promise.all(Array.from({ length: 8 }, () => engine.open(options)));
    for (const { db } of all) expect((await sql`select * from thing`.execute(db)).rows).toEqual([]);
    expect(report.began).not.toHaveBeenCalled();
  });

  it("leaves a database of an older version as it is where it is told to", async () => {
    const older = await engine.open({ migrations: [things] });
    await sql`insert into thing (id, n) values ('a', 1)`.execute(older.db);
    const report = { began: vi.fn(), ended: vi.fn() };
    const looking = await engine.openBeside({ migrations: [things, more], mayMigrate: false, report });
    await expect(sql`select * from thing`.execute(looking.db)).rejects.toThrow("cannot be reached");
    expect(report.began).toHaveBeenCalledWith(expect.stringContaining("older version"));
    expect((await sql`select * from thing`.execute(older.db)).rows).toEqual([{ id: "a", n: 1 }]);
  });

  it("refuses a database that a newer version has changed, by name, and leaves it as it is", async () => {
    const newer = await engine.open({ migrations: [things, more] });
    await sql`insert into thing (id, n, word) values ('a', 1, 'new')`.execute(newer.db);
    const report = { began: vi.fn(), ended: vi.fn() };
    const other = { name: "0002-other.sql", statements: ["drop table thing"] };
    for (const migrations of [[things], [things, other]]) {
      const older = await engine.openBeside({ migrations, report });
      expect(report.began).toHaveBeenLastCalledWith(
        expect.stringMatching(/newer version \(0002-more\.sql\)/),
      );
      await expect(sql`select * from thing`.execute(older.db)).rejects.toThrow("cannot be reached");
    }
    const { rows } = await sql`select * from thing`.execute(newer.db);
    expect(rows).toEqual([{ id: "a", n: 1, word: "new" }]);
  });

  it("leaves nothing of a migration that fails, and tells", async () => {
    const report = { began: vi.fn(), ended: vi.fn() };
    const wrong = {
      name: "0002-wrong.sql",
      statements: ["create table half (id text)", "create tabel other (id text)"],
    };
    const { db } = await engine.open({ migrations: [things, wrong], report });
    expect(report.began).toHaveBeenCalledOnce();
    await expect(sql`select * from half`.execute(db)).rejects.toThrow("cannot be reached");
    const mended = await engine.openBeside({ migrations: [things] });
    await expect(sql`select * from half`.execute(mended.db)).rejects.toThrow(/half/);
  });

  it("counts in plain numbers", async () => {
    const { db } = await engine.open({ migrations: [things] });
    await sql`insert into thing (id, n) values ('a', ${Date.UTC(2030, 0)})`.execute(db);
    const { rows } = await sql`select count(*) as c, sum(n) as s, max(n) as m from thing`.execute(db);
    expect(rows).toEqual([{ c: 1, s: Date.UTC(2030, 0), m: Date.UTC(2030, 0) }]);
  });

  it("undoes a transaction that fails", async () => {
    const { db } = await engine.open({ migrations: [things] });
    const attempt = db.transaction().execute(async (tx) => {
      await sql`insert into thing (id, n) values ('a', 1)`.execute(tx);
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect((await sql`select * from thing`.execute(db)).rows).toEqual([]);
  });

  it("keeps what two processes write at the same time", async () => {
    const here = await engine.open({ migrations: [things] });
    const there = await engine.openBeside({ migrations: [things] });
    const write = (at: number) => {
      const { db } = at % 2 ? here : there;
      return db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ c: number }>`select count(*) as c from thing`.execute(tx);
        await sql`insert into thing (id, n) values (${`${at}`}, ${rows[0]?.c ?? -1})`.execute(tx);
      });
    };
    await Promise.all(Array.from({ length: 40 }, (_, at) => write(at)));
    const { rows } = await sql`select count(*) as c from thing`.execute(here.db);
    expect(rows).toEqual([{ c: 40 }]);
  });

  it("passes on the error of a bad query, and goes on working", async () => {
    const report = { began: vi.fn(), ended: vi.fn() };
    const { db } = await engine.open({ migrations: [things], report });
    const twice = () => sql`insert into thing (id, n) values ('a', 1)`.execute(db);
    await twice();
    await expect(twice()).rejects.toThrow(/unique/i);
    await expect(sql`select nonsense`.execute(db)).rejects.toThrow(/nonsense/);
    expect(report.began).not.toHaveBeenCalled();
  });
});
