import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openBook } from "./recorder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("leaves the moments in which others had the machine out of the quiet part, and nothing out of the whole", () => {
  const takenByOthers = [0.5, 0.01];
  const book = openBook(() => takenByOthers.shift() ?? 0);
  book.add("page", 900, "good");
  vi.advanceTimersByTime(2000);
  book.add("page", 3, "good");
  vi.advanceTimersByTime(2000);
  book.add("page", 5, "good");
  const { all, quiet, quietSeconds, seconds } = book.tell();
  expect(all.count).toBe(3);
  expect(all.max).toBeGreaterThan(800);
  expect(quiet.count).toBe(1);
  expect(quiet.max).toBeCloseTo(3, 1);
  expect([quietSeconds, seconds]).toEqual([2, 4]);
});
