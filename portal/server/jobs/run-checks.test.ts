import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckQueue, WaitingTape } from "#domain/records/check-queue.ts";
import type { CheckResult } from "#domain/records/check-run.ts";
import { startRunChecks } from "./run-checks.ts";

const refused: CheckResult = { state: "refused", code: "tape-malformed" };
const aTape = (id: string) => ({
  id,
  owner: "ann",
  game: "counting",
  tape: new Uint8Array([1]),
  receivedAt: new Date(),
});

/** The queue of one process: claims are handed out in order, and end never. */
function memoryQueue(): CheckQueue & {
  readonly rows: Map<string, { tape: WaitingTape; isFree: boolean; result?: string }>;
} {
  const rows = new Map<string, { tape: WaitingTape; isFree: boolean; result?: string }>();
  const free = () => [...rows.values()].filter(({ isFree, result }) => isFree && result === undefined);
  return {
    rows,
    async add(tape, claimedUntil) {
      rows.set(tape.id, { tape: { ...tape, attempts: claimedUntil ? 1 : 0 }, isFree: !claimedUntil });
    },
    async claim(limit) {
      const claimed = free().slice(0, limit);
      for (const row of claimed) {
        row.isFree = false;
        row.tape = { ...row.tape, attempts: row.tape.attempts + 1 };
      }
      return claimed.map(({ tape }) => tape);
    },
    async release(id) {
      const row = rows.get(id);
      if (row) row.isFree = true;
    },
    async finish(id, result) {
      const row = rows.get(id);
      if (row) row.result = result;
    },
    async resultOf(id) {
      const row = rows.get(id);
      return row && (row.result === undefined ? "waiting" : { result: row.result });
    },
    waiting: async () => [...rows.values()].filter(({ result }) => result === undefined).length,
    deleteResults: async () => undefined,
  };
}

const options = (queue: CheckQueue) => ({
  queue,
  capacity: 1,
  now: () => new Date(),
  log: { error: vi.fn() },
});

describe("startRunChecks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stores a tape before it is checked, and answers with the result", async () => {
    const queue = memoryQueue();
    const seen: boolean[] = [];
    const check = async ({ id }: WaitingTape) => {
      seen.push(queue.rows.has(id));
      return refused;
    };
    const checks = startRunChecks({ ...options(queue), check });
    expect(await checks.submit(aTape("a"))).toEqual(refused);
    expect(seen).toEqual([true]);
    expect(await checks.resultOf("a")).toEqual(refused);
  });

  it("answers that a tape waits when its check takes longer than a moment", async () => {
    const queue = memoryQueue();
    const { promise, resolve } = Promise.withResolvers<CheckResult>();
    const checks = startRunChecks({ ...options(queue), check: () => promise });
    const answer = checks.submit(aTape("a"));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await answer).toBe("waiting");
    expect(await checks.resultOf("a")).toBe("waiting");
    resolve(refused);
    await checks.close();
    expect(await checks.resultOf("a")).toEqual(refused);
  });

  it("checks what others have left, at the start and later", async () => {
    const queue = memoryQueue();
    await queue.add(aTape("before"));
    const checks = startRunChecks({ ...options(queue), check: async () => refused });
    await vi.advanceTimersByTimeAsync(0);
    expect(await checks.resultOf("before")).toEqual(refused);
    await queue.add(aTape("later"));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await checks.resultOf("later")).toEqual(refused);
  });

  it("takes on no more than its capacity at once, and all in the end", async () => {
    const queue = memoryQueue();
    let [running, most] = [0, 0];
    const check = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return refused;
    };
    const checks = startRunChecks({ ...options(queue), capacity: 3, check });
    const answers = Promise.all(Array.from({ length: 20 }, (_, at) => checks.submit(aTape(`${at}`))));
    await vi.advanceTimersByTimeAsync(1400);
    expect(await answers).toEqual(Array.from({ length: 20 }, () => refused));
    expect(most).toBe(3);
  });

  it("checks a tape again when it is asked to", async () => {
    const queue = memoryQueue();
    const attempts: number[] = [];
    const check = async (tape: WaitingTape) => {
      attempts.push(tape.attempts);
      return tape.attempts < 2 ? "again" : refused;
    };
    const checks = startRunChecks({ ...options(queue), check });
    expect(await checks.submit(aTape("a"))).toEqual(refused);
    expect(attempts).toEqual([1, 2]);
  });

  it("refuses tapes while too many wait", async () => {
    const queue = { ...memoryQueue(), waiting: async () => 2000 };
    const checks = startRunChecks({ ...options(queue), check: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(0);
    void checks.submit(aTape("a"));
    await vi.advanceTimersByTimeAsync(0);
    await expect(checks.submit(aTape("b"))).rejects.toMatchObject({ code: "records-busy" });
  });

  it("leaves a tape whose check fails in the queue, and logs why", async () => {
    const queue = memoryQueue();
    const given = { ...options(queue), check: () => Promise.reject(new Error("a bug")) };
    const checks = startRunChecks(given);
    const answer = checks.submit(aTape("a"));
    await vi.advanceTimersByTimeAsync(1500);
    expect(await answer).toBe("waiting");
    expect(given.log.error).toHaveBeenCalledOnce();
  });
});
