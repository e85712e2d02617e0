import type { Dialect } from "kysely";

/**
 * What is wrong with an engine: nothing reaches it, or it answers but keeps nothing (a read-only file, a full disk).
 * The reason is for the operator: it may name files and hosts.
 */
export type Trouble = { readonly kind: "unreachable" | "unwritable"; readonly reason: string };

/** One of the two databases that the portal runs on. All stores are written once, for both. */
export type Engine = {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Run first in a transaction that migrates, so that only one process does at a time. */
  readonly lock: string | undefined;
  /** What an error tells about the engine; undefined where the engine is fine and the question was wrong. */
  diagnose(error: unknown): Trouble | undefined;
};
