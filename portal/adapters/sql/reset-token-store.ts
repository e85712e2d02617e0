import type { ResetTokenStore } from "#domain/identity/reset-token.ts";
import type { Db } from "./db.ts";

/** Store of reset tokens on SQL. */
export function sqlResetTokens(db: Db): ResetTokenStore {
  return {
    async replace(accountId, { hash, expiresAt }) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom("reset_token").where("account_id", "=", accountId).execute();
        await tx
          .insertInto("reset_token")
          .values({ hash, account_id: accountId, expires_at: expiresAt.getTime(), used_at: null })
          .execute();
      });
    },
    async find(hash) {
      const query = db.selectFrom("reset_token").select(["expires_at", "used_at"]).where("hash", "=", hash);
      const row = await query.executeTakeFirst();
      return row && { expiresAt: new Date(Number(row.expires_at)), isUsed: row.used_at !== null };
    },
    // One statement: of two requests with the same token, one changes the row.
    async spend(hash, now) {
      const query = db
        .updateTable("reset_token")
        .set({ used_at: now.getTime() })
        .where("hash", "=", hash)
        .where("used_at", "is", null)
        .where("expires_at", ">", now.getTime())
        .returning("account_id");
      return (await query.executeTakeFirst())?.account_id;
    },
    async deleteOf(accountId) {
      await db.deleteFrom("reset_token").where("account_id", "=", accountId).execute();
    },
    async deleteExpired(before) {
      const query = db.deleteFrom("reset_token").where("expires_at", "<", before.getTime());
      return Number((await query.executeTakeFirst()).numDeletedRows);
    },
  };
}
