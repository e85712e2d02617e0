import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { LRUCache } from "lru-cache";
import { primaryCode, retryWhileBusy, sqliteCodes } from "./sqlite-errors.ts";

const { readonly, ioError, corrupt, cannotOpen, notADatabase } = sqliteCodes;

/** Errors that end a connection: its cached state of the file may never be true again. */
const fatalCodes: readonly (number | undefined)[] = [readonly, ioError, corrupt, cannotOpen, notADatabase];

/** Some three times as many as a portal uses all the time. */
const MAX_STATEMENTS = 200;

/** Connection to a SQLite file through `node:sqlite`, in write-ahead-log mode, with an LRU cache of its prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: string;
  readonly #handle: DatabaseSync;
  readonly #inode: bigint;
  /** By their SQL. SQLite itself prepares a statement again after the tables have changed. */
  readonly #statements = new LRUCache<string, StatementSync>({ max: MAX_STATEMENTS });
  #isBroken = false;

  private constructor(file: string, handle: DatabaseSync) {
    this.#file = file;
    this.#handle = handle;
    this.#inode = inodeOf(file);
  }

  static async open(file: string): Promise<SqliteConnection> {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    createPrivate(file);
    copyModeToLogFiles(file);
    // SQLite's own busy timeout would block the whole process, so retries are made here.
    const handle = new DatabaseSync(file, { timeout: 0 });
    try {
      // Deleted rows are overwritten with zeros: what has expired must not stay readable in the file's free pages.
      await retryWhileBusy(() =>
        handle.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on"),
      );
      return new SqliteConnection(file, handle);
    } catch (error) {
      handle.close();
      throw error;
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await retryWhileBusy(() => {
        const statement = this.#prepared(sql);
        const values = parameters.map(sqliteValue);
        if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      });
    } catch (error) {
      this.#isBroken ||= fatalCodes.includes(primaryCode(error));
      throw error;
    }
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#handle.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  // biome-ignore lint/correctness/useYield: no store streams from a database of this size
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("the embedded database does not stream results");
  }

  isInTransaction(): boolean {
    return this.#handle.isTransaction;
  }

  /** Whether the connection has to be opened again: it failed, or its file was deleted or replaced. */
  isStale(): boolean {
    return this.#isBroken || inodeOf(this.#file) !== this.#inode;
  }

  close(): void {
    this.#handle.close();
  }
}

/**
 * Creates the file for its owner only: it holds accounts, and SQLite itself would create it readable for every user of the machine.
 * The `-wal` and `-shm` files get the mode of the database. To SQLite an empty file is an empty database.
 */
function createPrivate(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) closeSync(openSync(file, "a", 0o600));
}

/**
 * Gives the `-wal` and `-shm` files the mode of the database file.
 * SQLite creates them with the mode that the database has at that moment. Created beside a read-only database they stay
 * read-only after the database is writable again, and then nothing can be written.
 */
function copyModeToLogFiles(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  for (const logFile of [`${file}-wal`, `${file}-shm`]) {
    const stats = statSync(logFile, { throwIfNoEntry: false });
    if (mode !== undefined && stats && stats.mode !== mode && stats.uid === process.geteuid?.())
      chmodSync(logFile, mode);
  }
}

function inodeOf(file: string): bigint {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? 0n;
}

function sqliteValue(value: unknown): null | number | bigint | string | Uint8Array {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" || typeof value === "bigint" || typeof value === "string") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite has no type for a ${typeof value}`);
}
