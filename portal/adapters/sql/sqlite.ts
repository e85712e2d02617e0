import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Engine, Trouble } from "./engine.ts";
import { patiently, primaryCode, sqliteCodes } from "./sqlite-errors.ts";

/** The embedded database: one file, made on first use. */
export function sqliteEngine(file: string): Engine {
  const dialect: Dialect = {
    createDriver: () => new SqliteFileDriver(file),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return { name: "sqlite", dialect, lock: undefined, diagnose: (error) => diagnose(error, file) };
}

const { busy, readonly, ioError, corrupt, full, cannotOpen, notADatabase } = sqliteCodes;
const reasons: Record<number, Trouble> = {
  [busy]: { kind: "unwritable", reason: "another process keeps it locked" },
  [readonly]: { kind: "unwritable", reason: "it is read-only" },
  [full]: { kind: "unwritable", reason: "the disk is full" },
  [ioError]: { kind: "unreachable", reason: "it cannot be read from the disk" },
  [cannotOpen]: { kind: "unreachable", reason: "it cannot be opened" },
  [corrupt]: { kind: "unreachable", reason: "it is damaged; put a backup in its place or move it away" },
  [notADatabase]: {
    kind: "unreachable",
    reason: "it is no database; put a backup in its place or move it away",
  },
};

function diagnose(error: unknown, file: string): Trouble | undefined {
  const trouble = reasons[primaryCode(error) ?? -1];
  if (trouble) return { ...trouble, reason: `${file}: ${trouble.reason}` };
  // Whatever the file system says about the folder: no rights, no room, a file in its place.
  if (error instanceof Error && "syscall" in error) return { kind: "unreachable", reason: error.message };
  return undefined;
}

/** A handle that met one of these is given back: what it knows of the file may never be true again. */
const ends: readonly (number | undefined)[] = [readonly, ioError, corrupt, cannotOpen, notADatabase];

/**
 * One connection, used by one caller at a time. It is opened when it is first needed and again after it failed or the file was replaced:
 * SQLite itself would go on writing into a file that has been deleted.
 */
class SqliteFileDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #turn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    // Opened with the first connection, so that a failure is met there and can be met again.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    this.#endTurn = resolve;
    try {
      if (this.#connection?.isSpent()) this.#close();
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

  /** At once for writing: a transaction that begins by reading can find later that another process wrote meanwhile. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** A full disk ends a transaction by itself; then there is nothing left to undo. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection?.isInTransaction()) await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#turn;
    this.#close();
  }

  #close(): void {
    const spent = this.#connection;
    this.#connection = undefined;
    spent?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: string;
  readonly #handle: DatabaseSync;
  readonly #inode: bigint;
  #isBroken = false;

  private constructor(file: string, handle: DatabaseSync) {
    this.#file = file;
    this.#handle = handle;
    this.#inode = inodeOf(file);
  }

  static async open(file: string): Promise<SqliteConnection> {
    mkdirSync(dirname(file), { recursive: true });
    shareRights(file);
    // SQLite's own waiting would stop the whole process, so a busy file is asked again from here.
    const handle = new DatabaseSync(file, { timeout: 0 });
    try {
      await patiently(() => handle.exec("pragma journal_mode = wal; pragma synchronous = normal"));
      return new SqliteConnection(file, handle);
    } catch (error) {
      handle.close();
      throw error;
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await patiently(() => {
        const statement = this.#handle.prepare(sql);
        const values = parameters.map(sqliteValue);
        if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
        const { changes } = statement.run(...values);
        return { rows: [], numAffectedRows: BigInt(changes) };
      });
    } catch (error) {
      this.#isBroken ||= ends.includes(primaryCode(error));
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: nobody streams from a database of this size
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("streaming is not for the embedded database");
  }

  isInTransaction(): boolean {
    return this.#handle.isTransaction;
  }

  isSpent(): boolean {
    return this.#isBroken || inodeOf(this.#file) !== this.#inode;
  }

  close(): void {
    this.#handle.close();
  }
}

/**
 * SQLite gives the two files beside it the rights that the file had when it made them. Made beside a read-only file they stay
 * read-only when the file no longer is, and then nothing can be written until somebody thinks of them.
 */
function shareRights(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  for (const beside of [`${file}-wal`, `${file}-shm`]) {
    const own = statSync(beside, { throwIfNoEntry: false });
    if (mode !== undefined && own && own.mode !== mode && own.uid === process.geteuid?.())
      chmodSync(beside, mode);
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
  throw new TypeError(`SQLite keeps no ${typeof value}`);
}
