import type { Dialect } from "kysely";

/**
 * Why an engine cannot be used: unreachable, or readable but not writable (a read-only file, a full disk).
 * The reason is for the operator only, because it may name files and hosts.
 */
export type Outage = {
  readonly kind: "unreachable" | "unwritable";
  readonly reason: string;
  /** A newer version of the portal has migrated the database. */
  readonly isNewer?: boolean;
};

/** A database engine: SQLite or PostgreSQL. Every store is written once, for both. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** SQL that takes the migration lock. It runs first in a migrating transaction, so that one process migrates at a time. */
  readonly lock: string | undefined;
  /** The outage behind an error; undefined where the engine is fine and the query was wrong. */
  diagnose(error: unknown): Outage | undefined;
};
