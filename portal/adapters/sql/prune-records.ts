import type { Db } from "./db.ts";

/** Deletes boards that are kept no longer, then entries without a place, then tapes that nobody can watch. */
export async function pruneRecords(db: Db, today: string, shownPlaces: number): Promise<void> {
  await db.deleteFrom("record_place").where("kept_until", "<>", "").where("kept_until", "<", today).execute();
  await db
    .deleteFrom("record_entry")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("record_place")
            .select("record_place.board")
            .whereRef("record_place.entry_id", "=", "record_entry.id"),
        ),
      ),
    )
    .execute();
  const ranked = db
    .selectFrom("record_place")
    .where("crew", "=", "")
    .select(({ fn }) => [
      "entry_id",
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("board").orderBy("score", "desc").orderBy("at").orderBy("entry_id"))
        .as("rank"),
    ]);
  const watchable = db
    .selectFrom(ranked.as("ranked"))
    .select("entry_id")
    .where("rank", "<=", shownPlaces)
    .union(db.selectFrom("record_place").select("entry_id").where("crew", "<>", ""));
  await db
    .updateTable("record_entry")
    .set({ tape: null })
    .where("tape", "is not", null)
    .where("id", "not in", watchable)
    .execute();
}
