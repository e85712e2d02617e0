import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCacheDir } from "@recess/portal/paths.mjs";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import { measureOtherLoad } from "#quality/lib/other-load.ts";
import { addAccount, findAcknowledged, readCounts } from "./acknowledged.ts";
import { builtGames } from "./built-games.ts";
import { judgeLedger, type Ledger, openLedger } from "./ledger.ts";
import { sendVisitors, type Visitors } from "./visitors.ts";

/** How long a start took, and what part of the machine others used meanwhile. */
export type Start = { readonly ms: number; readonly otherLoad: number };

/** A portal that can be started, killed and looked into, with the ledger of what it has acknowledged. */
export type TestPortal = {
  readonly dataDir: string;
  readonly ledger: Ledger;
  readonly starts: Start[];
  readonly origin: string;
  start(): Promise<RunningPortal>;
  visitors(seed: number): Visitors;
  addAccount(email: string): Promise<void>;
  /** Puts into the ledger what the database itself holds. */
  observeCounts(): Promise<void>;
  /** Compares everything that was acknowledged with what is there. */
  check(): Promise<string[]>;
  close(): Promise<void>;
};

export type TestPortalOptions = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
  /** What is started instead of the portal, in tests of the faults themselves. */
  readonly entry?: string | undefined;
};

export async function openTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { settings = {}, entry } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "recess-faults-")));
  const databaseUrl = settings["DATABASE_URL"] || undefined;
  const database = { dataDir, databaseUrl };
  const port = await freePortPair();
  const origin = `http://127.0.0.1:${port}`;
  const ledger = openLedger();
  const starts: Start[] = [];
  const games = builtGames();
  let running: RunningPortal | undefined;

  return {
    dataDir,
    ledger,
    starts,
    origin,
    async start() {
      const otherLoad = measureOtherLoad([process.pid]);
      const from = performance.now();
      running = await startPortal({
        dataDir,
        port,
        settings: {
          TRUSTED_PROXIES: "1",
          LOG_LEVEL: "silent",
          NODE_COMPILE_CACHE: compileCacheDir,
          ...settings,
        },
        ...(entry && { entry }),
      });
      starts.push({ ms: performance.now() - from, otherLoad: otherLoad([running.process.pid ?? 0]) });
      return running;
    },
    visitors: (seed) => sendVisitors({ origin, ledger, seed, games: games.map(({ path }) => path) }),
    async addAccount(email) {
      await addAccount(ledger, database, email);
    },
    async observeCounts() {
      for (const [key, number] of await readCounts(database)) ledger.counts.set(key, number);
    },
    async check() {
      return judgeLedger(ledger, await findAcknowledged(ledger, { ...database, origin }));
    },
    async close() {
      running?.process.kill("SIGKILL");
      await running?.ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
