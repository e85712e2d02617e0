import type { SecondFactorStore } from "#domain/identity/second-factor.ts";
import type { Db } from "./db.ts";

/** Store of second factors on SQL. */
export function sqlSecondFactors(db: Db): SecondFactorStore {
  return {
    async secretOf(accountId) {
      const query = db.selectFrom("second_factor").select("secret").where("account_id", "=", accountId);
      return (await query.executeTakeFirst())?.secret;
    },
    async save(accountId, { secret, counter, recoveryHashes }) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
        await tx.deleteFrom("second_factor").where("account_id", "=", accountId).execute();
        await tx
          .insertInto("second_factor")
          .values({ account_id: accountId, secret, last_counter: counter })
          .execute();
        await tx
          .insertInto("recovery_code")
          .values(recoveryHashes.map((hash) => ({ account_id: accountId, hash })))
          .execute();
      });
    },
    async remove(accountId) {
      return db.transaction().execute(async (tx) => {
        await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
        const query = tx.deleteFrom("second_factor").where("account_id", "=", accountId);
        return (await query.executeTakeFirst()).numDeletedRows > 0n;
      });
    },
    // One statement: of two requests with the same code, one changes the row.
    async spendCounter(accountId, counter) {
      const query = db
        .updateTable("second_factor")
        .set({ last_counter: counter })
        .where("account_id", "=", accountId)
        .where("last_counter", "<", counter);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },
    async spendRecoveryCode(accountId, hash) {
      const query = db
        .deleteFrom("recovery_code")
        .where("account_id", "=", accountId)
        .where("hash", "=", hash);
      return (await query.executeTakeFirst()).numDeletedRows > 0n;
    },
    async recoveryCodesLeft(accountId) {
      const query = db.selectFrom("recovery_code").select("hash").where("account_id", "=", accountId);
      return (await query.execute()).length;
    },
    async accountIds() {
      const rows = await db.selectFrom("second_factor").select("account_id").execute();
      return new Set(rows.map((row) => row.account_id));
    },
  };
}
