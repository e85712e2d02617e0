import type { SessionStore } from "#domain/identity/session-store.ts";
import type { Db } from "./db.ts";

/** Session store on SQL; better-auth writes the sessions, this removes the expired ones. */
export function sqlSessions(db: Db): SessionStore {
  return {
    async deleteExpired(before, limit) {
      // As better-auth writes it: ISO text sorts as times do, and PostgreSQL reads it as one.
      const expired = db
        .selectFrom("session")
        .select("id")
        .where("expires_at", "<", before.toISOString())
        .limit(limit);
      const { numDeletedRows } = await db.deleteFrom("session").where("id", "in", expired).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
