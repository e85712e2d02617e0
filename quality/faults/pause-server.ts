import { setTimeout as sleep } from "node:timers/promises";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { type Fault, ledgerFigures, onTestPortal, waitForFlush } from "./fault.ts";

const [MIN_PAUSES, MAX_PAUSES] = [2, 10];
const PAUSE_MS = 1500;

/** Pauses the server, as when a laptop sleeps or a machine is moved: nothing is lost, and one long pause is no overload. */
export const pauseServer: Fault = {
  about: "SIGSTOP of the server, then SIGCONT",
  run: ({ kills, seed, entry }) =>
    onTestPortal({ entry }, async (portal, failures) => {
      const pauses = Math.min(Math.max(kills, MIN_PAUSES), MAX_PAUSES);
      await portal.addAccount("first@example.org");
      const { process: server } = await portal.start();
      const visitors = portal.visitors(seed);
      failures.push(...(await waitForFlush(portal)));
      for (let pause = 0; pause < pauses; pause++) {
        await sleep(500);
        server.kill("SIGSTOP");
        await sleep(PAUSE_MS);
        const before = visitors.answered();
        server.kill("SIGCONT");
        if (!(await becomesTrue(async () => visitors.answered() > before + 8, 10_000)))
          failures.push("Nobody was answered after a pause.");
        const { status } = await fetch(`${portal.origin}/play`);
        if (status !== 200) failures.push(`After a pause /play was answered with ${status}.`);
      }
      await visitors.stop();
      failures.push(...visitors.failures, ...(await portal.check()));
      return `${pauses} pauses of ${PAUSE_MS} ms; ${ledgerFigures(portal)}`;
    }),
};
