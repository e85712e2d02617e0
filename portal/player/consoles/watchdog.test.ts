import { describe, expect, it } from "vitest";
import { openWatchdog } from "./watchdog.ts";

/** Looks at the watchdog once a painted frame for so long. */
function isOverdueAfter(watchdog: ReturnType<typeof openWatchdog>, from: number, ms: number): boolean {
  let isOverdue = false;
  for (let now = from; now <= from + ms; now += 16) isOverdue = watchdog.isOverdue(now);
  return isOverdue;
}

describe("openWatchdog", () => {
  it("gives up on an answer after four seconds", () => {
    const watchdog = openWatchdog();
    watchdog.start();
    expect(isOverdueAfter(watchdog, 0, 3900)).toBe(false);
    expect(isOverdueAfter(watchdog, 3900, 400)).toBe(true);
  });

  it("is content with an answer", () => {
    const watchdog = openWatchdog();
    watchdog.start();
    isOverdueAfter(watchdog, 0, 3900);
    watchdog.stop();
    watchdog.start();
    expect(isOverdueAfter(watchdog, 3900, 400)).toBe(false);
  });

  it("does not count the time in which the computer slept", () => {
    const watchdog = openWatchdog();
    watchdog.isOverdue(0);
    watchdog.start();
    expect(watchdog.isOverdue(3_600_000)).toBe(false);
  });
});
