import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlJournal } from "#adapters/sql/journal-store.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "recess-journal-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function journal(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "journal.ts"), ...args],
    { env, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

async function add(action: string, subject: string, minute: number): Promise<void> {
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
    report: { began: () => undefined, ended: () => undefined },
  });
  const at = new Date(Date.UTC(2026, 10, 15, 10, minute));
  await sqlJournal(database.db).add({ at, operator: "Ada", action, subject, detail: "as asked" });
  await database.close();
}

describe("npm run journal", () => {
  it("says that nothing is in it", () => {
    expect(journal()).toEqual({ status: 0, stdout: "Nothing is in the journal.\n", stderr: "" });
  });

  it("shows what operators did, newest first, also of one area", async () => {
    await add("games.hide", "chess/", 1);
    await add("words.set", "site name", 2);
    expect(journal().stdout).toBe(
      [
        "2026-11-15 10:02  Ada  words.set site name  (as asked)\n",
        "2026-11-15 10:01  Ada  games.hide chess/  (as asked)\n",
      ].join(""),
    );
    expect(journal("--area", "games").stdout).toContain("chess/");
    expect(journal("--area", "games").stdout).not.toContain("words.set");
    expect(JSON.parse(journal("--last", "1", "--json").stdout)).toMatchObject([{ subject: "site name" }]);
  });

  it("refuses what it does not know by name", () => {
    expect(journal("--area", "gmaes")).toMatchObject({ status: 2, stdout: "" });
    expect(journal("--last", "0").stderr).toContain("--last 0: a whole number");
    expect(journal("more").status).toBe(2);
  });
});
