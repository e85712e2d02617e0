import type { SessionStore } from "#domain/identity/session-store.ts";
import type { Db } from "./db.ts";

export function sqlSessions(db: Db): SessionStore {
  return {
    async deleteExpired(before, most) {
      // As better-auth writes it: ISO text sorts as times do, and PostgreSQL reads it as one.
      const ended = db
        .selectFrom("session")
        .select("id")
        .where("expires_at", "<", before.toISOString())
        .limit(most);
      const { numDeletedRows } = await db.deleteFrom("session").where("id", "in", ended).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
