import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { countStoreContract } from "#domain/statistics/count-store.contract.ts";
import { sqlCountStore } from "./count-store.ts";
import { engineOf, openDatabase } from "./db.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { readMigrations } from "./migrate.ts";

onEveryEngine("counts", (engine) => countStoreContract(async () => sqlCountStore((await engine.open()).db)));

onEveryEngine("a database from before", (engine) => {
  it("loses the searches in vain that it has word for word, and keeps its other counts", async () => {
    const all = readMigrations();
    const before = all.filter(({ name }) => name < "0003");
    const old = await engine.open({ migrations: before });
    const day = "2026-11-15";
    await sqlCountStore(old.db).add([
      { day, kind: "missed", subject: "anna smith 7b", number: 1 },
      { day, kind: "launch", subject: "chess/", number: 1 },
    ]);
    const now = await engine.openBeside({ migrations: all });
    expect((await sqlCountStore(now.db).since("2000-01-01")).map(({ kind }) => kind)).toEqual(["launch"]);
  });
});

it("leaves nothing of deleted words in the database file", async () => {
  const dataDir = await aFolder({});
  const file = join(dataDir, "recess.sqlite");
  const open = () =>
    openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
      report: { began: () => undefined, ended: () => undefined },
    });
  const written = open();
  await sqlCountStore(written.db).add([
    { day: "2026-11-15", kind: "missed", subject: "zebrafish", number: 3 },
  ]);
  await written.close();
  expect((await readFile(file)).includes("zebrafish")).toBe(true);
  const cleaned = open();
  await sqlCountStore(cleaned.db).deleteBefore("missed", "2026-11-16");
  await cleaned.close();
  expect((await readFile(file)).includes("zebrafish")).toBe(false);
});
