import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Db, engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlJournal } from "#adapters/sql/journal-store.ts";
import { sqlOwners } from "#adapters/sql/owner-store.ts";
import { sqlRecords } from "#adapters/sql/record-store.ts";
import { aBoard, aName, anEntry, aTape } from "#domain/records/entry.fixture.ts";
import { portalVersion } from "#server/portal-version.ts";

let dir = "";
let dataDir = "";
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "recess-noted-"));
  dataDir = join(dir, "data");
  // Opened once, so that there is a portal's data.
  await inDatabase(async () => undefined);
});
afterEach(() => rmSync(dir, { recursive: true }));

async function inDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const report = { began: () => undefined, ended: () => undefined };
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), { report });
  await database.open();
  return use(database.db).finally(() => database.close());
}

const noted = () =>
  inDatabase(async (db) =>
    (await sqlJournal(db).read({ limit: 9 })).map(({ operator, action, subject, detail }) =>
      [operator, action, subject, detail].join(" | "),
    ),
  );

function run(command: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const file = join(import.meta.dirname, `${command}.ts`);
  return spawnSync(process.execPath, [file, ...args], { env, encoding: "utf8" });
}

describe("the journal of commands", () => {
  it("has backups and restores", async () => {
    const backup = join(dir, "backup");
    expect(run("backup").stdout).toMatch(/\/\d{4}-[\w-]+: \d+ files, SQLite\n$/);
    expect(run("backup", "--to", backup).status).toBe(0);
    expect(run("backup", "--to", backup).status).toBe(1);
    expect(await noted()).toEqual([
      `command line | care.backup | ${backup} | `,
      expect.stringMatching(/^command line \| care\.backup \| \d{4}-[\w-]+ \| $/),
    ]);
    expect(run("restore", "--from", backup).status).toBe(0);
    expect((await noted())[0]).toMatch(`command line | care.restore | ${backup} | 20`);
  });

  it("has backups that are packed and unpacked: they have the portal's secrets in them", async () => {
    expect(run("backup").status).toBe(0);
    const [name = ""] = readdirSync(join(dataDir, "backups"));
    const archive = join(dir, "backup.tar.gz");
    expect(run("backup", "pack", name, "--to", archive).status).toBe(0);
    expect(run("backup", "unpack", archive).status).toBe(0);
    expect((await noted()).slice(0, 2)).toEqual([
      `command line | care.take-backup | ${name}_from_elsewhere | `,
      `command line | care.download-backup | ${name} | `,
    ]);
  });

  it("leaves a database of an older version as it is beside a backup, and says so", async () => {
    const file = new DatabaseSync(join(dataDir, "recess.sqlite"));
    file.exec("delete from migration where name like '0010%'; drop table journal");
    const { status, stderr } = run("backup");
    expect([status, stderr]).toEqual([0, expect.stringContaining("This is not in the journal")]);
    expect(file.prepare("select count(*) as n from migration where name like '0010%'").get()).toEqual({
      n: 0,
    });
    file.close();
  });

  it("has runs that were taken off the boards", async () => {
    await inDatabase(async (db) => {
      await sqlOwners(db).ensure("ann", aName(), new Date());
      await sqlRecords(db).add("ann", anEntry({ score: 5 }), aTape("5"), [aBoard()]);
    });
    expect(run("records", "remove", "entry-5").status).toBe(0);
    expect(run("records", "remove", "entry-5").status).toBe(1);
    expect(await noted()).toEqual([`command line | records.remove | ${anEntry().game} | score 5`]);
  });

  it("has restarts", async () => {
    // As the supervisor answers the signal.
    const file = JSON.stringify(join(dataDir, "supervisor.json"));
    const script = `const write = (renewed) => require("node:fs").writeFileSync(${file}, JSON.stringify({ pid: process.pid, renewed, failed: 0 }));
      process.on("SIGUSR2", () => write(1)); write(0); console.log("ready"); setInterval(() => {}, 1000);`;
    const supervisor = spawn(process.execPath, ["-e", script]);
    try {
      await once(supervisor.stdout, "data");
      expect(run("restart")).toMatchObject({ status: 0, stdout: "All processes are new.\n" });
    } finally {
      supervisor.kill("SIGKILL");
    }
    expect(await noted()).toEqual([`command line | care.restart | ${portalVersion()} | `]);
  });
});
