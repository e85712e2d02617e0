import { PostgresDialect } from "kysely";
import type { PoolConfig } from "pg";
import type { Engine, Outage } from "./engine.ts";

/** Key of the advisory lock for migrations: any number that no other program on the same database is likely to use. */
const migrationLock = 7_327_355;

const MAX_CONNECTIONS = 10;
/** Short, because a server that vanished without closing its connections must not hold up a page. */
const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 10_000;

/** The PostgreSQL engine, with a connection pool. `pg` is loaded with the first query. */
export function postgresEngine(url: string): Engine {
  const dialect = new PostgresDialect({
    pool: async () => {
      const { Pool, types } = (await import("pg")).default;
      const options: PoolConfig = {
        connectionString: url,
        max: MAX_CONNECTIONS,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
        application_name: "recess",
        types: {
          // Counts, their sums and times are far below 2^53: plain numbers, as SQLite gives them.
          getTypeParser: (oid, format) =>
            oid === types.builtins.INT8 || oid === types.builtins.NUMERIC
              ? Number
              : types.getTypeParser(oid, format),
        },
      };
      const pool = new Pool(options);
      // The pool replaces a connection that dies, idle or in use; its user gets the error from the query.
      const ignore = () => undefined;
      pool.on("error", ignore).on("connect", (client) => client.on("error", ignore));
      return pool;
    },
  });
  return { name: "postgres", dialect, lock: `select pg_advisory_xact_lock(${migrationLock})`, diagnose };
}

/** Error codes, of which the first two letters are the class: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unwritable = /^(53100|25006)$/;
const unreachable = /^(08|28|3D|53|57P|58|XX)/;

function diagnose(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  // A host name with several IP addresses fails once for each.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const reason = `PostgreSQL: ${first instanceof Error ? first.message : first}`;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (unwritable.test(code)) return { kind: "unwritable", reason };
  if (unreachable.test(code) || isConnectionError(error, code)) return { kind: "unreachable", reason };
  return undefined;
}

function isConnectionError(error: Error, code: string): boolean {
  const fromNetwork = /^E[A-Z_]+$/.test(code) || error instanceof AggregateError;
  return fromNetwork || /connection (terminated|error)|timeout|not queryable/i.test(error.message);
}
