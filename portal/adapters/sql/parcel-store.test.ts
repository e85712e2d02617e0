import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { parcelStoreContract } from "#domain/saves/parcel-store.contract.ts";
import { engineOf, openDatabase } from "./db.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { sqlParcels } from "./parcel-store.ts";

onEveryEngine("parcels", (engine) => parcelStoreContract(async () => sqlParcels((await engine.open()).db)));

it("leaves nothing of a parcel that was taken in the database file", async () => {
  const dataDir = await aFolder({});
  const content = "zebrafish".repeat(2000);
  const isInFile = async () => (await readFile(join(dataDir, "recess.sqlite"))).includes("zebrafish");
  const withStore = async (use: (store: ReturnType<typeof sqlParcels>) => Promise<unknown>) => {
    const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
      report: { began: () => undefined, ended: () => undefined },
    });
    await use(sqlParcels(database.db));
    await database.close();
  };
  const id = "a".repeat(43);
  const data = new TextEncoder().encode(content);
  await withStore((store) => store.put({ id, data, expiresAt: new Date(10_000) }, 1_000_000));
  expect(await isInFile()).toBe(true);
  await withStore((store) => store.take(id, new Date(0)));
  expect(await isInFile()).toBe(false);
});
