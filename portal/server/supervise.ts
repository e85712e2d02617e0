import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { builtServer, dataDirOf, nodeOfRelease, root } from "#paths.mjs";
import { readNextFolder, removeNextFolder } from "./workers/next-folder.ts";
import { processCount } from "./workers/process-count.ts";
import { removeState, writeState } from "./workers/state-file.ts";
import { createWorkerPool } from "./workers/worker-pool.ts";

/**
 * Supervisor process (npm start with PROCESSES): keeps the ports open and a pool of worker processes running. SIGUSR2
 * (npm run restart) starts a rolling restart, during which no request is refused. It loads as little as possible: the workers check
 * the settings.
 */
const dataDir = dataDirOf(process.env);
const size = processCount(process.env);

// All workers wait at the same socket. Handing out connections from here would make this process a bottleneck.
cluster.schedulingPolicy = cluster.SCHED_NONE;
const isBuilt = extname(import.meta.filename) === ".js";
const ownCompileCache = process.env["NODE_COMPILE_CACHE"];
let folder = root;
takeNewestBuild(folder);
removeNextFolder(dataDir);

const pool = createWorkerPool({ size, log: (line) => console.error(line) });
const counts = { renewed: 0, failed: 0 };
const saveState = () => writeState(dataDir, { pid: process.pid, ...counts });
let isEnding = false;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(0));
if (await pool.start()) {
  await openMetrics();
  let restarts = Promise.resolve();
  process.on("SIGUSR2", () => {
    restarts = restarts.then(restart);
  });
  await saveState();
} else {
  // The worker that exited has said what is wrong.
  await end(1);
}

/**
 * Workers are started from the build that is there now, and by the Node of its release; this process stays of the one that it was started
 * from.
 */
function takeNewestBuild(from: string): void {
  const exec = isBuilt ? builtServer("main", from) : join(import.meta.dirname, "main.ts");
  const node = nodeOfRelease(from);
  // Node's types lack `execPath`, which `fork` takes of these settings.
  const settings = { exec, execArgv: process.execArgv, execPath: existsSync(node) ? node : process.execPath };
  cluster.setupPrimary(settings);
  const compileCache = from === root ? ownCompileCache : join(from, "dist", "compile-cache");
  if (compileCache) process.env["NODE_COMPILE_CACHE"] = compileCache;
  else delete process.env["NODE_COMPILE_CACHE"];
}

async function restart(): Promise<void> {
  if (isEnding) return;
  const next = readNextFolder(dataDir) ?? folder;
  takeNewestBuild(next);
  if (next !== folder) process.env["FORMER_BUILD"] = join(folder, "dist");
  const isRestarted = await pool.restart();
  if (isRestarted) folder = next;
  else {
    console.error("A new process could not start; those that were there go on.");
    // A process that crashes now is replaced by one that starts.
    takeNewestBuild(folder);
  }
  counts[isRestarted ? "renewed" : "failed"] += 1;
  await saveState();
}

async function openMetrics(): Promise<void> {
  const port = Number(process.env["METRICS_PORT"]);
  if (!port) return;
  const { prometheusText } = await import("#adapters/prometheus/metrics.ts");
  const { openMetricsPort } = await import("./observability/metrics-port.ts");
  const where = { port, host: process.env["METRICS_HOST"] || "127.0.0.1" };
  await openMetricsPort(where, async () => prometheusText(await pool.metrics())).catch(async (error) => {
    console.error(error.message);
    await end(1);
  });
}

async function end(status: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await pool.end();
  removeState(dataDir);
  process.exit(status);
}
