import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";

const health = z.object({ heap: z.number(), rss: z.number(), deafMs: z.number() });
export type Health = z.infer<typeof health>;

/** Asks a server that was started with `monitor.ts` how it is, after it has thrown away what it can. */
export async function measure(server: ChildProcess): Promise<Health> {
  server.send("measure");
  const [answer] = await once(server, "message");
  return health.parse(answer);
}

export type HealthLimits = {
  /** More than it held before, after cleaning up: what is kept for good has to have an end. */
  readonly growth: number;
  readonly rss: number;
  /** The longest time without an answer to anybody. Generous: the machine may be busy with other things. */
  readonly deafMs: number;
};

const megabyte = 1024 * 1024;
export const houseHealth: HealthLimits = { growth: 64 * megabyte, rss: 500 * megabyte, deafMs: 5000 };

export function judgeHealth(before: Health, after: Health, limits = houseHealth): string[] {
  const grown = after.heap - before.heap;
  return [
    ...(grown > limits.growth ? [`the server holds ${megabytes(grown)} more than before`] : []),
    ...(after.rss > limits.rss ? [`the server takes ${megabytes(after.rss)}`] : []),
    ...(after.deafMs > limits.deafMs ? [`the server answered nobody for ${after.deafMs.toFixed(0)} ms`] : []),
  ];
}

export function megabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
