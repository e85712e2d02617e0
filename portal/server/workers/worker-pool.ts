import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { isFromProcess, type ToProcess } from "./messages.ts";

/** The processes that serve. They share the ports: whichever is free takes the next visitor. */
export type Crew = {
  /** Starts the first ones; false when one of them cannot serve. */
  start(): Promise<boolean>;
  /** Another for each one, which retires only when the new one serves; false when a new one cannot, and then the old ones go on. */
  renew(): Promise<boolean>;
  /** The figures of each that answers. */
  figures(): Promise<object[][]>;
  /** Ends them all. */
  end(): Promise<void>;
};

type Options = {
  readonly size: number;
  readonly tell: (line: string) => void;
};

/** From the first pause after a process that died to the longest. */
const shortestPauseMs = 500;
const longestPauseMs = 30_000;
const figuresWithinMs = 2000;

export function makeCrew({ size, tell }: Options): Crew {
  const serving = new Set<Worker>();
  let isEnding = false;
  let asked = 0;

  /** A new process, once it serves; undefined when it ended before that. */
  async function fork(): Promise<Worker | undefined> {
    const worker = cluster.fork();
    const isOpen = await new Promise<boolean>((resolve) => {
      worker.on("message", (message) => isFromProcess(message) && message.say === "open" && resolve(true));
      worker.once("exit", () => resolve(false));
    });
    if (!isOpen) return undefined;
    serving.add(worker);
    worker.once("exit", (code, signal) => {
      if (!serving.delete(worker) || isEnding) return;
      tell(`A process ended by itself (${signal ?? code}); another takes its place.`);
      void replace(shortestPauseMs);
    });
    return worker;
  }

  async function replace(pauseMs: number): Promise<void> {
    if (isEnding || serving.size >= size || (await fork())) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await replace(Math.min(pauseMs * 2, longestPauseMs));
  }

  return {
    async start() {
      const started = await Promise.all(Array.from({ length: size }, fork));
      return started.every((worker) => worker !== undefined);
    },
    async renew() {
      for (const old of [...serving]) {
        if (isEnding || !(await fork())) return false;
        // One that died meanwhile has been replaced already.
        if (!serving.delete(old)) continue;
        const ended = once(old, "exit");
        send(old, { say: "retire" });
        await ended;
      }
      return true;
    },
    async figures() {
      const ask = ++asked;
      const answers = await Promise.all([...serving].map((worker) => figuresOf(worker, ask)));
      return answers.filter((snapshot) => snapshot !== undefined);
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

function figuresOf(worker: Worker, ask: number): Promise<object[] | undefined> {
  return new Promise((resolve) => {
    const answer = (message: unknown) =>
      isFromProcess(message) && message.say === "figures" && message.ask === ask && done(message.snapshot);
    const done = (snapshot?: object[]) => {
      worker.off("message", answer);
      clearTimeout(timer);
      resolve(snapshot);
    };
    const timer = setTimeout(done, figuresWithinMs);
    worker.on("message", answer);
    send(worker, { say: "figures", ask });
  });
}

function send(worker: Worker, word: ToProcess): void {
  // It may have ended in this very moment; then its end is what we hear of.
  worker.send(word, () => undefined);
}
