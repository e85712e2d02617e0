import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "recess-health-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function health(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "health.ts"), ...args],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", REDIS_URL: "", ...env }, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

async function makeDatabase(): Promise<void> {
  const report = { began: () => undefined, ended: () => undefined };
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), { report });
  await database.open();
  await database.close();
}

function warn(...texts: string[]): void {
  mkdirSync(join(dataDir, "desk"));
  const lines = texts.map((msg, at) => JSON.stringify({ level: 40, time: 1_795_000_000_000 + at, msg }));
  writeFileSync(join(dataDir, "desk", "warnings.jsonl"), `${lines.join("\n")}\n`);
}

describe("npm run health", () => {
  it("tells how database and disk are, the last warnings, and what changed", async () => {
    await makeDatabase();
    warn("first", "2", "3", "4", "5", "sixth");
    const { stdout, stderr } = health(["--changes"]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^Recess \d+\.\d+\.\d+\nDatabase {2}well \(SQLite, .* answers in .* ms\)\n/);
    expect(stdout).toContain("Redis     not used");
    expect(stdout).toMatch(/Warnings, 5 of 6:\n {2}20\d\d-.* warn sixth\n/);
    expect(stdout).not.toContain("warn first");
    expect(stdout).toMatch(/^\d+\.\d+\.\d+.*:\n {2}\w/m);
    const json = JSON.parse(health(["--json", "--warnings"]).stdout);
    expect(json).toMatchObject({ database: { engine: "sqlite" }, processes: 1 });
    expect(json.warnings).toHaveLength(6);
  });

  it("ends with 1 and says what is out of order", () => {
    writeFileSync(join(dataDir, "recess.sqlite"), "this is no database".repeat(100));
    const { status, stdout } = health([], { REDIS_URL: "redis://127.0.0.1:1" });
    expect(status).toBe(1);
    expect(stdout).toMatch(/Database {2}out of order .*look at this/);
    expect(stdout).toMatch(/Redis {5}not reached .*look at this/);
  });

  it("refuses what it does not know", () => {
    expect(health(["warnings"]).status).toBe(2);
  });
});
