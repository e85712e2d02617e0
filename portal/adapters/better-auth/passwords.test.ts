import { expect, it } from "vitest";
import { concurrencyLimit } from "./passwords.ts";

it("runs at most the limit at a time, first come first served, also after one has failed", async () => {
  const limited = concurrencyLimit(2);
  const begun: number[] = [];
  let running = 0;
  let maxRunning = 0;
  const run = (number: number) =>
    limited(async () => {
      begun.push(number);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await Promise.resolve();
      running -= 1;
      if (number === 2) throw new Error("a wrong password");
      return number;
    });
  const first = [1, 2, 3, 4].map(run);
  // Comes just when a place becomes free.
  const late = first[0]?.then(() => run(5));
  const ends = await Promise.allSettled([...first, late]);
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", ...Array(3).fill("fulfilled")]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(maxRunning).toBe(2);
});
