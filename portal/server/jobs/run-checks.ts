import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import type { CheckQueue, WaitingTape } from "#domain/records/check-queue.ts";
import type { CheckResult } from "#domain/records/check-run.ts";
import type { RunChecks } from "#domain/records/run-checks.ts";

export type RunChecksOptions = {
  readonly queue: CheckQueue;
  readonly check: (tape: WaitingTape) => Promise<CheckResult | "again">;
  /** How many tapes this process takes on at once. */
  readonly capacity: number;
  readonly now: () => Date;
  readonly log: Pick<Logger, "error">;
  readonly waitMs?: number;
};

/** How long a request waits for its result. */
const WAIT_MS = 1500;
/** How often tapes are looked for that another process has left behind. */
const POLL_INTERVAL_MS = 2000;
/** Twice the longest time that a check takes: after it, the process that claimed a tape counts as gone. */
const CLAIM_MS = 15_000;
/** Requests that wait for a result at once; further ones are told to ask again. */
const MAX_LISTENERS = 200;
/** Tapes that may wait: some minutes of work, and 128 MB at the very most. */
const MAX_WAITING = 2000;

/**
 * Background job that checks tapes. Each is written to the database before anything else happens to it, so a kill loses none: what was claimed and
 * not finished is claimed again by the next start or another process.
 */
export function startRunChecks(options: RunChecksOptions): RunChecks & { close(): Promise<void> } {
  const { queue, check, capacity, now, log, waitMs = WAIT_MS } = options;
  const running = new Map<string, Promise<void>>();
  const listeners = new Map<string, (result: CheckResult) => void>();
  /** Room for tapes that are being written or claimed, and will then run. */
  let reserved = 0;
  let mayHaveMore = true;
  let isClaiming = false;
  let isClosed = false;

  const room = () => (isClosed ? 0 : capacity - running.size - reserved);
  const claimEnd = () => new Date(now().getTime() + CLAIM_MS);
  const report = (error: unknown) => {
    // The database logs its own outage. A claim that was not finished ends by itself.
    if (!(error instanceof Refusal)) log.error({ error }, "a run could not be checked");
  };

  async function run(tape: WaitingTape): Promise<void> {
    const result = await check(tape);
    if (result === "again") {
      await queue.release(tape.id);
      mayHaveMore = true;
      return;
    }
    await queue.finish(tape.id, JSON.stringify(result));
    listeners.get(tape.id)?.(result);
  }

  function begin(tape: WaitingTape): void {
    const ended = run(tape)
      .catch(report)
      .then(() => {
        running.delete(tape.id);
        void claimMore();
      });
    running.set(tape.id, ended);
  }

  async function claimMore(): Promise<void> {
    const free = room();
    if (isClaiming || !mayHaveMore || free <= 0) return;
    isClaiming = true;
    reserved += free;
    // Set before the question: a tape that is added meanwhile must not be overlooked.
    mayHaveMore = false;
    try {
      const claimed = await queue.claim(free, now(), claimEnd()).finally(() => {
        reserved -= free;
      });
      mayHaveMore ||= claimed.length > 0;
      for (const tape of claimed) begin(tape);
    } catch (error) {
      report(error);
    } finally {
      isClaiming = false;
    }
    if (mayHaveMore) void claimMore();
  }

  async function store(tape: Omit<WaitingTape, "attempts">): Promise<void> {
    if (room() > 0) {
      reserved += 1;
      await queue.add(tape, claimEnd()).finally(() => {
        reserved -= 1;
      });
      begin({ ...tape, attempts: 1 });
      return;
    }
    if ((await queue.waiting()) >= MAX_WAITING)
      throw new Refusal("records-busy", "Too many runs wait to be checked. Try again in a minute.", {
        values: { what: "run" },
      });
    await queue.add(tape);
    mayHaveMore = true;
    void claimMore();
  }

  async function resultOf(id: string): Promise<CheckResult | "waiting" | undefined> {
    const state = await queue.resultOf(id);
    return typeof state === "object" ? (JSON.parse(state.result) as CheckResult) : state;
  }

  const poll = setInterval(() => {
    mayHaveMore = true;
    void claimMore();
  }, POLL_INTERVAL_MS).unref();
  void claimMore();

  return {
    async submit(tape) {
      if (listeners.size >= MAX_LISTENERS) {
        await store(tape);
        return "waiting";
      }
      const { promise, resolve } = Promise.withResolvers<CheckResult | undefined>();
      const timer = setTimeout(() => resolve(undefined), waitMs);
      listeners.set(tape.id, resolve);
      try {
        await store(tape);
        // Another process may have checked it.
        return (await promise) ?? (await resultOf(tape.id)) ?? "waiting";
      } finally {
        clearTimeout(timer);
        listeners.delete(tape.id);
      }
    },
    resultOf,
    async close() {
      isClosed = true;
      clearInterval(poll);
      await Promise.all(running.values());
    },
  };
}
