import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readJson } from "#adapters/files/json-file.ts";
import { isRunning, LockTaken, takeLock } from "#adapters/files/lock-file.ts";
import { writeFileAtomic } from "#adapters/files/write-file-atomic.ts";
import { type LinkAnswer, type LinkReport, linkStates } from "#domain/catalogue/links/link.ts";
import type { LinkChecks } from "#domain/catalogue/links/link-checks.ts";
import { checkLinks } from "./check-links.ts";

type Options = {
  readonly dataDir: string;
  /** URLs of the external games. */
  readonly addresses: () => readonly string[];
  readonly probe: (address: string) => Promise<LinkAnswer>;
  readonly now: () => Date;
  readonly onFailure: (error: unknown) => void;
  /** Called with every answer: the URL, how many are asked, and of how many. */
  readonly onProgress?: (address: string, done: number, total: number) => void;
  /** Between two requests to one host, and between two looks at whether to stop. */
  readonly delayMs?: number;
};

const CONCURRENCY = 8;
const RETRIES = 1;
const DELAY_MS = 1000;
/** How often progress is written for the other processes. */
const WRITE_INTERVAL_MS = 1000;

const checkFile = z.object({
  startedAt: z.coerce.date(),
  finishedAt: z.coerce.date().optional(),
  isStopped: z.boolean(),
  done: z.number(),
  total: z.number(),
  reports: z.array(z.object({ address: z.string(), state: z.enum(linkStates), detail: z.string() })),
});

/**
 * Link checks whose progress and result lie in `DATA_DIR/links.json`, so that every process and command sees them. A lock lets one run at a time;
 * a file beside it asks the process that runs one to stop.
 */
export function openLinkChecks({
  dataDir,
  addresses,
  probe,
  now,
  onFailure,
  onProgress = () => undefined,
  delayMs = DELAY_MS,
}: Options): LinkChecks & {
  /** Resolves once a check that this process started has ended. */
  finished(): Promise<void>;
} {
  const file = join(dataDir, "links.json");
  const lock = join(dataDir, "links.lock");
  const stopFile = join(dataDir, "links.stop");
  let running: Promise<void> = Promise.resolve();

  async function run(release: () => Promise<void>): Promise<void> {
    const all = [...new Set(addresses())];
    const found: LinkReport[] = [];
    const startedAt = now();
    const isStopped = () => existsSync(stopFile);
    const write = (finishedAt?: Date) =>
      writeFileAtomic(
        file,
        JSON.stringify({
          startedAt,
          finishedAt,
          isStopped: isStopped(),
          done: found.length,
          total: all.length,
          reports: found.map(({ address, state, detail }) => ({ address, state, detail })),
        }),
      );
    let writtenAt = 0;
    try {
      await write();
      await checkLinks(all, {
        probe,
        queue: {
          concurrency: CONCURRENCY,
          delayMs,
          // Nothing is waited for once it is to stop.
          wait: (ms) => (isStopped() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))),
        },
        retries: RETRIES,
        isStopped,
        step: (_, work) => work(),
        async onReport(report) {
          found.push(report);
          onProgress(report.address, found.length, all.length);
          if (performance.now() - writtenAt < WRITE_INTERVAL_MS) return;
          writtenAt = performance.now();
          await write();
        },
      });
    } finally {
      await write(now());
      await rm(stopFile, { force: true });
      await release();
    }
  }

  return {
    async start() {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      try {
        const release = await takeLock(lock);
        await rm(stopFile, { force: true });
        running = run(release).catch(onFailure);
        return true;
      } catch (error) {
        if (!(error instanceof LockTaken)) throw error;
        return false;
      }
    },
    async stop() {
      if (existsSync(lock)) await writeFile(stopFile, "");
    },
    async last() {
      if (!existsSync(file)) return undefined;
      const check = checkFile.parse(await readJson(file));
      // The process that ran it was killed.
      const isOver = check.finishedAt === undefined && !(await isLockHeld(lock));
      return { ...check, finishedAt: isOver ? check.startedAt : check.finishedAt };
    },
    finished: () => running,
  };
}

async function isLockHeld(lock: string): Promise<boolean> {
  return isRunning(Number(await readFile(lock, "utf8").catch(() => "0")));
}
