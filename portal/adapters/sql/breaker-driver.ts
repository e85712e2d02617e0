import { CompiledQuery, type DatabaseConnection, type Driver, type TransactionSettings } from "kysely";
import { Refusal } from "#domain/errors.ts";
import { BreakerConnection } from "./breaker-connection.ts";
import { type CircuitBreaker, circuitBreaker, type OutageReport } from "./circuit-breaker.ts";
import type { Engine, Outage } from "./engine.ts";
import { type Migration, migrate, NewerDatabase, OlderDatabase } from "./migrate.ts";

export type BreakerOptions = {
  readonly migrations: readonly Migration[];
  /** False: a database of an older version counts as unreachable, and stays as it is. */
  readonly mayMigrate?: boolean;
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
  readonly #mayMigrate: boolean;
  readonly #migrated = new WeakSet<DatabaseConnection>();
  readonly #breaker: CircuitBreaker;
  #initialized: Promise<void> | undefined;

  constructor(engine: Engine, { migrations, mayMigrate = true, report, retryMs = RETRY_MS }: BreakerOptions) {
    this.#engine = engine;
    this.#inner = engine.dialect.createDriver();
    this.#migrations = migrations;
    this.#mayMigrate = mayMigrate;
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
    if (error instanceof OlderDatabase) return { kind: "unreachable", reason: error.message };
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
    await migrate(this.#inner, connection, {
      migrations: this.#migrations,
      lock: this.#engine.lock,
      mayMigrate: this.#mayMigrate,
    });
    this.#migrated.add(connection);
  }
}

function wrapped(connection: DatabaseConnection): BreakerConnection {
  if (connection instanceof BreakerConnection) return connection;
  throw new TypeError("this connection belongs to another driver");
}

const sentences = {
  unreachable: {
    message: "The database cannot be reached right now.",
    reason: "databaseUnreachable",
  },
  unwritable: {
    message: "The database cannot be written to right now.",
    reason: "databaseUnwritable",
  },
} as const satisfies Record<Outage["kind"], unknown>;

/** The message is for everyone; the cause, which may name files and hosts, is for the operator. */
function databaseUnavailable({ kind, reason: cause }: Outage): Refusal {
  const { message, reason } = sentences[kind];
  return new Refusal("database-unavailable", message, { cause: new Error(cause), reason });
}
