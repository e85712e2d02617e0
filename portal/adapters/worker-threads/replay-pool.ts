import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { type TapeRefusalCode, tapeRefusalCodes } from "#domain/records/record-refusal.ts";

/** What came out, or why the tape cannot count. "exceeded": it had to be stopped. */
type Outcome<Replayed> = Replayed | { readonly refused: TapeRefusalCode } | "exceeded";

/** File of the build that replays the tapes of one game. */
export type ReplayModule = { readonly file: string; readonly version: string };

export type ReplayPool<Replayed> = {
  /** Plays a tape. `terms` is what the module has to know besides the tape. */
  readonly replay: (module: ReplayModule, tape: Uint8Array, terms?: object) => Promise<Outcome<Replayed>>;
  readonly size: number;
  close(): Promise<void>;
};

export type ReplayPoolOptions = {
  /** The file of the worker thread. */
  readonly worker: string;
  /** The folder of the replay modules. */
  readonly folder: string;
  readonly size: number;
  readonly maxSteps: number;
  /** A tape that takes longer ends its worker. The longest one allowed takes a tenth of it. */
  readonly timeoutMs?: number;
  readonly idleMs?: number;
  /** Reports a replay module that cannot be loaded. */
  readonly onBroken: (file: string, reason: string) => void;
};

const TIMEOUT_MS = 5000;
/** A worker takes about 10 MB, so it does not stay when nobody plays. */
const IDLE_MS = 60_000;
const limits: ResourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

type Message = { readonly module: string; readonly tape: Uint8Array; readonly terms: object };

type Task<Replayed> = {
  readonly message: Message;
  readonly file: string;
  settle(outcome: Outcome<Replayed>): void;
};

/**
 * Pool of worker threads that replay tapes, with limits on time and memory. Workers start with the first tape. One that exceeds a limit
 * is terminated and replaced by the next tape that needs it.
 */
export function openReplayPool<Replayed extends object>(options: ReplayPoolOptions): ReplayPool<Replayed> {
  const { worker: file, folder, size, maxSteps, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = options;
  const queue: Task<Replayed>[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();
  let isClosed = false;

  function start(): Worker {
    // Neither settings nor secrets of the process reach a worker.
    const worker = new Worker(file, { env: {}, execArgv: [], resourceLimits: limits });
    all.add(worker);
    worker.once("exit", () => {
      all.delete(worker);
      idle.delete(worker);
      next();
    });
    return worker;
  }

  function next(): void {
    const task = queue[0];
    if (!task) return;
    const [waiting] = idle.keys();
    if (!waiting && all.size >= size) return;
    queue.shift();
    const worker = waiting ?? start();
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    void run(worker, task).then(next);
  }

  async function run(worker: Worker, { message, file: module, settle }: Task<Replayed>): Promise<void> {
    worker.ref();
    const answer = await answerOf<Replayed>(worker, message, timeoutMs);
    if (answer === undefined) {
      await worker.terminate();
      settle("exceeded");
      return;
    }
    if ("broken" in answer) options.onBroken(module, answer.broken);
    settle(outcomeOf(answer));
    if (isClosed) return;
    worker.unref();
    idle.set(worker, setTimeout(() => retire(worker), idleMs).unref());
  }

  function retire(worker: Worker): void {
    idle.delete(worker);
    void worker.terminate();
  }

  return {
    size,
    replay: ({ file, version }, tape, terms) =>
      new Promise((settle) => {
        const url = pathToFileURL(join(folder, file));
        url.searchParams.set("version", version);
        queue.push({ file, settle, message: { module: url.href, tape, terms: { ...terms, maxSteps } } });
        next();
      }),
    async close() {
      isClosed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      for (const task of queue.splice(0)) task.settle("exceeded");
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

type Answer<Replayed> =
  | { readonly replayed: Replayed }
  | { readonly refused: string }
  | { readonly broken: string };

/** The worker's answer; undefined when it takes too long, runs out of memory or ends. */
function answerOf<Replayed>(
  worker: Worker,
  message: Message,
  timeoutMs: number,
): Promise<Answer<Replayed> | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer<Replayed> | undefined>();
  const fail = () => resolve(undefined);
  const timer = setTimeout(fail, timeoutMs);
  worker.once("message", resolve).once("error", fail).once("exit", fail);
  worker.postMessage(message);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", resolve).off("error", fail).off("exit", fail);
    // A worker that is terminated may still report an error.
    if (worker.listenerCount("error") === 0) worker.on("error", () => undefined);
  });
}

function outcomeOf<Replayed>(answer: Answer<Replayed>): Outcome<Replayed> {
  if ("replayed" in answer) return answer.replayed;
  // A module that is gone belonged to an earlier build.
  if ("broken" in answer) return { refused: "tape-older-version" };
  return { refused: isTapeRefusal(answer.refused) ? answer.refused : "tape-malformed" };
}

function isTapeRefusal(code: string): code is TapeRefusalCode {
  return tapeRefusalCodes.some((each) => each === code);
}
