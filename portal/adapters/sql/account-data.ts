import type { AccountData } from "#domain/identity/accounts.ts";
import type { Db } from "./db.ts";

/**
 * Everything that belongs to an account, on SQL. Foreign keys delete what names the account; its records are found by
 * `recordOwnerOf`, as boards store a keyed hash in place of the account.
 */
export function sqlAccountData(db: Db, recordOwnerOf: (accountId: string) => string): AccountData {
  return {
    delete: (accountId) =>
      db.transaction().execute(async (tx) => {
        const owner = recordOwnerOf(accountId);
        const counted = async (table: "synced_save" | "save_copy") => {
          const query = tx.deleteFrom(table).where("account_id", "=", accountId);
          return Number((await query.executeTakeFirst()).numDeletedRows);
        };
        const saves = (await counted("synced_save")) + (await counted("save_copy"));
        const entries = tx.deleteFrom("record_entry").where("owner_id", "=", owner);
        const { numDeletedRows } = await entries.executeTakeFirst();
        await tx.deleteFrom("record_owner").where("id", "=", owner).execute();
        await tx.deleteFrom("account").where("id", "=", accountId).execute();
        return { saves, entries: Number(numDeletedRows) };
      }),
  };
}
