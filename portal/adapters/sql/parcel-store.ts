import type { ParcelStore } from "#domain/saves/parcel-store.ts";
import type { Db } from "./db.ts";

/** Store of parcels on SQL. */
export function sqlParcels(db: Db): ParcelStore {
  return {
    put: ({ id, data, expiresAt }, maxTotalBytes) =>
      db.transaction().execute(async (tx) => {
        const { total } = await tx
          .selectFrom("parcel")
          .select(({ fn }) => fn.sum<number | string | null>("bytes").as("total"))
          .executeTakeFirstOrThrow();
        // On PostgreSQL parcels that come at the same moment do not see each other; the few in flight are all that is added so.
        if (Number(total ?? 0) + data.length > maxTotalBytes) return "full";
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto("parcel")
          .values({ id, data, bytes: data.length, expires_at: expiresAt.getTime() })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows ? "stored" : "exists";
      }),
    take: (id, now) =>
      db.transaction().execute(async (tx) => {
        const parcel = await tx
          .selectFrom("parcel")
          .select("data")
          .where("id", "=", id)
          .where("expires_at", ">", now.getTime())
          .executeTakeFirst();
        if (parcel === undefined) return undefined;
        // Of two that take it at once, one changes the row.
        const { numUpdatedRows } = await tx
          .updateTable("parcel")
          .set({ data: null, bytes: 0 })
          .where("id", "=", id)
          .where("data", "is not", null)
          .executeTakeFirstOrThrow();
        // PostgreSQL gives a Buffer.
        return parcel.data && numUpdatedRows > 0n ? new Uint8Array(parcel.data) : "used";
      }),
    async deleteExpired(now) {
      await db.deleteFrom("parcel").where("expires_at", "<=", now.getTime()).execute();
    },
  };
}
