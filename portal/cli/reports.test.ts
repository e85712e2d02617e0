import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlGameReports } from "#adapters/sql/game-report-store.ts";
import { sqlJournal } from "#adapters/sql/journal-store.ts";
import { formatIsoDay } from "#domain/day.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "recess-reports-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function reports(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", CHROMIUM: "/nowhere" };
  return spawnSync(process.execPath, [join(import.meta.dirname, "reports.ts"), ...args], {
    env,
    encoding: "utf8",
  });
}

const opened = () =>
  openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
    report: { began: () => undefined, ended: () => undefined },
  });

async function notedInJournal() {
  const database = opened();
  const entries = await sqlJournal(database.db).read({ limit: 10 });
  await database.close();
  return entries;
}

async function report(game: string, reporters: readonly string[]): Promise<void> {
  const database = opened();
  const day = formatIsoDay(new Date());
  for (const reporter of reporters)
    await sqlGameReports(database.db).add({
      game,
      reason: "no-sound",
      engine: "ruffle",
      error: "TypeError",
      reporter,
      day,
    });
  await database.close();
}

describe("npm run reports", () => {
  it("shows reports by game, and which games are to be tried", async () => {
    await report("made-up-one/", ["001"]);
    await report("made-up-three/", ["001", "002", "003"]);
    const { status, stdout } = reports();
    expect(status).toBe(0);
    expect(stdout).toMatch(/^made-up-three\/ .*to be tried/);
    expect(stdout).toContain("3 addresses");
    expect(stdout).toContain("3  There is no sound");
    expect(stdout).toMatch(/made-up-one\/ \(made-up-one\/\)\n {2}1 address,/);
    const json = JSON.parse(reports("--json").stdout);
    expect(json).toMatchObject([
      { game: "made-up-three/", reporters: 3, isMarkedForTry: true, errors: [{ subject: "TypeError" }] },
      { game: "made-up-one/", reporters: 1, isMarkedForTry: false },
    ]);
  });

  it("forgets the reports of a game that is mended", async () => {
    await report("made-up/", ["001", "002"]);
    expect(reports("clear", "made-up/").stdout).toContain("Forgot 2 reports");
    expect(reports().stdout).toContain("Nobody has reported");
    expect(reports("clear", "made-up/").status).toBe(1);
    expect(await notedInJournal()).toMatchObject([
      { operator: "command line", action: "reports.clear", subject: "made-up/", detail: "2 reports" },
    ]);
  });

  it("says that a game cannot be tried without a browser, and refuses one that is not there", async () => {
    await report("slopeline/", ["001"]);
    const { status, stdout, stderr } = reports("retry", "slopeline/");
    expect([status, stderr]).toEqual([1, "Slopeline was not tried.\n"]);
    expect(stdout).toContain("No Chromium was found");
    expect(await notedInJournal()).toMatchObject([{ action: "reports.retry", subject: "slopeline/" }]);
    expect(reports("retry", "made-up/")).toMatchObject({
      status: 1,
      stderr: "Refused: made-up/: no game has this name or path\n",
    });
  });

  it.each([["clear"], ["retry"], ["show", "chess/"]])("refuses %s %s", (...args) => {
    expect(reports(...args).status).toBe(2);
  });

  it("ends with 1 when the database is none", () => {
    writeFileSync(join(dataDir, "recess.sqlite"), "this is no database".repeat(100));
    const { status, stderr } = reports();
    expect(status).toBe(1);
    expect(stderr).toContain("The reports cannot be read");
  });
});
