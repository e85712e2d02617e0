import { randomBytes } from "node:crypto";
import type { JournalStore } from "#domain/journal/journal-store.ts";
import type { Db } from "./db.ts";

/** Hexadecimal digits of a time in milliseconds: enough for eight thousand years. */
const TIME_DIGITS = 12;
const COUNT_DIGITS = 8;

/** Store of the journal on SQL. Rows are in the order of their ids: time, number within this process, and a random part. */
export function sqlJournal(db: Db): JournalStore {
  let added = 0;
  return {
    async add({ at, ...entry }) {
      added += 1;
      const id = `${hex(at.getTime(), TIME_DIGITS)}${hex(added, COUNT_DIGITS)}${randomBytes(6).toString("hex")}`;
      await db
        .insertInto("journal")
        .values({ id, at: at.getTime(), ...entry })
        .execute();
    },
    async read({ limit, skip = 0, area }) {
      const rows = await db
        .selectFrom("journal")
        .$if(area !== undefined, (query) => query.where("action", "like", `${area}.%`))
        .select(["at", "operator", "action", "subject", "detail"])
        .orderBy("id", "desc")
        .limit(limit)
        .offset(skip)
        .execute();
      // PostgreSQL gives a bigint as text.
      return rows.map(({ at, ...row }) => ({ at: new Date(Number(at)), ...row }));
    },
    async prune(before, maxEntries) {
      await db.deleteFrom("journal").where("at", "<", before.getTime()).execute();
      const oldest = await db
        .selectFrom("journal")
        .select("id")
        .orderBy("id", "desc")
        .limit(1)
        .offset(maxEntries)
        .executeTakeFirst();
      if (oldest) await db.deleteFrom("journal").where("id", "<=", oldest.id).execute();
    },
  };
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, "0");
}
