import cluster from "node:cluster";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { readRecordIndex } from "#adapters/files/record-index.ts";
import { sqlCheckQueue } from "#adapters/sql/check-queue.ts";
import { sqlCrews } from "#adapters/sql/crew-store.ts";
import type { Db } from "#adapters/sql/db.ts";
import { sqlOwners } from "#adapters/sql/owner-store.ts";
import { sqlRecords } from "#adapters/sql/record-store.ts";
import { openReplayPool } from "#adapters/worker-threads/replay-pool.ts";
import type { LimiterFactory } from "#domain/limits/shared-limiters.ts";
import { checkRun, type Replayed } from "#domain/records/check-run.ts";
import { TAPE_MAX_STEPS } from "#domain/records/record-limits.ts";
import { deleteOldRecords } from "#domain/records/record-retention.ts";
import { createRecords, type Records } from "#domain/records/records.ts";
import { replayWorker } from "#paths.mjs";
import { startRunChecks } from "#server/jobs/run-checks.ts";

export type OpenRecords = {
  readonly records: Records;
  /** For the daily cleanup. */
  deleteOld(): Promise<void>;
  close(): Promise<void>;
};

export type RecordsOptions = {
  readonly db: Db;
  /** Where the build put the replay modules. */
  readonly folder: string;
  /** Keyed hash under which owners are stored. */
  readonly hashKey: (ownerKey: string) => string;
  /** How long one tape may take; the pool's own limit when left out. */
  readonly replayTimeoutMs?: number;
  readonly listedName: (path: string) => string | undefined;
  readonly now: () => Date;
  readonly random: () => number;
  readonly limiters?: LimiterFactory | undefined;
  readonly log: Logger;
};

/** Enough for some hundred runs a second; pages are served by the main thread meanwhile. */
const MAX_WORKERS = 4;

/** Joins records to the database and a pool of worker threads. */
export async function openRecords(options: RecordsOptions): Promise<OpenRecords> {
  const { db, folder, hashKey, replayTimeoutMs, listedName, now, random, limiters, log } = options;
  const index = await readRecordIndex(folder);
  const games = () => index;
  const pool = openReplayPool<Replayed>({
    worker: replayWorker,
    folder,
    size: poolSize(),
    ...(replayTimeoutMs && { timeoutMs: replayTimeoutMs }),
    maxSteps: TAPE_MAX_STEPS,
    onBroken: (file, reason) => log.error({ file, reason }, "a replay module cannot be loaded"),
  });
  const stores = {
    records: sqlRecords(db),
    owners: sqlOwners(db),
    crewStore: sqlCrews(db),
    queue: sqlCheckQueue(db),
  };
  const ports = { games, records: stores.records, crews: stores.crewStore, replay: pool.replay, hashTape };
  const checks = startRunChecks({
    queue: stores.queue,
    check: (tape) => checkRun(ports, tape),
    // One more for each that is being replayed, so that no worker waits for the database.
    capacity: pool.size * 2,
    now,
    log,
  });
  const records = createRecords({
    ...stores,
    games,
    listedName,
    checks,
    hashKey,
    limiters,
    newId: () => randomBytes(12).toString("base64url"),
    now,
    random,
    secureRandom: () => randomInt(2 ** 32) / 2 ** 32,
  });
  return {
    records,
    deleteOld: () => deleteOldRecords(stores, now()),
    async close() {
      await checks.close();
      await pool.close();
    },
  };
}

/** One core is left to the main thread; of several processes each has one worker. */
function poolSize(): number {
  return cluster.isWorker ? 1 : Math.max(1, Math.min(MAX_WORKERS, availableParallelism() - 1));
}

function hashTape(tape: Uint8Array): string {
  return createHash("sha256").update(tape).digest("base64url");
}
