import cluster from "node:cluster";
import { extname, join } from "node:path";
import { dataDirOf } from "#paths.mjs";
import { removeState, writeState } from "./workers/state-file.ts";
import { makeCrew } from "./workers/worker-pool.ts";

/**
 * npm start with PROCESSES: keeps the ports open and as many processes serving as were asked for. SIGUSR2 (npm run restart)
 * renews them one by one, and no visitor is refused meanwhile. It knows as little as possible: settings are checked by those who serve.
 */
const dataDir = dataDirOf(process.env);
const size = Math.min(Math.max(Math.trunc(Number(process.env["PROCESSES"])) || 1, 1), 64);

// All processes wait at the same socket. Handing out connections from here would make this one a bottleneck.
cluster.schedulingPolicy = cluster.SCHED_NONE;
// Beside this one, as source and as built.
const exec = join(import.meta.dirname, `main${extname(import.meta.filename)}`);
cluster.setupPrimary({ exec, execArgv: process.execArgv });

const crew = makeCrew({ size, tell: (line) => console.error(line) });
const counts = { renewed: 0, failed: 0 };
const writeDown = () => writeState(dataDir, { pid: process.pid, ...counts });
let isEnding = false;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(0));
if (await crew.start()) {
  await openFigures();
  let renewal = Promise.resolve();
  process.on("SIGUSR2", () => {
    renewal = renewal.then(renew);
  });
  writeDown();
} else {
  // What is wrong has been said by the process that ended.
  await end(1);
}

async function renew(): Promise<void> {
  if (isEnding) return;
  const isRenewed = await crew.renew();
  if (!isRenewed) console.error("A new process could not start; those that were there go on.");
  counts[isRenewed ? "renewed" : "failed"] += 1;
  writeDown();
}

async function openFigures(): Promise<void> {
  const port = Number(process.env["METRICS_PORT"]);
  if (!port) return;
  const { textOf } = await import("#adapters/prometheus/metrics.ts");
  const { openMetricsPort } = await import("./observability/metrics-port.ts");
  const where = { port, host: process.env["METRICS_HOST"] || "127.0.0.1" };
  await openMetricsPort(where, async () => textOf(await crew.figures())).catch(async (error) => {
    console.error(error.message);
    await end(1);
  });
}

async function end(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await crew.end();
  removeState(dataDir);
  process.exit(status);
}
