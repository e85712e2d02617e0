import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "./db.ts";
import { sqliteEngine } from "./sqlite.ts";

/** Real faults of real files. A query gets a refusal, the operator two lines, and no restart is needed. */
const migrations = [
  { name: "0001.sql", statements: ["create table thing (id text primary key, body text)"] },
];
let dir: string;
let file: string;
let database: Database;
const report = { began: vi.fn(), ended: vi.fn() };
const undo: (() => void)[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "recess-faults-"));
  file = join(dir, "data", "recess.sqlite");
  vi.clearAllMocks();
});
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) step();
  await database.close();
  rmSync(dir, { recursive: true });
});

async function open(): Promise<void> {
  database = openDatabase(sqliteEngine(file), { migrations, report, retryMs: 10 });
  await database.open();
}
let next = 0;
const write = (body = "x") =>
  sql`insert into thing (id, body) values (${`${next++}`}, ${body})`.execute(database.db);
const read = async () => (await sql`select id from thing`.execute(database.db)).rows.length;
const isRefused = { code: "database-unavailable", message: expect.stringMatching(/^The database cannot be/) };

/** Many queries fail during one outage, and the operator hears of it once. */
async function refusesAll(ask: () => Promise<unknown>): Promise<void> {
  for (let at = 0; at < 5; at++) await expect(ask()).rejects.toMatchObject(isRefused);
  expect(report.began).toHaveBeenCalledOnce();
  expect(report.ended).not.toHaveBeenCalled();
}

async function recoversFor(ask: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(ask, { timeout: 60_000, interval: 20 });
  expect(report.ended).toHaveBeenCalledOnce();
  expect(report.began).toHaveBeenCalledOnce();
}

describe("the embedded database", () => {
  it("waits for a damaged file to be moved away, and starts a new one", async () => {
    mkdirSync(join(dir, "data"));
    writeFileSync(file, "this was a database once, before somebody opened it in an editor".repeat(100));
    await open();
    await refusesAll(write);
    expect(report.began.mock.calls[0]?.[0]).toMatch(/recess\.sqlite: .*backup/);
    renameSync(file, `${file}.damaged`);
    await recoversFor(() => write());
  });

  it("notices a file that is damaged while it runs, and takes a backup put in its place", async () => {
    await open();
    // More than SQLite keeps in memory, or it would not look at the file at all.
    const rows = 300;
    for (let at = 0; at < rows; at++) await write("x".repeat(20_000));
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    const backup = readFileSync(file);
    writeFileSync(file, Buffer.alloc(backup.length, "!"));
    const readBodies = () => sql`select max(length(body)) from thing`.execute(database.db);
    await refusesAll(readBodies);
    writeFileSync(`${file}.restored`, backup);
    renameSync(`${file}.restored`, file);
    await recoversFor(readBodies);
    expect(await read()).toBe(rows);
  });

  it("leaves a file that was deleted, rather than write into nothing", async () => {
    await open();
    await write();
    rmSync(join(dir, "data"), { recursive: true });
    await write();
    expect(await read()).toBe(1);
    expect(readFileSync(file).length).toBeGreaterThan(0);
  });

  it("reads from a read-only file, refuses to write, and writes again when it may", async () => {
    await open();
    await write();
    await database.close();
    asOrdinaryUser(() => chmodSync(file, 0o444));
    await open();
    await refusesAll(write);
    expect(report.began.mock.calls[0]?.[0]).toContain("read-only");
    expect(await read()).toBe(1);
    chmodSync(file, 0o644);
    await recoversFor(() => write());
  });

  it("refuses while its folder cannot be written, and starts when it can", async () => {
    mkdirSync(join(dir, "data"));
    asOrdinaryUser(() => chmodSync(join(dir, "data"), 0o555));
    await open();
    await refusesAll(write);
    chmodSync(join(dir, "data"), 0o755);
    await recoversFor(() => write());
  });

  it("goes on reading on a full disk, keeps what it has, and writes again when there is room", async () => {
    mkdirSync(join(dir, "data"));
    const makeRoom = await openOnSmallDisk();
    await write();
    const fill = async () => {
      for (let at = 0; at < 500; at++) await write("x".repeat(20_000));
    };
    await expect(fill()).rejects.toMatchObject(isRefused);
    const before = await read();
    await refusesAll(() => write("x".repeat(20_000)));
    expect(await read()).toBe(before);
    await makeRoom();
    await recoversFor(() => write("x".repeat(20_000)));
    expect(await read()).toBe(before + 1);
  });

  it("lets this process go on while another one holds the file", async () => {
    await open();
    const other = openDatabase(sqliteEngine(file), { migrations, report });
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const holding = other.db.transaction().execute(async (tx) => {
      await sql`insert into thing (id) values ('held')`.execute(tx);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    // A blocking wait for the file would also block the transaction that holds it.
    const blocked = write();
    over.resolve();
    await Promise.all([holding, blocked]);
    expect(await read()).toBe(2);
    await other.close();
  });
});

/** Drops root's rights until the test is over: root may write everywhere. */
function asOrdinaryUser(act: () => void): void {
  act();
  const { getuid, seteuid, setegid } = process;
  if (getuid?.() !== 0 || !seteuid || !setegid) return;
  for (const path of [dir, join(dir, "data"), file, `${file}-wal`, `${file}-shm`]) chownIfPresent(path);
  setegid(65534);
  seteuid(65534);
  undo.push(() => {
    seteuid(0);
    setegid(0);
  });
}

function chownIfPresent(path: string): void {
  try {
    chownSync(path, 65534, 65534);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

/** Opens the database on a 1 MB file system where one may be mounted, else under SQLite's page limit. Returns how to add space. */
async function openOnSmallDisk(): Promise<() => Promise<void>> {
  const data = join(dir, "data");
  const mount = (...args: string[]) => spawnSync("mount", [...args, data]).status === 0;
  if (mount("-t", "tmpfs", "-o", "size=1m", "tmpfs")) {
    undo.push(() => spawnSync("umount", ["-l", data]));
    await open();
    return async () => void mount("-o", "remount,size=50m");
  }
  await open();
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(database.db);
  await limit(200);
  return async () => void (await limit(100_000));
}
