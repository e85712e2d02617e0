import { type CountKind, type CountStore, countKinds } from "#domain/statistics/count-store.ts";
import type { Db } from "./db.ts";

/** Rows of one insert: well below the number of values that either engine takes in one statement. */
const ROWS_PER_INSERT = 500;

/** Count store on SQL: one row per day, kind and subject, incremented by an upsert. */
export function sqlCountStore(db: Db): CountStore {
  return {
    async add(batch) {
      if (batch.length === 0) return;
      // Sorted against deadlocks: two processes would lock the same rows in different order.
      const rows = batch.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      await db.transaction().execute(async (trx) => {
        for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
          await trx
            .insertInto("tally")
            .values(rows.slice(at, at + ROWS_PER_INSERT).map((row) => ({ ...row })))
            .onConflict((conflict) =>
              conflict
                .columns(["day", "kind", "subject"])
                .doUpdateSet((e) => ({ number: e("tally.number", "+", e.ref("excluded.number")) })),
            )
            .execute();
        }
      });
    },
    async deleteBefore(kind, day) {
      await db.deleteFrom("tally").where("kind", "=", kind).where("day", "<", day).execute();
    },
    async sumsSince(kind, day, limit) {
      const rows = await db
        .selectFrom("tally")
        .where("kind", "=", kind)
        .where("day", ">=", day)
        .groupBy("subject")
        .select(({ fn }) => ["subject", fn.sum("number").as("sum")])
        .orderBy("sum", "desc")
        .orderBy("subject")
        .limit(limit)
        .execute();
      // PostgreSQL gives a sum as text.
      return new Map(rows.map(({ subject, sum }) => [subject, Number(sum)]));
    },
    async totalSince(kind, day) {
      const rows = await db
        .selectFrom("tally")
        .where("kind", "=", kind)
        .where("day", ">=", day)
        .select(({ fn }) => fn.sum("number").as("sum"))
        .execute();
      return Number(rows[0]?.sum ?? 0);
    },
    async since(day) {
      const rows = await db.selectFrom("tally").where("day", ">=", day).selectAll().execute();
      // PostgreSQL gives a bigint as text.
      return rows.flatMap(({ kind, number, ...row }) =>
        isKind(kind) ? { ...row, kind, number: Number(number) } : [],
      );
    },
  };
}

const keyOf = ({ day, kind, subject }: { day: string; kind: string; subject: string }) =>
  `${day} ${kind} ${subject}`;

const isKind = (kind: string): kind is CountKind => countKinds.some((each) => each === kind);
