import cluster from "node:cluster";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createWorkerPool } from "./worker-pool.ts";

/** A worker pool that is driven by standard input, a command a line, and writes each result to standard output. */
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: join(import.meta.dirname, "worker.fixture.ts"), execArgv: [] });
const pool = createWorkerPool({ size: Number(process.argv[2]), log: (line) => console.log(line) });
const commands: Record<string, () => Promise<unknown>> = {
  start: pool.start,
  restart: pool.restart,
  metrics: async () => (await pool.metrics()).length,
  end: async () => {
    await pool.end();
    process.exit(0);
  },
};
for await (const word of createInterface(process.stdin)) console.log(`${word}: ${await commands[word]?.()}`);
