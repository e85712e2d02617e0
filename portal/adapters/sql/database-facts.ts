import { stat } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "./db.ts";

/** How long a query takes, and how large the database is; undefined while it is down. `file` is that of SQLite. */
export async function databaseFacts(
  { db, engine }: Pick<Database, "db" | "engine">,
  file: string,
): Promise<{ responseMs: number; bytes: number } | undefined> {
  const before = performance.now();
  try {
    await sql`select 1 from account limit 1`.execute(db);
    const responseMs = performance.now() - before;
    if (engine === "sqlite") return { responseMs, bytes: await sizeWithLog(file) };
    const { rows } = await sql<{
      bytes: string;
    }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return { responseMs, bytes: Number(rows[0]?.bytes) };
  } catch {
    // The outage says why.
    return undefined;
  }
}

/** Size of a SQLite file with its write-ahead log, which has the latest changes. */
async function sizeWithLog(file: string): Promise<number> {
  const log = await stat(`${file}-wal`).catch(() => undefined);
  return (await stat(file)).size + (log?.size ?? 0);
}
