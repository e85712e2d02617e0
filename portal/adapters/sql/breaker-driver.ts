import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { Refusal } from "#domain/errors.ts";
import { type Health, type HealthReport, watchHealth } from "./circuit-breaker.ts";
import type { Engine, Trouble } from "./engine.ts";
import { type Migration, migrate, NewerDatabase } from "./migrate.ts";

export type GuardOptions = {
  readonly migrations: readonly Migration[];
  readonly report: HealthReport;
  readonly retryMs?: number;
};

/**
 * An engine that may be down at any time, also at the start. It is opened and migrated when it is first needed; what it
 * cannot do is refused at once as `database-unavailable`, and while nothing reaches it, it is tried again from here.
 */
export class GuardedDriver implements Driver {
  readonly #engine: Engine;
  readonly #inner: Driver;
  readonly #migrations: readonly Migration[];
  readonly #upToDate = new WeakSet<DatabaseConnection>();
  readonly #health: Health;
  #ready: Promise<void> | undefined;

  constructor(engine: Engine, { migrations, report, retryMs = 1000 }: GuardOptions) {
    this.#engine = engine;
    this.#inner = engine.dialect.createDriver();
    this.#migrations = migrations;
    this.#health = watchHealth(report, () => void this.attempt(), retryMs);
  }

  async init(): Promise<void> {
    // Done with the first connection: Kysely would keep a failure.
  }

  /** Opens and migrates now rather than at the first question. Never fails: what is wrong is told, and tried again. */
  async attempt(): Promise<void> {
    try {
      const connection = await this.#open();
      await connection
        .executeQuery(CompiledQuery.raw("select 1"))
        .finally(() => this.#inner.releaseConnection(connection));
      this.#health.answered("read");
    } catch (error) {
      this.#health.failed(this.#diagnose(error) ?? { kind: "unreachable", reason: `${error}` });
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const trouble = this.#health.trouble();
    if (trouble?.kind === "unreachable") throw unavailable(trouble);
    try {
      return new GuardedConnection(await this.#open(), this);
    } catch (error) {
      throw this.explain(error);
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(guarded(connection).inner);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#inner.beginTransaction(connection, settings);
    guarded(connection).isPending = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inner.commitTransaction(connection);
    const { hasWritten } = guarded(connection);
    guarded(connection).isPending = false;
    this.answered(hasWritten ? "written" : "read");
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inner.rollbackTransaction(connection);
    guarded(connection).isPending = false;
  }

  trouble(): Trouble | undefined {
    return this.#health.trouble();
  }

  answered(how: "read" | "written"): void {
    this.#health.answered(how);
  }

  /** What the caller is told: a refusal where the engine is to blame, else the error itself. */
  explain(error: unknown): unknown {
    const trouble = this.#diagnose(error);
    if (!trouble) return error;
    this.#health.failed(trouble);
    return unavailable(trouble);
  }

  async destroy(): Promise<void> {
    this.#health.stop();
    if (this.#ready) await this.#inner.destroy();
  }

  #diagnose(error: unknown): Trouble | undefined {
    if (error instanceof NewerDatabase) return { kind: "unreachable", reason: error.message };
    return this.#engine.diagnose(error);
  }

  async #open(): Promise<DatabaseConnection> {
    this.#ready ??= this.#inner.init();
    await this.#ready;
    const connection = await this.#inner.acquireConnection();
    try {
      await this.#migrate(connection);
      return connection;
    } catch (error) {
      await this.#inner.releaseConnection(connection);
      throw error;
    }
  }

  /** Every connection looks for itself: behind a new one may be another, empty database. */
  async #migrate(connection: DatabaseConnection): Promise<void> {
    if (this.#upToDate.has(connection)) return;
    await migrate(this.#inner, connection, { migrations: this.#migrations, lock: this.#engine.lock });
    this.#upToDate.add(connection);
  }
}

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: GuardedDriver;
  /** Inside a transaction nothing is written before the commit. */
  isPending = false;
  hasWritten = false;

  constructor(inner: DatabaseConnection, driver: GuardedDriver) {
    this.inner = inner;
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isWrite = /^\s*(insert|update|delete)\b/i.test(query.sql);
    try {
      const result = await this.inner.executeQuery<R>(query);
      this.hasWritten ||= isWrite;
      this.#driver.answered(isWrite && !this.isPending ? "written" : "read");
      return result;
    } catch (error) {
      throw this.#driver.explain(error);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}

function guarded(connection: DatabaseConnection): GuardedConnection {
  if (connection instanceof GuardedConnection) return connection;
  throw new TypeError("this connection came from somewhere else");
}

const sentences: Record<Trouble["kind"], string> = {
  unreachable: "The database cannot be reached right now.",
  unwritable: "The database cannot be written to right now.",
};

/** The sentence is for anyone; the cause, which may name files and hosts, for the operator. */
function unavailable({ kind, reason }: Trouble): Refusal {
  return new Refusal("database-unavailable", sentences[kind], { cause: new Error(reason) });
}
