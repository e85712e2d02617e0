import { describe, expect, it } from "vitest";
import { noPlayTimes, readPlayTimes } from "./play-times.ts";

const now = new Date("2026-11-15T13:00:00Z");

function storeOf(sums: Record<"launch" | "minutes", Record<string, number>>) {
  const asked: unknown[] = [];
  return {
    asked,
    async sumsSince(kind: string, day: string) {
      asked.push([kind, day]);
      return new Map(Object.entries(kind === "launch" ? sums.launch : sums.minutes));
    },
  };
}

describe("readPlayTimes", () => {
  it("gives the minutes of a launch over thirty days, roughly", async () => {
    const store = storeOf({ launch: { "chess/": 20, "maze/": 10 }, minutes: { "chess/": 400, "maze/": 10 } });
    const times = await readPlayTimes(store, now);
    expect(times.minutesPerLaunch("chess/")).toBeGreaterThan(16);
    expect(times.minutesPerLaunch("chess/")).toBeLessThan(25);
    expect(times.minutesPerLaunch("maze/")).toBe(1);
    expect(store.asked).toEqual([
      ["launch", "2026-10-17"],
      ["minutes", "2026-10-17"],
    ]);
  });

  it("says nothing of games that were launched seldom or not timed", async () => {
    const times = await readPlayTimes(
      storeOf({ launch: { "a/": 9, "b/": 50 }, minutes: { "a/": 90, "c/": 5 } }),
      now,
    );
    for (const path of ["a/", "b/", "c/"]) expect(times.minutesPerLaunch(path)).toBeUndefined();
  });

  it("keeps its version while play times stay about the same", async () => {
    const first = await readPlayTimes(storeOf({ launch: { "a/": 100 }, minutes: { "a/": 1000 } }), now);
    expect(first.version).toBe(1);
    const same = storeOf({ launch: { "a/": 101 }, minutes: { "a/": 1030 } });
    expect(await readPlayTimes(same, now, first)).toBe(first);
    const longer = storeOf({ launch: { "a/": 101 }, minutes: { "a/": 4000 } });
    expect((await readPlayTimes(longer, now, first)).version).toBe(2);
    const none = storeOf({ launch: {}, minutes: {} });
    expect((await readPlayTimes(none, now, first)).minutesPerLaunch("a/")).toBeUndefined();
    expect(await readPlayTimes(none, now)).toBe(noPlayTimes);
  });
});
