import { expect, it } from "vitest";
import { turnsOf } from "./passwords.ts";

it("lets so many run at a time, in the order in which they came, whatever becomes of those before", async () => {
  const inTurn = turnsOf(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const run = (number: number) =>
    inTurn(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
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
  expect(most).toBe(2);
});
