import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openReports } from "@recess/portal/cli/game-reports/open-reports.ts";
import { formatIsoDay } from "@recess/portal/domain/day.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reportedGames } from "./reported-games.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "recess-reported-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe("reportedGames", () => {
  it("names the games that several addresses reported", async () => {
    const { store, close } = openReports({ dataDir, databaseUrl: undefined });
    const report = { reason: "controls", engine: "html5", error: "", day: formatIsoDay(new Date()) } as const;
    for (const reporter of ["001", "002", "003"]) await store.add({ ...report, game: "broken/", reporter });
    await store.add({ ...report, game: "disliked/", reporter: "001" });
    await close();
    expect([...(await reportedGames({ DATA_DIR: dataDir }))]).toEqual([["broken/", 3]]);
  });

  it("makes no database where there is none", async () => {
    expect((await reportedGames({ DATA_DIR: dataDir })).size).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
