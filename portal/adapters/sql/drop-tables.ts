/** Drops tables of a PostgreSQL database in one transaction, with the constraints of others that refer to them. */
export async function dropTables(url: string, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop table if exists ${tables.join(", ")} cascade`).finally(() => client.end());
}
