import { CompiledQuery, type DatabaseConnection, type Driver, type TransactionSettings } from "kysely";
import { Refusal } from "#domain/errors.ts";
import { BreakerConnection } from "./breaker-connection.ts";
import { type CircuitBreaker, circuitBreaker, type OutageReport } from "./circuit-breaker.ts";
import type { Engine, Outage } from "./engine.ts";
import { type Migration, migrate, NewerDatabase } from "./migrate.ts";

export type BreakerOptions = {
  readonly migrations: readonly Migration[];
  readonly report: OutageReport;
  readonly retryMs?: number;
};

const RETRY_MS = 1000;

/**
 * Kysely driver with a lazy connection, migrations and a circuit breaker around the engine's own driver.
 * The engine may be down at any time, also at the start. It is opened and migrated with the first query. Queries are
 * refused at once as `database-unavailable` while it is unreachable, and the driver retries by itself.
 */
export class BreakerDriver implements Driver {
  readonly #engine: Engine;
  readonly #inner: Driver;
  readonly #migrations: readonly Migration[];
  readonly #migrated = new WeakSet<DatabaseConnection>();
  readonly #breaker: CircuitBreaker;
  #initialized: Promise<void> | undefined;

  constructor(engine: Engine, { migrations, report, retryMs = RETRY_MS }: BreakerOptions) {
    this.#engine = engine;
    this.#inner = engine.dialect.createDriver();
    this.#migrations = migrations;
    this.#breaker = circuitBreaker(report, () => void this.attempt(), retryMs);
  }

  async init(): Promise<void> {
    // Deferred to the first connection: Kysely would remember a failure for ever.
  }

  /** Opens and migrates now instead of with the first query. Never fails: an outage is reported and retried. */
  async attempt(): Promise<void> {
    try {
      const connection = await this.#open();
      await connection
        .executeQuery(CompiledQuery.raw("select 1"))
        .finally(() => this.#inner.releaseConnection(connection));
      this.#breaker.succeeded("read");
    } catch (error) {
      this.#breaker.failed(this.#diagnose(error) ?? { kind: "unreachable", reason: `${error}` });
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const outage = this.outage();
    if (outage?.kind === "unreachable") throw databaseUnavailable(outage);
    try {
      return new BreakerConnection(await this.#open(), {
        succeeded: this.#breaker.succeeded,
        explain: (error) => this.#explain(error),
      });
    } catch (error) {
      throw this.#explain(error);
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#inner.releaseConnection(wrapped(connection).inner);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#inner.beginTransaction(connection, settings);
    wrapped(connection).isInTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inner.commitTransaction(connection);
    wrapped(connection).isInTransaction = false;
    this.#breaker.succeeded(wrapped(connection).hasWritten ? "write" : "read");
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#inner.rollbackTransaction(connection);
    wrapped(connection).isInTransaction = false;
  }

  outage(): Outage | undefined {
    return this.#breaker.outage();
  }

  async destroy(): Promise<void> {
    this.#breaker.stop();
    if (this.#initialized) await this.#inner.destroy();
  }

  /** The error for the caller: a refusal where the engine is down, else the error itself. */
  #explain(error: unknown): unknown {
    const outage = this.#diagnose(error);
    if (!outage) return error;
    this.#breaker.failed(outage);
    return databaseUnavailable(outage);
  }

  #diagnose(error: unknown): Outage | undefined {
    if (error instanceof NewerDatabase) return { kind: "unreachable", reason: error.message, isNewer: true };
    return this.#engine.diagnose(error);
  }

  async #open(): Promise<DatabaseConnection> {
    this.#initialized ??= this.#inner.init();
    await this.#initialized;
    const connection = await this.#inner.acquireConnection();
    try {
      await this.#migrate(connection);
      return connection;
    } catch (error) {
      await this.#inner.releaseConnection(connection);
      throw error;
    }
  }

  /** Runs once per connection: behind a new connection may be another, empty database. */
  async #migrate(connection: DatabaseConnection): Promise<void> {
    if (this.#migrated.has(connection)) return;
    await migrate(this.#inner, connection, { migrations: this.#migrations, lock: this.#engine.lock });
    this.#migrated.add(connection);
  }
}

function wrapped(connection: DatabaseConnection): BreakerConnection {
  if (connection instanceof BreakerConnection) return connection;
  throw new TypeError("this connection belongs to another driver");
}

const sentences: Record<Outage["kind"], string> = {
  unreachable: "The database cannot be reached right now.",
  unwritable: "The database cannot be written to right now.",
};

/** The message is for everyone; the cause, which may name files and hosts, is for the operator. */
function databaseUnavailable({ kind, reason }: Outage): Refusal {
  return new Refusal("database-unavailable", sentences[kind], { cause: new Error(reason) });
}
