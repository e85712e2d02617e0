import { setTimeout as sleep } from "node:timers/promises";
import { seeded } from "#quality/lib/random.ts";
import { type Fault, onTestPortal, startFigures } from "./fault.ts";
import { lostValues, sessionOf, syncingBrowser } from "./syncing-browser.ts";

/** Browsers of one account that sync at the same time, on keys of which some are their own and some are shared. */
const BROWSERS = 3;

/**
 * Kills the server while several browsers of one account sync, again and again. Every value that was acknowledged has to be there, in its key or as a copy,
 * unless the same browser went on from it.
 */
export const killSync: Fault = {
  about: "kill -9 of the server while browsers sync their saves",
  run: ({ kills, seed, entry }) =>
    onTestPortal({ entry }, async (portal, failures) => {
      const random = seeded(seed);
      await portal.addAccount("first@example.org");
      const browsers = Array.from({ length: BROWSERS }, (_, at) => syncingBrowser(`browser-${at}`));
      for (let kill = 0; kill <= kills && failures.length === 0; kill++) {
        const { process: server, ended } = await portal.start();
        const session = await sessionOf(portal);
        if (session === undefined) {
          failures.push("Nobody can sign in any more.");
          break;
        }
        failures.push(...(await lostValues(portal.origin, session, browsers)));
        if (kill === kills) break;
        const syncing = browsers.map((browser) => browser.syncUntilGone(portal.origin, session, random));
        await sleep(50 + random() * 400);
        server.kill("SIGKILL");
        await ended;
        await Promise.all(syncing);
      }
      const acknowledged = browsers.reduce((sum, { count }) => sum + count(), 0);
      if (acknowledged < kills)
        failures.push(`Only ${acknowledged} values were acknowledged: nothing was tried.`);
      return `${kills} kills; ${startFigures(portal)}; ${acknowledged} values acknowledged`;
    }),
};
