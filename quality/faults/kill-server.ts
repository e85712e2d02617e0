import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#quality/lib/random.ts";
import { type Fault, judgeStarts, ledgerFigures, startFigures } from "./fault.ts";
import { openWorld } from "./test-portal.ts";

/** Counts are flushed every five seconds; one life in ten is long enough to be killed in the middle of that. */
const flushMs = 5000;
const longLife = 10;

export const killServer: Fault = {
  about: "kill -9 of the server, again and again",
  async run({ kills, seed, entry }) {
    const random = seeded(seed);
    const world = await openWorld(entry ? { entry } : {});
    const failures: string[] = [];
    try {
      await world.addAccount("first@example.org");
      for (let kill = 0; kill <= kills && failures.length === 0; kill++) {
        const portal = await world.start();
        failures.push(...(await world.check()));
        if (kill === kills) break;
        const visitors = world.visitors(seed + kill);
        if (kill % 5 === 0) await world.addAccount(`pupil${kill}@example.org`);
        // Also in the middle of a flush: what was seen in the database before must still be there.
        await sleep(kill % longLife === 1 ? flushMs - 200 + random() * 600 : random() * 500);
        await world.observeCounts();
        await sleep(random() * 50);
        portal.process.kill("SIGKILL");
        await portal.ended;
        await visitors.stop();
        failures.push(...visitors.failures);
      }
      // Never the first: nothing had been compiled for it, on a machine that has only just been set up.
      failures.push(...judgeStarts(world.starts.slice(1)));
      return { failures, figures: `${kills} kills; ${startFigures(world)}; ${ledgerFigures(world)}` };
    } finally {
      await world.close();
    }
  },
};
