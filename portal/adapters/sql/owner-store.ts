import type { OwnerStore } from "#domain/records/owner-store.ts";
import type { Db } from "./db.ts";

/** Store of owners on SQL. Foreign keys delete all that belongs to an owner. */
export function sqlOwners(db: Db): OwnerStore {
  const nameOf: OwnerStore["nameOf"] = (owner) =>
    db
      .selectFrom("record_owner")
      .select(["adjective", "animal", "number"])
      .where("id", "=", owner)
      .executeTakeFirst();
  return {
    nameOf,
    async ensure(owner, name, at) {
      const { adjective, animal, number } = await db
        .insertInto("record_owner")
        .values({ id: owner, ...name, played_at: at.getTime() })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ played_at: at.getTime() }))
        .returning(["adjective", "animal", "number"])
        .executeTakeFirstOrThrow();
      return { adjective, animal, number };
    },
    async rename(owner, name, at) {
      await db
        .insertInto("record_owner")
        .values({ id: owner, ...name, played_at: at.getTime() })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...name, played_at: at.getTime() }))
        .execute();
    },
    async delete(owner) {
      await db.deleteFrom("record_owner").where("id", "=", owner).execute();
    },
    async deleteIdle(before) {
      await db.deleteFrom("record_owner").where("played_at", "<", before.getTime()).execute();
    },
  };
}
