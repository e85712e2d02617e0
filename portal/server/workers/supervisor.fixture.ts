import cluster from "node:cluster";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { makeCrew } from "./worker-pool.ts";

/** A crew that does what standard input says, a word a line, and tells on standard output how it went. */
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({ exec: join(import.meta.dirname, "worker.fixture.ts"), execArgv: [] });
const crew = makeCrew({ size: Number(process.argv[2]), tell: (line) => console.log(line) });
const commands: Record<string, () => Promise<unknown>> = {
  start: crew.start,
  renew: crew.renew,
  figures: async () => (await crew.figures()).length,
  end: async () => {
    await crew.end();
    process.exit(0);
  },
};
for await (const word of createInterface(process.stdin)) console.log(`${word}: ${await commands[word]?.()}`);
