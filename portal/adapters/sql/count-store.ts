import { type CountKind, type CountStore, countKinds } from "#domain/statistics/count-store.ts";
import type { Db } from "./db.ts";

/** Well below the number of values that either engine takes in one statement. */
const rowsAtOnce = 500;

export function sqlCountStore(db: Db): CountStore {
  return {
    async add(batch) {
      if (batch.length === 0) return;
      // Two processes that write the same rows in different order would wait for each other for ever.
      const rows = batch.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      await db.transaction().execute(async (trx) => {
        for (let at = 0; at < rows.length; at += rowsAtOnce) {
          await trx
            .insertInto("tally")
            .values(rows.slice(at, at + rowsAtOnce).map((row) => ({ ...row })))
            .onConflict((conflict) =>
              conflict
                .columns(["day", "kind", "subject"])
                .doUpdateSet((e) => ({ number: e("tally.number", "+", e.ref("excluded.number")) })),
            )
            .execute();
        }
      });
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

const isKind = (kind: string): kind is CountKind => countKinds.some((known) => known === kind);
