import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";

type Observer = {
  succeeded(kind: "read" | "write"): void;
  /** The error for the caller of a query that failed. */
  explain(error: unknown): unknown;
};

/** Database connection that tells the circuit breaker how every query ended. */
export class BreakerConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #observer: Observer;
  /** Inside a transaction nothing is written before the commit. */
  isInTransaction = false;
  hasWritten = false;

  constructor(inner: DatabaseConnection, observer: Observer) {
    this.inner = inner;
    this.#observer = observer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isWrite = /^\s*(insert|update|delete)\b/i.test(query.sql);
    try {
      const result = await this.inner.executeQuery<R>(query);
      this.hasWritten ||= isWrite;
      this.#observer.succeeded(isWrite && !this.isInTransaction ? "write" : "read");
      return result;
    } catch (error) {
      throw this.#observer.explain(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}
