import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { io } from "socket.io-client";
import { becomesTrue, type Fault, onTestPortal, skipped } from "./fault.ts";
import { signalTree } from "./process-tree.ts";
import type { TestPortal } from "./test-portal.ts";

const missing = "Redis is not installed (Debian: apt install redis-server)";
const TIMEOUT_MS = 15_000;

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

function isCounted({ origin }: TestPortal): Promise<boolean> {
  const visitor = io(origin, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    timeout: 5000,
  });
  return new Promise((resolve) => {
    visitor.once("count", () => resolve(true));
    visitor.once("connect_error", () => resolve(false));
  }).then((isSo) => {
    visitor.close();
    return isSo === true;
  });
}
