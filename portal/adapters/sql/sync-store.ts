import type { Transaction } from "kysely";
import {
  bytesOf,
  type SaveCopy,
  type SyncedSave,
  type SyncStore,
  type SyncTransaction,
} from "#domain/saves/sync-store.ts";
import type { Db } from "./db.ts";
import type { Tables } from "./tables.ts";

/** Rows of one statement: well below the number of values that either engine takes. */
const ROWS_PER_STATEMENT = 200;

/**
 * Store of the saves of accounts on SQL. Keys and values are stored as JSON strings: games write whatever a JavaScript string can hold, such as
 * NUL and halves of surrogate pairs, which PostgreSQL refuses and UTF-8 cannot say.
 */
export function sqlSync(db: Db): SyncStore {
  return {
    transact: (account, work) =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto("sync_account")
          .values({ account_id: account, revision: 0 })
          .onConflict((conflict) => conflict.column("account_id").doNothing())
          .execute();
        // The update locks the account's row on PostgreSQL until the end, so syncs of an account come one after the other.
        await tx
          .updateTable("sync_account")
          .set((e) => ({ revision: e("revision", "+", 0) }))
          .where("account_id", "=", account)
          .execute();
        const { revision } = await tx
          .selectFrom("sync_account")
          .select("revision")
          .where("account_id", "=", account)
          .executeTakeFirstOrThrow();
        return work(transactionOf(tx, account, Number(revision)));
      }),
    async changesSince(account, revision, limit) {
      const rows = await db
        .selectFrom("synced_save")
        .selectAll()
        .where("account_id", "=", account)
        .where("revision", ">", revision)
        .orderBy("revision")
        .limit(limit)
        .execute();
      return rows.map(saveOf);
    },
    async hasCopies(account) {
      const query = db.selectFrom("save_copy").select("kept_at").where("account_id", "=", account);
      return (await query.limit(1).executeTakeFirst()) !== undefined;
    },
    async copies(account) {
      const query = db.selectFrom("save_copy").selectAll().where("account_id", "=", account);
      const rows = await query.orderBy("written_at").execute();
      return rows.map(({ game, key, value, written_at, device, kept_at }) => ({
        game: JSON.parse(game),
        key: JSON.parse(key),
        value: JSON.parse(value),
        writtenAt: Number(written_at),
        device,
        keptAt: Number(kept_at),
      }));
    },
    async deleteCopies(account, game) {
      await db
        .deleteFrom("save_copy")
        .where("account_id", "=", account)
        .where("game", "=", JSON.stringify(game))
        .execute();
    },
    async deleteCopiesBefore(time) {
      await db.deleteFrom("save_copy").where("kept_at", "<", time.getTime()).execute();
    },
  };
}

function transactionOf(tx: Transaction<Tables>, account: string, revision: number): SyncTransaction {
  return {
    revision,
    async bytes() {
      let total = 0;
      for (const table of ["synced_save", "save_copy"] as const) {
        const { sum } = await tx
          .selectFrom(table)
          .select(({ fn }) => fn.sum<number | string | null>("bytes").as("sum"))
          .where("account_id", "=", account)
          .executeTakeFirstOrThrow();
        total += Number(sum ?? 0);
      }
      return total;
    },
    async read(keys) {
      const found: SyncedSave[] = [];
      for (const { game, key } of keys) {
        const row = await tx
          .selectFrom("synced_save")
          .selectAll()
          .where("account_id", "=", account)
          .where("game", "=", JSON.stringify(game))
          .where("key", "=", JSON.stringify(key))
          .executeTakeFirst();
        if (row) found.push(saveOf(row));
      }
      return found;
    },
    async write(saves, copies) {
      for (const rows of chunks(saves.map((save) => rowOf(account, save))))
        await tx
          .insertInto("synced_save")
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(["account_id", "game", "key"]).doUpdateSet((e) => ({
              value: e.ref("excluded.value"),
              written_at: e.ref("excluded.written_at"),
              revision: e.ref("excluded.revision"),
              device: e.ref("excluded.device"),
              bytes: e.ref("excluded.bytes"),
            })),
          )
          .execute();
      for (const rows of chunks(copies.map((copy) => copyRowOf(account, copy))))
        await tx
          .insertInto("save_copy")
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(["account_id", "game", "key", "written_at", "device"]).doNothing(),
          )
          .execute();
      const last = saves.at(-1);
      if (last)
        await tx
          .updateTable("sync_account")
          .set({ revision: last.revision })
          .where("account_id", "=", account)
          .execute();
    },
  };
}

function rowOf(account_id: string, save: SyncedSave): Tables["synced_save"] {
  const { value, writtenAt, revision, device } = save;
  return {
    account_id,
    game: JSON.stringify(save.game),
    key: JSON.stringify(save.key),
    value: value === null ? null : JSON.stringify(value),
    written_at: writtenAt,
    revision,
    device,
    bytes: bytesOf(save),
  };
}

function copyRowOf(account_id: string, copy: SaveCopy): Tables["save_copy"] {
  const { writtenAt, device, keptAt } = copy;
  return {
    account_id,
    game: JSON.stringify(copy.game),
    key: JSON.stringify(copy.key),
    value: JSON.stringify(copy.value),
    written_at: writtenAt,
    device,
    kept_at: keptAt,
    bytes: bytesOf(copy),
  };
}

/** PostgreSQL gives a bigint as text. */
function saveOf({ game, key, value, written_at, revision, device }: Tables["synced_save"]): SyncedSave {
  return {
    game: JSON.parse(game),
    key: JSON.parse(key),
    value: value === null ? null : JSON.parse(value),
    writtenAt: Number(written_at),
    revision: Number(revision),
    device,
  };
}

function chunks<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT)
    parts.push(rows.slice(at, at + ROWS_PER_STATEMENT));
  return parts;
}
