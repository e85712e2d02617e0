import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqlCountStore } from "@recess/portal/adapters/sql/count-store.ts";
import { engineOf, openDatabase } from "@recess/portal/adapters/sql/db.ts";
import { compileCacheDir } from "@recess/portal/paths.mjs";
import { readConfig } from "@recess/portal/server/config.ts";
import { openAccounts } from "@recess/portal/server/portal.ts";
import { freePair, type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import { pino } from "pino";
import { watchOthers } from "#quality/lib/other-load.ts";
import { builtGames } from "./built-games.ts";
import { type Found, judgeLedger, type Ledger, openLedger } from "./ledger.ts";
import { sendVisitors, type Visitors } from "./visitors.ts";

/** How long a start took, and what part of the machine others had meanwhile. */
export type Start = { readonly ms: number; readonly others: number };

/** A portal of its own that can be started, killed and looked into, and whom it owes what. */
export type World = {
  readonly dataDir: string;
  readonly ledger: Ledger;
  readonly starts: Start[];
  readonly origin: string;
  /** How many games are listed without the operator's. */
  readonly base: number;
  start(): Promise<RunningPortal>;
  visitors(seed: number): Visitors;
  addAccount(email: string): Promise<void>;
  /** Puts into the ledger what the database itself holds. */
  observeCounts(): Promise<void>;
  /** Compares everything that was acknowledged with what is there. */
  check(): Promise<string[]>;
  close(): Promise<void>;
};

const silent = { began: () => undefined, ended: () => undefined };

export type WorldOptions = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
  /** What is started instead of the portal, in tests of the faults themselves. */
  readonly entry?: string;
};

export async function openWorld({ settings = {}, entry, ...options }: WorldOptions = {}): Promise<World> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "recess-faults-")));
  const databaseUrl = settings["DATABASE_URL"] || undefined;
  const port = await freePair();
  const ledger = openLedger();
  const starts: Start[] = [];
  const games = builtGames();
  const origin = `http://127.0.0.1:${port}`;
  let running: RunningPortal | undefined;

  async function start() {
    const taken = watchOthers([process.pid]);
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
    starts.push({ ms: performance.now() - from, others: taken([running.process.pid ?? 0]) ?? 0 });
    return running;
  }

  async function counts(): Promise<Map<string, number>> {
    const database = openDatabase(engineOf({ databaseUrl, dataDir }), { report: silent });
    const all = await sqlCountStore(database.db).since("2000-01-01");
    await database.close();
    return new Map(all.map(({ day, kind, subject, number }) => [`${day} ${kind} ${subject}`, number]));
  }

  async function withAccounts<T>(
    use: (accounts: ReturnType<typeof openAccounts>["accounts"]) => Promise<T>,
  ): Promise<T> {
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    if ("mistakes" in config) throw new Error(config.mistakes.join());
    const { accounts, close } = openAccounts(config, pino({ level: "silent" }));
    return use(accounts).finally(close);
  }

  async function sessions(): Promise<Found["sessions"]> {
    const found = new Map<string, string | undefined>();
    for (const [cookie, email] of ledger.sessions) {
      const html = await (await fetch(`${origin}/articles`, { headers: { cookie } })).text();
      found.set(cookie, html.includes("Sign out") ? email : undefined);
    }
    return found;
  }

  return {
    dataDir,
    ledger,
    starts,
    origin,
    base: games.length,
    start,
    visitors: (seed) =>
      sendVisitors({ origin, ledger, seed, base: games.length, games: games.map(({ path }) => path) }),
    async addAccount(email) {
      const password = `a password for ${email}`;
      await withAccounts((accounts) => accounts.add({ email, name: email, password }));
      ledger.accounts.set(email, password);
    },
    async observeCounts() {
      for (const [key, number] of await counts()) ledger.counts.set(key, number);
    },
    async check() {
      const listed = await withAccounts((accounts) => accounts.list());
      return judgeLedger(ledger, {
        accounts: new Set(listed.map(({ email }) => email)),
        sessions: await sessions(),
        counts: await counts(),
        isIntact: databaseUrl !== undefined || isIntact(join(dataDir, "recess.sqlite")),
      });
    },
    async close() {
      running?.process.kill("SIGKILL");
      await running?.ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function isIntact(file: string): boolean {
  const handle = new DatabaseSync(file, { timeout: 5000 });
  try {
    const [row] = handle.prepare("pragma integrity_check").all();
    return row?.["integrity_check"] === "ok";
  } finally {
    handle.close();
  }
}
