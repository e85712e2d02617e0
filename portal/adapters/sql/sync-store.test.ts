import { expect, it } from "vitest";
import { syncStoreContract } from "#domain/saves/sync-store.contract.ts";
import type { Db } from "./db.ts";
import { onEveryEngine } from "./engines.fixture.ts";
import { sqlSync } from "./sync-store.ts";

async function addAccounts(db: Db): Promise<Db> {
  const at = new Date(0).toISOString();
  for (const id of ["ada", "bob"])
    await db
      .insertInto("account")
      .values({
        id,
        name: id,
        email: `${id}@example.org`,
        email_verified: 0,
        created_at: at,
        updated_at: at,
        image: null,
        last_login_at: null,
        disabled_at: null,
      })
      .execute();
  return db;
}

onEveryEngine("synced saves", (engine) => {
  syncStoreContract(async () => sqlSync(await addAccounts((await engine.open()).db)));

  it("go with their account", async () => {
    const db = await addAccounts((await engine.open()).db);
    const store = sqlSync(db);
    await store.transact("ada", (transaction) =>
      transaction.write(
        [{ game: "g", key: "k", value: "v", writtenAt: 1, revision: 1, device: "d" }],
        [{ game: "g", key: "k", value: "w", writtenAt: 1, device: "d", keptAt: 1 }],
      ),
    );
    await db.deleteFrom("account").where("id", "=", "ada").execute();
    expect(await store.changesSince("ada", 0, 10)).toEqual([]);
    expect(await store.copies("ada")).toEqual([]);
  });
});
