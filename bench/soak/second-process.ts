import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Told } from "./book.ts";
import type { Order } from "./generator.ts";

export type Generator = {
  readonly pid: number;
  run(order: Order): Promise<Told>;
  close(): Promise<void>;
};

/** Load comes from a process of its own: in the same one it would wait for what it measures. */
export function openGenerator(): Generator {
  const child = fork(join(import.meta.dirname, "generator.ts"));
  const ended = once(child, "exit");
  return {
    pid: child.pid ?? 0,
    async run(order) {
      child.send(order);
      const [told] = await Promise.race([
        once(child, "message"),
        ended.then(() => Promise.reject(new Error("the process that makes the load has ended"))),
      ]);
      return told;
    },
    async close() {
      child.kill();
      await ended;
    },
  };
}
