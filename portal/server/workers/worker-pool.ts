import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { isFromWorker, type ToWorker } from "./messages.ts";

/** Worker pool: the processes that serve. They share the ports: whichever is free takes the next connection. */
export type WorkerPool = {
  /** Starts the workers; false when one of them cannot serve. */
  start(): Promise<boolean>;
  /**
   * Rolling restart: each worker retires only when its successor serves. False when a successor cannot start; then the old workers
   * go on.
   */
  restart(): Promise<boolean>;
  /** The metrics of each worker that answers in time. */
  metrics(): Promise<object[][]>;
  /** Ends all workers. */
  end(): Promise<void>;
};

type Options = {
  readonly size: number;
  readonly log: (line: string) => void;
};

/** The pause before a crashed worker's successor is forked again doubles from the first to the second. */
const MIN_RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
const METRICS_TIMEOUT_MS = 2000;

export function createWorkerPool({ size, log }: Options): WorkerPool {
  const serving = new Set<Worker>();
  let isEnding = false;
  let metricsRequests = 0;

  /** Forks a worker and waits until it serves; undefined when it exits before that. */
  async function fork(): Promise<Worker | undefined> {
    const worker = cluster.fork();
    if (!(await isReady(worker))) return undefined;
    serving.add(worker);
    worker.once("exit", (code, signal) => {
      if (!serving.delete(worker) || isEnding) return;
      log(`A process ended by itself (${signal ?? code}); another takes its place.`);
      void replace(MIN_RESTART_DELAY_MS);
    });
    return worker;
  }

  async function replace(delayMs: number): Promise<void> {
    if (isEnding || serving.size >= size || (await fork())) return;
    await sleep(delayMs);
    await replace(Math.min(delayMs * 2, MAX_RESTART_DELAY_MS));
  }

  return {
    async start() {
      const started = await Promise.all(Array.from({ length: size }, fork));
      return started.every((worker) => worker !== undefined);
    },
    async restart() {
      for (const old of [...serving]) {
        if (isEnding || !(await fork())) return false;
        // A worker that crashed meanwhile has been replaced already.
        if (serving.delete(old)) await retire(old);
      }
      return true;
    },
    async metrics() {
      metricsRequests += 1;
      const snapshots = await Promise.all([...serving].map((worker) => metricsOf(worker, metricsRequests)));
      return snapshots.filter((snapshot) => snapshot !== undefined);
    },
    async end() {
      isEnding = true;
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const ended = all.map((worker) => worker.isDead() || once(worker, "exit"));
      for (const worker of all) worker.process.kill("SIGTERM");
      await Promise.all(ended);
    },
  };
}

function isReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on("message", (message) => isFromWorker(message) && message.say === "open" && resolve(true));
    worker.once("exit", () => resolve(false));
  });
}

async function retire(worker: Worker): Promise<void> {
  const ended = once(worker, "exit");
  send(worker, { say: "retire" });
  await ended;
}

function metricsOf(worker: Worker, request: number): Promise<object[] | undefined> {
  return new Promise((resolve) => {
    const handleMessage = (message: unknown) =>
      isFromWorker(message) && message.say === "figures" && message.ask === request && done(message.snapshot);
    const done = (snapshot?: object[]) => {
      worker.off("message", handleMessage);
      clearTimeout(timer);
      resolve(snapshot);
    };
    const timer = setTimeout(done, METRICS_TIMEOUT_MS);
    worker.on("message", handleMessage);
    send(worker, { say: "figures", ask: request });
  });
}

function send(worker: Worker, message: ToWorker): void {
  // A send to a worker that has just exited fails; its exit event is what we act on.
  worker.send(message, () => undefined);
}
