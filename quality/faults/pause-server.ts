import { setTimeout as sleep } from "node:timers/promises";
import { comesTrue, type Fault, ledgerFigures, seeFlush } from "./fault.ts";
import { openWorld } from "./test-portal.ts";

const [fewest, most] = [2, 10];
const pauseMs = 1500;

/** As when a laptop sleeps or a machine is moved: nothing is lost, and one long pause is no reason to turn anybody away. */
export const pauseServer: Fault = {
  about: "SIGSTOP of the server, then SIGCONT",
  async run({ kills, seed, entry }) {
    const pauses = Math.min(Math.max(kills, fewest), most);
    const world = await openWorld(entry ? { entry } : {});
    const failures: string[] = [];
    try {
      await world.addAccount("first@example.org");
      const { process: server } = await world.start();
      const visitors = world.visitors(seed);
      failures.push(...(await seeFlush(world)));
      for (let pause = 0; pause < pauses; pause++) {
        await sleep(500);
        server.kill("SIGSTOP");
        await sleep(pauseMs);
        const before = visitors.answered();
        server.kill("SIGCONT");
        if (!(await comesTrue(async () => visitors.answered() > before + 8, 10_000)))
          failures.push("Nobody was answered after a pause.");
        const { status } = await fetch(`${world.origin}/play`);
        if (status !== 200) failures.push(`After a pause /play was answered with ${status}.`);
      }
      await visitors.stop();
      failures.push(...visitors.failures, ...(await world.check()));
      return { failures, figures: `${pauses} pauses of ${pauseMs} ms; ${ledgerFigures(world)}` };
    } finally {
      await world.close();
    }
  },
};
