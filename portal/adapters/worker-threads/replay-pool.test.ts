import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replayed } from "#domain/records/check-run.ts";
import { countingGame, countingGameFolder, countingTape } from "./counting-game.fixture.ts";
import { openReplayPool, type ReplayPool, type ReplayPoolOptions } from "./replay-pool.ts";

let pool: ReplayPool<Replayed> | undefined;
afterEach(() => pool?.close());

const open = (given: Partial<ReplayPoolOptions> = {}) => {
  pool = openReplayPool<Replayed>({
    worker: join(import.meta.dirname, "replay-worker.mjs"),
    folder: countingGameFolder(),
    size: 1,
    maxSteps: 1000,
    onBroken: () => undefined,
    ...given,
  });
  return pool;
};

describe("the replay pool", () => {
  it("gives what the built module makes of a tape", async () => {
    const { replay } = open();
    const tape = countingTape([1, 2, 3], { seed: 4_294_967_295, board: 1 });
    expect(await replay(countingGame, tape)).toEqual({
      score: 6,
      steps: 4,
      seed: 4_294_967_295,
      board: "ice",
      version: "v1",
    });
  });

  it.each([
    ["cut off", countingTape([1, 2]).subarray(0, 5), "tape-malformed"],
    ["without an end", countingTape([1, 2]).subarray(0, 8), "tape-unfinished"],
    ["stretched behind its end", countingTape([1, 0, 2]), "tape-malformed"],
    ["of an older version", countingTape([1], { version: 0 }), "tape-older-version"],
    ["with options of its own", countingTape([1], { board: 9 }), "tape-options-invalid"],
    ["longer than allowed", countingTape(new Array(1000).fill(1)), "tape-too-long"],
    ["that makes the game throw", countingTape([253]), "tape-malformed"],
  ])("refuses a tape %s by name", async (_, tape, refused) => {
    expect(await open().replay(countingGame, tape)).toEqual({ refused });
  });

  it("ends a worker that takes too long, and goes on with another", async () => {
    const { replay } = open({ timeoutMs: 1500 });
    const [endless, next] = [
      replay(countingGame, countingTape([255])),
      replay(countingGame, countingTape([5])),
    ];
    expect(await endless).toBe("exceeded");
    expect(await next).toMatchObject({ score: 5 });
  });

  it("ends a worker that takes too much memory, and goes on with another", async () => {
    const { replay } = open({ timeoutMs: 30_000 });
    expect(await replay(countingGame, countingTape([254]))).toBe("exceeded");
    expect(await replay(countingGame, countingTape([5]))).toMatchObject({ score: 5 });
  });

  it("takes many at once and answers each with its own", async () => {
    const { replay } = open({ size: 2 });
    const scores = Array.from({ length: 50 }, (_, at) => at + 1);
    const all = await Promise.all(scores.map((score) => replay(countingGame, countingTape([score]))));
    expect(all.map((each) => typeof each === "object" && "score" in each && each.score)).toEqual(scores);
  });

  it("reports a module that is not there, and says that the game has changed", async () => {
    const onBroken = vi.fn();
    const gone = { ...countingGame, file: "gone.js" };
    expect(await open({ onBroken }).replay(gone, countingTape([1]))).toEqual({
      refused: "tape-older-version",
    });
    expect(onBroken).toHaveBeenCalledWith("gone.js", expect.stringContaining("gone.js"));
  });

  it("answers also while its idle worker is being ended", async () => {
    const { replay } = open({ idleMs: 0 });
    for (let score = 1; score <= 10; score++) {
      expect(await replay(countingGame, countingTape([score]))).toMatchObject({ score });
      // The timer of an idle worker is due by then.
      await new Promise((resolve) => setTimeout(resolve, score % 3));
    }
  });
});
