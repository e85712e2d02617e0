import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { breath, goOn, type Order } from "./load-worker.ts";
import type { Told } from "./recorder.ts";

export type Generator = {
  readonly pid: number;
  /** `onBreath` is called whenever nothing is sent, as the order says, and holds it up until it is done. */
  run(order: Order, onBreath?: () => Promise<void>): Promise<Told>;
  close(): Promise<void>;
};

/** Load comes from a process of its own: in the same one it would wait for what it measures. */
export function openGenerator(): Generator {
  const child = fork(join(import.meta.dirname, "load-worker.ts"));
  const ended = once(child, "exit");
  return {
    pid: child.pid ?? 0,
    async run(order, onBreath) {
      child.send(order);
      for (;;) {
        const [told] = await Promise.race([
          once(child, "message"),
          ended.then(() => Promise.reject(new Error("the process that makes the load has ended"))),
        ]);
        if (told !== breath) return told;
        await onBreath?.();
        child.send(goOn);
      }
    },
    async close() {
      child.kill();
      await ended;
    },
  };
}
