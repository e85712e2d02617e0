import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";
import { SqliteConnection } from "./sqlite-connection.ts";

/**
 * Kysely driver for one SQLite file, with one connection that callers take in turn.
 * The connection is opened when it is first needed, and again after it failed or the file was replaced: SQLite itself
 * would go on writing into a deleted file.
 */
export class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    // The file is opened with the first connection: there a failure can be retried.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const previousTurn = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await previousTurn;
    this.#endTurn = resolve;
    try {
      if (this.#connection?.isStale()) this.#close();
      this.#connection ??= await SqliteConnection.open(this.#file);
      return this.#connection;
    } catch (error) {
      resolve();
      throw error;
    }
  }

  async releaseConnection(): Promise<void> {
    this.#endTurn();
  }

  /** Locks for writing at once: a transaction that begins by reading can fail later because another process wrote. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** A full disk rolls a transaction back by itself; then there is none left to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection?.isInTransaction()) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#lastTurn;
    this.#close();
  }

  #close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    connection?.close();
  }
}
