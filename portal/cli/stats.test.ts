import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sqlCountStore } from "#adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { formatIsoDay } from "#domain/day.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "recess-stats-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function stats(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  return spawnSync(process.execPath, [join(import.meta.dirname, "stats.ts"), ...args], {
    env,
    encoding: "utf8",
  });
}

async function count(subject: string, number: number): Promise<void> {
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
    report: { began: () => undefined, ended: () => undefined },
  });
  const day = formatIsoDay(new Date());
  await sqlCountStore(database.db).add([{ day, kind: "launch", subject, number }]);
  await database.close();
}

describe("npm run stats", () => {
  it("prints what was counted and writes a page with charts", async () => {
    await count("<b>made-up</b>/", 7);
    const { status, stdout } = stats("--days", "2");
    expect(status).toBe(0);
    expect(stdout).toContain("7 games launched");
    expect(stdout).toMatch(/7 {2}<b>made-up<\/b>\//);
    const page = readFileSync(join(dataDir, "stats.html"), "utf8");
    expect(page).toContain("&#60;b&#62;made-up");
    expect(page.match(/<rect /g)).toHaveLength(8);
  });

  it("says what is missing when nothing was counted", () => {
    const { status, stdout } = stats();
    expect(status).toBe(0);
    expect(stdout).toContain("0 pages shown");
  });

  it.each([["--days", "0"], ["--days", "many"], ["--top", "-1"], ["--who", "ada"], ["more"]])(
    "refuses %s %s by name",
    (...args) => {
      const { status, stderr } = stats(...args);
      expect(status).toBe(2);
      expect(stderr).toContain(args[0]?.replace("more", "'more'"));
    },
  );

  it("ends with 1 when the database is none", () => {
    writeFileSync(join(dataDir, "recess.sqlite"), "this is no database".repeat(100));
    const { status, stderr } = stats();
    expect(status).toBe(1);
    expect(stderr).toContain("The counts cannot be read");
  });
});
