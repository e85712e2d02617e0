import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRecorder } from "./recorder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("leaves the periods in which others used the machine out of the quiet part, and nothing out of the whole", () => {
  const otherLoad = [0.5, 0.01];
  const recorder = openRecorder(() => otherLoad.shift() ?? 0);
  const ok = { outcome: "ok", bytes: 10 } as const;
  recorder.add("page", 900, ok);
  vi.advanceTimersByTime(2000);
  recorder.add("page", 3, ok);
  vi.advanceTimersByTime(2000);
  recorder.add("page", 5, ok);
  const { all, quiet, quietSeconds, seconds, bytes } = recorder.result();
  expect(all.count).toBe(3);
  expect(all.max).toBeGreaterThan(800);
  expect(quiet.count).toBe(1);
  expect(quiet.max).toBeCloseTo(3, 1);
  expect([quietSeconds, seconds, bytes]).toEqual([2, 4, 30]);
});
