import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#quality/lib/random.ts";
import { type Fault, judgeStarts, ledgerFigures, onTestPortal, startFigures } from "./fault.ts";

/** Counts are flushed every five seconds; one run in ten is long enough to be killed in the middle of that. */
const FLUSH_MS = 5000;
const LONG_RUN_EVERY = 10;

/** Kills the server without warning under traffic, again and again. */
export const killServer: Fault = {
  about: "kill -9 of the server, again and again",
  run: ({ kills, seed, entry }) =>
    onTestPortal({ entry }, async (portal, failures) => {
      const random = seeded(seed);
      await portal.addAccount("first@example.org");
      for (let kill = 0; kill <= kills && failures.length === 0; kill++) {
        const { process: server, ended } = await portal.start();
        failures.push(...(await portal.check()));
        if (kill === kills) break;
        const visitors = portal.visitors(seed + kill);
        if (kill % 5 === 0) await portal.addAccount(`pupil${kill}@example.org`);
        // Also in the middle of a flush: what was seen in the database before must still be there.
        await sleep(kill % LONG_RUN_EVERY === 1 ? FLUSH_MS - 200 + random() * 600 : random() * 500);
        await portal.observeCounts();
        await sleep(random() * 50);
        server.kill("SIGKILL");
        await ended;
        await visitors.stop();
        failures.push(...visitors.failures);
      }
      // Never the first: nothing had been compiled for it, on a machine that has only just been set up.
      failures.push(...judgeStarts(portal.starts.slice(1)));
      return `${kills} kills; ${startFigures(portal)}; ${ledgerFigures(portal)}`;
    }),
};
