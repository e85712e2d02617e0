import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { signalTree } from "#quality/lib/process-tree.ts";
import {
  canSignIn,
  type Fault,
  ledgerFigures,
  type Outcome,
  onTestPortal,
  skipped,
  trySignIn,
  waitForFlush,
} from "./fault.ts";
import type { TestPortal } from "./test-portal.ts";

const missing = "PostgreSQL is not installed (Debian: apt install postgresql)";
/** Longer than the portal's timeout for a database that does not answer. */
const MAX_SIGN_IN_MS = 15_000;
const MAX_PAGE_MS = 5000;
/** PostgreSQL takes a while to come back, so it is killed once for every twenty kills of the server. */
const KILLS_OF_SERVER = 20;

type Service = Awaited<ReturnType<typeof startPostgres>>;
type Run = (portal: TestPortal, service: Service, failures: string[]) => Promise<void>;

/** Runs a fault on a portal whose accounts and counts are in a PostgreSQL of its own, under traffic. */
async function onPostgres(seed: number, run: Run): Promise<Outcome> {
  const bin = findPostgres();
  if (!bin) return skipped(missing);
  const service = await startPostgres(bin);
  try {
    return await onTestPortal({ settings: { DATABASE_URL: service.url } }, async (portal, failures) => {
      await portal.addAccount("first@example.org");
      await portal.start();
      await trySignIn(portal);
      const visitors = portal.visitors(seed);
      await run(portal, service, failures);
      await visitors.stop();
      failures.push(...visitors.failures, ...(await portal.check()));
      return ledgerFigures(portal);
    });
  } finally {
    await service.stop();
  }
}

export const killPostgres: Fault = {
  about: "kill -9 of PostgreSQL, and its return",
  run: ({ kills, seed }) =>
    onPostgres(seed, async (portal, service, failures) => {
      for (let kill = 0; kill < Math.ceil(kills / KILLS_OF_SERVER); kill++) {
        failures.push(...(await waitForFlush(portal)));
        const pid = service.pid ?? 0;
        const gone = service.kill();
        signalTree(pid, "SIGKILL");
        await gone;
        failures.push(...(await judgeWithoutDatabase(portal)));
        await service.start();
        if (!(await canSignIn(portal))) failures.push("Nobody could sign in after PostgreSQL was back.");
        failures.push(...(await portal.check()));
      }
    }),
};

export const pausePostgres: Fault = {
  about: "SIGSTOP of PostgreSQL, which then says nothing at all, and SIGCONT",
  run: ({ seed }) =>
    onPostgres(seed, async (portal, service, failures) => {
      failures.push(...(await waitForFlush(portal)));
      signalTree(service.pid ?? 0, "SIGSTOP");
      try {
        failures.push(...(await judgeWithoutDatabase(portal)));
      } finally {
        signalTree(service.pid ?? 0, "SIGCONT");
      }
      if (!(await canSignIn(portal))) failures.push("Nobody could sign in after PostgreSQL went on.");
    }),
};

/** The database is not needed to play: pages are served, also with a session, and a sign-in is refused in words. */
async function judgeWithoutDatabase(portal: TestPortal): Promise<string[]> {
  const failures: string[] = [];
  const [cookie = ""] = portal.ledger.sessions.keys();
  await Promise.all([signIn(), openPage("/play", {}), openPage("/articles", { cookie })]);
  return failures;

  async function signIn(): Promise<void> {
    const { status, message, ms } = await trySignIn(portal);
    if (status !== 503 || !/database cannot be/.test(message))
      failures.push(`Without a database a sign-in was answered with ${status}: ${message}`);
    if (ms > MAX_SIGN_IN_MS) failures.push(`Without a database a sign-in took ${Math.round(ms)} ms.`);
  }

  async function openPage(path: string, headers: Record<string, string>): Promise<void> {
    const from = performance.now();
    const { status } = await fetch(`${portal.origin}${path}`, { headers });
    const ms = performance.now() - from;
    if (status !== 200) failures.push(`Without a database ${path} was answered with ${status}.`);
    if (ms > MAX_PAGE_MS) failures.push(`Without a database ${path} took ${Math.round(ms)} ms.`);
  }
}
