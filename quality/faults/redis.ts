import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { io } from "socket.io-client";
import { comesTrue, type Fault, skipped } from "./fault.ts";
import { signalFamily } from "./process-tree.ts";
import { openWorld, type World } from "./test-portal.ts";

const missing = "Redis is not installed (Debian: apt install redis-server)";

/** Presence is all that Redis is for: without it every process counts its own visitors, and nothing else notices. */
export const breakRedis: Fault = {
  about: "SIGSTOP, SIGCONT, kill -9 and return of Redis",
  async run({ seed }) {
    const command = findRedis();
    if (!command) return skipped(missing);
    const service = await startRedis(command);
    const world = await openWorld({ settings: { REDIS_URL: service.url } });
    const failures: string[] = [];
    const presenceAnswers = async (when: string) => {
      if (!(await comesTrue(() => isCounted(world), 15_000)))
        failures.push(`Nobody who connected was counted ${when}.`);
    };
    try {
      await world.addAccount("first@example.org");
      await world.start();
      const visitors = world.visitors(seed);
      await presenceAnswers("with Redis");
      signalFamily(service.pid ?? 0, "SIGSTOP");
      await presenceAnswers("while Redis said nothing");
      signalFamily(service.pid ?? 0, "SIGCONT");
      await service.kill();
      await presenceAnswers("without Redis");
      const before = visitors.answered();
      if (!(await comesTrue(async () => visitors.answered() > before + 10, 15_000)))
        failures.push("Nobody was answered without Redis.");
      await service.start();
      await presenceAnswers("after Redis was back");
      await visitors.stop();
      failures.push(...visitors.failures, ...(await world.check()));
      return { failures, figures: `${visitors.answered()} answers meanwhile` };
    } finally {
      signalFamily(service.pid ?? 0, "SIGCONT");
      await world.close();
      await service.stop();
    }
  },
};

function isCounted({ origin }: World): Promise<boolean> {
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
