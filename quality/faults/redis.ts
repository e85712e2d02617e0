import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { openPresenceSocket } from "#quality/lib/load/presence-sockets.ts";
import { signalTree } from "#quality/lib/process-tree.ts";
import { type Fault, onTestPortal, skipped } from "./fault.ts";
import type { TestPortal } from "./test-portal.ts";

const missing = "Redis is not installed (Debian: apt install redis-server)";
const TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 5000;

/** Breaks Redis, which is for presence alone: without it every process counts its own visitors, and nothing else changes. */
export const breakRedis: Fault = {
  about: "SIGSTOP, SIGCONT, kill -9 and return of Redis",
  async run({ seed }) {
    const command = findRedis();
    if (!command) return skipped(missing);
    const service = await startRedis(command);
    const signal = (name: NodeJS.Signals) => signalTree(service.pid ?? 0, name);
    try {
      return await onTestPortal({ settings: { REDIS_URL: service.url } }, async (portal, failures) => {
        const expectCounts = async (when: string) => {
          if (!(await becomesTrue(() => isCounted(portal), TIMEOUT_MS)))
            failures.push(`Nobody who connected was counted ${when}.`);
        };
        await portal.addAccount("first@example.org");
        await portal.start();
        const visitors = portal.visitors(seed);
        await expectCounts("with Redis");
        signal("SIGSTOP");
        await expectCounts("while Redis said nothing");
        signal("SIGCONT");
        await service.kill();
        await expectCounts("without Redis");
        const before = visitors.answered();
        if (!(await becomesTrue(async () => visitors.answered() > before + 10, TIMEOUT_MS)))
          failures.push("Nobody was answered without Redis.");
        await service.start();
        await expectCounts("after Redis was back");
        await visitors.stop();
        failures.push(...visitors.failures, ...(await portal.check()));
        return `${visitors.answered()} answers meanwhile`;
      });
    } finally {
      signal("SIGCONT");
      await service.stop();
    }
  },
};

async function isCounted({ origin }: TestPortal): Promise<boolean> {
  (await openPresenceSocket(origin, {}, SOCKET_TIMEOUT_MS)).close();
  return true;
}
