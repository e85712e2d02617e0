import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { LoadResult } from "./recorder.ts";
import type { SiteMap } from "./site-map.ts";
import type { LoadRequest } from "./traffic.ts";

type Mixed = { readonly map: SiteMap; readonly seed: number; readonly pids: readonly number[] };

export type LoadOrder =
  /** So many sockets that stay open and idle until the worker ends. */
  | { readonly load: "idle sockets"; readonly origin: string; readonly count: number }
  /** Two sockets for each of so many rooms, which come next. */
  | { readonly load: "room sockets"; readonly origin: string; readonly rooms: number }
  /** Rooms of two of a game, one for each pair of these sockets. */
  | { readonly load: "rooms"; readonly game: string }
  /** Starts a round in all of these rooms. */
  | { readonly load: "rounds" }
  /** Plays in all of these rooms. */
  | { readonly load: "busy rooms"; readonly seconds: number }
  /** These requests in turn, in a closed loop. */
  | {
      readonly load: "requests";
      readonly origin: string;
      readonly requests: readonly LoadRequest[];
      readonly clients: number;
      readonly seconds: number;
    }
  /** Every page, until the page cache is full. */
  | (Mixed & { readonly load: "every page" })
  /** Mixed traffic in a closed loop: shows what a server can do. */
  | (Mixed & { readonly load: "closed loop"; readonly clients: number; readonly seconds: number })
  /** Mixed traffic at a rate, and expensive requests at another on top: shows what visitors feel. */
  | (Mixed & {
      readonly load: "open loop";
      readonly rate: number;
      readonly expensiveRate: number;
      readonly seconds: number;
      /** So often nothing is sent until the parent says so. */
      readonly pauseEverySeconds?: number;
    });

/** Orders about sockets, of which nothing is recorded. */
export type SocketOrder = Extract<
  LoadOrder,
  { load: "idle sockets" | "room sockets" | "rooms" | "rounds" | "busy rooms" }
>;

export const PAUSED = "paused";
export const RESUME = "resume";

/** Load generator: a process of its own, since in the same one it would wait for what it measures. */
export type LoadGenerator = {
  readonly pid: number;
  /** `onPause` is called whenever nothing is sent, as the order says, and holds it up until it is done. */
  run(order: Exclude<LoadOrder, SocketOrder>, onPause?: () => Promise<void>): Promise<LoadResult>;
  /** Opens sockets that stay until the generator is closed, or does something with them. */
  sockets(order: SocketOrder): Promise<void>;
  close(): Promise<void>;
};

export function openLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, "load-worker.ts"));
  const ended = once(child, "exit");

  async function take(order: LoadOrder, onPause?: () => Promise<void>): Promise<LoadResult | undefined> {
    child.send(order);
    for (;;) {
      const [message] = await Promise.race([
        once(child, "message"),
        ended.then(() => Promise.reject(new Error("the load generator has ended"))),
      ]);
      if (message !== PAUSED) {
        if (message.error !== undefined) throw new Error(message.error);
        return message.result;
      }
      await onPause?.();
      child.send(RESUME);
    }
  }

  return {
    pid: child.pid ?? 0,
    async run(order, onPause) {
      const result = await take(order, onPause);
      if (!result) throw new Error("the load generator told nothing");
      return result;
    },
    sockets: async (order) => void (await take(order)),
    async close() {
      child.kill();
      await ended;
    },
  };
}
