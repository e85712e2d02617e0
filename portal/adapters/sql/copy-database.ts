import { sql } from "kysely";
import type { Database, Db } from "./db.ts";
import { type Migration, tablesOf } from "./migrate.ts";

/** Rows of one insert. A row may hold a tape of 64 KB. */
const BATCH = 100;

/** Parcels live for ten minutes, and visitors are promised that they go. */
const leftOut = ["parcel"];

export type CopyResult = { readonly rows: number };

/** Thrown where the target has rows already: nothing was copied. */
export class DatabaseNotEmpty extends Error {
  override readonly name = "DatabaseNotEmpty";
}

/**
 * Copies all tables into another database, of either engine, in one transaction: all of it is there in the end, or nothing. Nobody may write to
 * the source meanwhile. `onTable` tells of progress.
 */
export async function copyDatabase(
  from: Database,
  to: Database,
  migrations: readonly Migration[],
  onTable: (table: string, run: () => Promise<void>) => Promise<void> = (_, run) => run(),
): Promise<CopyResult> {
  const tables = copiedTables(migrations);
  let rows = 0;
  await to.db.transaction().execute(async (target) => {
    for (const table of tables)
      if ((await count(target, table)) > 0) throw new DatabaseNotEmpty(`its table ${table} has rows in it`);
    for (const table of tables) await onTable(table, () => copyTable(table, target));
  });
  return { rows };

  async function copyTable(table: string, target: Db): Promise<void> {
    for (let offset = 0; ; offset += BATCH) {
      const batch = await read(table, offset);
      if (batch.length === 0) break;
      await target
        .insertInto(table as never)
        .values(batch.map(toEither) as never)
        .execute();
      rows += batch.length;
    }
    const [there, here] = [await count(from.db, table), await count(target, table)];
    if (there !== here)
      throw new Error(`${there} rows of ${table} became ${here}: something wrote to it meanwhile`);
  }

  async function read(table: string, offset: number): Promise<Record<string, unknown>[]> {
    const order = sql.ref(from.engine === "postgres" ? "ctid" : "rowid");
    const query = sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} order by ${order} limit ${BATCH} offset ${offset}`;
    return (await query.execute(from.db)).rows;
  }
}

/** Tables that are copied, in the order in which migrations make them. */
export function copiedTables(migrations: readonly Migration[]): string[] {
  return tablesOf(migrations).filter((table) => !leftOut.includes(table));
}

async function count(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.n);
}

/** A row as both engines take it: SQLite has ISO text for times. */
function toEither(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}
