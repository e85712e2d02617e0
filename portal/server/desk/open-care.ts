import { readFile, statfs } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import { databaseFacts } from "#adapters/sql/database-facts.ts";
import type { Database } from "#adapters/sql/db.ts";
import type { Care } from "#domain/desk/care.ts";
import { parseChangelog } from "#domain/desk/changelog.ts";
import type { Accounts } from "#domain/identity/accounts.ts";
import { root } from "#paths.mjs";
import { deskBackups } from "#server/backup/desk-backups.ts";
import type { Config } from "#server/config.ts";
import { readWarnings } from "#server/observability/warning-log.ts";
import { portalVersion } from "#server/portal-version.ts";
import { shownSettings } from "#server/settings-source.ts";

export type CareParts = {
  readonly database: Pick<Database, "db" | "engine" | "outage">;
  readonly accounts: Accounts | undefined;
  /** State of the connection to Redis; left out where this process has none. */
  readonly redis?: (() => "up" | "down") | undefined;
  readonly now: () => Date;
};

/** Health, warnings, version, settings and backups of the portal whose desk this is. */
export function openCare(config: Config, { database, accounts, redis, now }: CareParts): Care {
  const { dataDir } = config;
  return {
    version: portalVersion(),
    async health() {
      const facts = await databaseFacts(database, join(dataDir, "recess.sqlite"));
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return {
        database: {
          engine: database.engine,
          outage: database.outage()?.reason,
          responseMs: facts?.responseMs,
          bytes: facts?.bytes,
        },
        redis: redis?.(),
        disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize },
        memory: memory(),
        processes: config.processes,
        uptimeSeconds: process.uptime(),
      };
    },
    warnings: () => readWarnings(dataDir),
    changes: async () => parseChangelog(await readFile(join(root, "CHANGELOG.md"), "utf8")),
    settings: () => shownSettings(process.env),
    backups: deskBackups(config, {
      now,
      countAccounts: async () => (await accounts?.list().catch(() => undefined))?.length,
    }),
  };
}

/** Memory of the machine, or of the container where that has less. */
function memory() {
  const limit = process.constrainedMemory();
  const isLimited = limit > 0 && limit < totalmem();
  return {
    usedBytes: process.memoryUsage.rss(),
    freeBytes: isLimited ? process.availableMemory() : freemem(),
    totalBytes: isLimited ? limit : totalmem(),
  };
}
