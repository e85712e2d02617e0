import type { CheckQueue } from "#domain/records/check-queue.ts";
import type { Db } from "./db.ts";

/** Queue of waiting tapes on SQL. A claim is one update: of two processes, the second finds the row claimed already. */
export function sqlCheckQueue(db: Db): CheckQueue {
  return {
    async add({ id, owner, game, tape, receivedAt }, claimedUntil) {
      await db
        .insertInto("record_check")
        .values({
          id,
          owner_id: owner,
          game,
          tape,
          received_at: receivedAt.getTime(),
          claimed_until: claimedUntil?.getTime() ?? 0,
          attempts: claimedUntil ? 1 : 0,
          result: null,
        })
        .execute();
    },
    async claim(limit, now, claimedUntil) {
      // Read first: an update that finds nothing would lock the file every few seconds, and tell the circuit breaker that the disk can be written.
      const free = await db
        .selectFrom("record_check")
        .select("id")
        .where("result", "is", null)
        .where("claimed_until", "<", now.getTime())
        .orderBy("received_at")
        .limit(limit)
        .execute();
      if (free.length === 0) return [];
      const rows = await db
        .updateTable("record_check")
        .set((e) => ({ claimed_until: claimedUntil.getTime(), attempts: e("attempts", "+", 1) }))
        .where(
          "id",
          "in",
          free.map(({ id }) => id),
        )
        .where("result", "is", null)
        // Once more: another process may have claimed it since.
        .where("claimed_until", "<", now.getTime())
        .returningAll()
        .execute();
      return rows
        .flatMap((row) => (row.tape ? { ...row, tape: row.tape } : []))
        .toSorted((a, b) => a.received_at - b.received_at)
        .map(({ id, owner_id, game, tape, received_at, attempts }) => ({
          id,
          owner: owner_id,
          game,
          tape,
          receivedAt: new Date(received_at),
          attempts,
        }));
    },
    async release(id) {
      await db
        .updateTable("record_check")
        .set({ claimed_until: 0 })
        .where("id", "=", id)
        .where("result", "is", null)
        .execute();
    },
    async finish(id, result) {
      await db.updateTable("record_check").set({ result, tape: null }).where("id", "=", id).execute();
    },
    async resultOf(id) {
      const row = await db
        .selectFrom("record_check")
        .select("result")
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return undefined;
      return row.result === null ? "waiting" : { result: row.result };
    },
    async waiting() {
      const { count } = await db
        .selectFrom("record_check")
        .where("result", "is", null)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async deleteResults(before) {
      await db
        .deleteFrom("record_check")
        .where("result", "is not", null)
        .where("received_at", "<", before.getTime())
        .execute();
    },
  };
}
