import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { comesTrue, type Fault, ledgerFigures, seeFlush, skipped, trySignIn } from "./fault.ts";
import { signalFamily } from "./process-tree.ts";
import { openWorld, type World } from "./test-portal.ts";

const missing = "PostgreSQL is not installed (Debian: apt install postgresql)";
/** Longer than the portal ever waits for a database that says nothing. */
const longestMs = 15_000;
const pageMs = 5000;
/** PostgreSQL takes a while to come back, so it is killed once for every twenty kills of the server. */
const oneOf = 20;

type Service = Awaited<ReturnType<typeof startPostgres>>;

/** A world whose accounts and counts are in a PostgreSQL of its own. */
async function onPostgres(run: (world: World, service: Service) => Promise<string[]>) {
  const bin = findPostgres();
  if (!bin) return skipped(missing);
  const service = await startPostgres(bin);
  const world = await openWorld({ settings: { DATABASE_URL: service.url } });
  try {
    await world.addAccount("first@example.org");
    await world.start();
    const failures = await run(world, service);
    return { failures, figures: ledgerFigures(world) };
  } finally {
    await world.close();
    await service.stop();
  }
}

export const killPostgres: Fault = {
  about: "kill -9 of PostgreSQL, and its return",
  run: ({ kills, seed }) =>
    onPostgres(async (world, service) => {
      const failures: string[] = [];
      await trySignIn(world);
      const visitors = world.visitors(seed);
      for (let kill = 0; kill < Math.ceil(kills / oneOf); kill++) {
        failures.push(...(await seeFlush(world)));
        const pid = service.pid ?? 0;
        const gone = service.kill();
        signalFamily(pid, "SIGKILL");
        await gone;
        failures.push(...(await withoutDatabase(world)));
        await service.start();
        if (!(await comesTrue(async () => (await trySignIn(world)).status === 200, 20_000)))
          failures.push("Nobody could sign in after PostgreSQL was back.");
        failures.push(...(await world.check()));
      }
      await visitors.stop();
      return [...failures, ...visitors.failures];
    }),
};

export const pausePostgres: Fault = {
  about: "SIGSTOP of PostgreSQL, which then says nothing at all, and SIGCONT",
  run: ({ seed }) =>
    onPostgres(async (world, service) => {
      const failures: string[] = [];
      await trySignIn(world);
      const visitors = world.visitors(seed);
      failures.push(...(await seeFlush(world)));
      signalFamily(service.pid ?? 0, "SIGSTOP");
      try {
        failures.push(...(await withoutDatabase(world)));
      } finally {
        signalFamily(service.pid ?? 0, "SIGCONT");
      }
      if (!(await comesTrue(async () => (await trySignIn(world)).status === 200, 20_000)))
        failures.push("Nobody could sign in after PostgreSQL went on.");
      await visitors.stop();
      return [...failures, ...visitors.failures, ...(await world.check())];
    }),
};

/** The database is not needed to play: pages are there, also for who is signed in, and a sign-in is refused in words. */
async function withoutDatabase(world: World): Promise<string[]> {
  const failures: string[] = [];
  const [cookie = ""] = world.ledger.sessions.keys();
  const asked = [signIn(), look("/play", {}), look("/articles", { cookie })];
  await Promise.all(asked);
  return failures;

  async function signIn(): Promise<void> {
    const { status, message, ms } = await trySignIn(world);
    if (status !== 503 || !/database cannot be/.test(message))
      failures.push(`Without a database a sign-in was answered with ${status}: ${message}`);
    if (ms > longestMs) failures.push(`Without a database a sign-in took ${Math.round(ms)} ms.`);
  }

  async function look(path: string, headers: Record<string, string>): Promise<void> {
    const from = performance.now();
    const { status } = await fetch(`${world.origin}${path}`, { headers });
    const ms = performance.now() - from;
    if (status !== 200) failures.push(`Without a database ${path} was answered with ${status}.`);
    if (ms > pageMs) failures.push(`Without a database ${path} took ${Math.round(ms)} ms.`);
  }
}
