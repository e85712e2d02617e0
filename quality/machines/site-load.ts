import { setTimeout as sleep } from "node:timers/promises";
import { addAccount, findAcknowledged, readCounts } from "#quality/faults/acknowledged.ts";
import { builtGames } from "#quality/faults/built-games.ts";
import { judgeLedger, openLedger } from "#quality/faults/ledger.ts";
import { lostValues, type Session, sessionOf, syncingBrowser } from "#quality/faults/syncing-browser.ts";
import { sendVisitors } from "#quality/faults/visitors.ts";
import { seeded } from "#quality/lib/random.ts";
import { sum } from "#quality/lib/statistics.ts";
import { startPageProbe } from "./page-probe.ts";
import { gameFile, type Site } from "./site.ts";

/** Statuses of nginx for a portal that broke off or said nothing. */
const UNANSWERED = [502, 504];
const BROWSERS = 3;
const SYNC_PAUSE_MS = 50;
export type SiteLoad = Awaited<ReturnType<typeof startLoad>>;

/** Holds load on a site through its proxy: pages by an open loop; visitors who open pages, launch and sign in; browsers that sync saves. */
export async function startLoad({ proxy: { origin, playOrigin }, database }: Site, seed: number) {
  const ledger = openLedger();
  for (const email of ["first@example.org", "second@example.org"]) await addAccount(ledger, database, email);
  const session = await sessionOf({ origin, ledger });
  if (!session) throw new Error("nobody can sign in");
  const games = builtGames().map(({ path }) => path);
  const visitors = sendVisitors({ origin, ledger, seed, games, unanswered: UNANSWERED });
  const syncs = startSyncs(origin, session, seed);
  const probe = startPageProbe([
    { url: `${origin}/play` },
    { url: `${origin}/articles` },
    { url: `${playOrigin}${gameFile.path}`, host: gameFile.host },
  ]);
  return {
    requests: probe.requests,
    /** Puts into the ledger what the database itself holds. */
    async observeCounts(): Promise<void> {
      for (const [key, number] of await readCounts(database)) ledger.counts.set(key, number);
    },
    /** Ends the load and gives what is wrong, in sentences. */
    async stop(): Promise<string[]> {
      await Promise.all([visitors.stop(), syncs.stop(), probe.stop()]);
      return [
        ...visitors.failures,
        ...syncs.failures,
        ...judgeLedger(ledger, await findAcknowledged(ledger, { ...database, origin })),
        ...(await lostValues(origin, session, syncs.browsers)),
      ];
    },
    figures: () => ({
      pages: probe.requests.length,
      answers: visitors.answered(),
      sessions: ledger.sessions.size,
      counts: sum([...ledger.counts.values()]),
      saves: sum(syncs.browsers.map(({ count }) => count())),
    }),
  };
}

/** Browsers of one account that sync all the time. No answer is what a fault is; a refusal in other words is wrong. */
function startSyncs(origin: string, session: Session, seed: number) {
  const random = seeded(seed);
  const browsers = Array.from({ length: BROWSERS }, (_, at) => syncingBrowser(`browser-${at}`));
  const failures: string[] = [];
  let isOver = false;
  const all = browsers.map(async ({ syncOnce }) => {
    while (!isOver) {
      await syncOnce(origin, session, random).catch((error: unknown) => {
        if (!isOutage(error)) failures.push(`A sync failed: ${error}`);
      });
      await sleep(SYNC_PAUSE_MS);
    }
  });
  return {
    browsers,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** Without its database a portal refuses with 503; without an answer of it, nginx does. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof Error && /socket|terminated|answered with 50[234]/i.test(error.message))
  );
}
