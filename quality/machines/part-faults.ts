import { setTimeout as sleep } from "node:timers/promises";
import { signalTree } from "#quality/lib/process-tree.ts";
import type { Site } from "./site.ts";

/** Breaks a part of the site and mends it again. */
export type PartFault = {
  readonly name: string;
  readonly about: string;
  /** Gives when a cable was taken out, if one was. */
  run(): Promise<number | undefined>;
};

/** How long a part stays away. A cable stays out for longer than any page may wait, so that one which waits for it is noticed. */
const KILLED_MS = 500;
const CUT_MS = 3000;

/** Faults of every part of a site, in turn. Those of machines come first, as connections of the portals limp for a while after them. */
export function partFaults({ portals, network, postgres, redis, proxy }: Site): PartFault[] {
  return [
    ...network.machines.map((machine, at) => ({
      name: `machine ${at === 0 ? "a" : "b"}`,
      about: `cut off from everything for ${CUT_MS / 1000} s`,
      async run() {
        const cutAt = performance.now();
        machine.cut();
        await sleep(CUT_MS);
        machine.join();
        return cutAt;
      },
    })),
    ...portals.map((portal) => ({
      name: `portal ${portal.name}`,
      about: "kill -9, a start half a second later",
      async run() {
        await portal.kill();
        await sleep(KILLED_MS);
        await portal.start();
        return undefined;
      },
    })),
    {
      name: "Redis",
      about: "kill -9, a start half a second later",
      async run() {
        await redis.kill();
        await sleep(KILLED_MS);
        await redis.start();
        return undefined;
      },
    },
    {
      name: "PostgreSQL",
      about: "kill -9 of all its processes, a start half a second later",
      async run() {
        const pid = postgres.pid ?? 0;
        const gone = postgres.kill();
        signalTree(pid, "SIGKILL");
        await gone;
        await sleep(KILLED_MS);
        await postgres.start();
        return undefined;
      },
    },
    {
      name: "nginx",
      about: "its configuration read again",
      async run() {
        proxy.reload();
        await sleep(KILLED_MS);
        return undefined;
      },
    },
  ];
}
