import { describe, expect, it } from "vitest";
import { aRun } from "#quality/lib/load/load-result.fixture.ts";
import { isHeld, judgeRush, judgeSoak, memoryLimits } from "./judge.ts";

const flat = { heap: 0.05, rss: 0.2, minutes: 6 };
const wide = { count: 1000, median: 4, p99: 41, max: 90 };
const narrow = { count: 1000, median: 4, p99: 39, max: 90 };

describe("judgeSoak", () => {
  it("has nothing to say about a run in which all went well", () => {
    expect(judgeSoak(aRun(), flat)).toEqual([]);
  });

  it("fails for a single error, and shows it", () => {
    const told = aRun({ kinds: { page: { bad: 1 } }, errors: ["page: GET / was answered with 500"] });
    expect(judgeSoak(told, flat)).toEqual(["1 requests failed. page: GET / was answered with 500"]);
  });

  it("fails when memory grows faster than a run of this length can mistake", () => {
    const limits = memoryLimits(6);
    expect(limits.heap).toBeLessThanOrEqual(1);
    expect(judgeSoak(aRun(), { ...flat, heap: limits.heap + 0.1 })[0]).toMatch(/^Memory grows: heap/);
    expect(judgeSoak(aRun(), { ...flat, rss: limits.rss + 0.1 })[0]).toMatch(/^Memory grows: rss/);
  });

  it("fails when p99 is more than ten times the median", () => {
    expect(judgeSoak(aRun({ quiet: wide }), flat)[0]).toMatch(/^p99 is 41.0 ms/);
    expect(judgeSoak(aRun({ quiet: narrow }), flat)).toEqual([]);
    expect(isHeld(aRun({ quiet: wide }))).toBe(false);
  });

  it("looks at the moments in which the machine was ours, where there are enough of them", () => {
    expect(judgeSoak(aRun({ all: wide, quietSeconds: 20 }), flat, "quiet")).toEqual([]);
    expect(judgeSoak(aRun({ quiet: wide, quietSeconds: 20 }), flat, "quiet")).toHaveLength(1);
    expect(judgeSoak(aRun({ quiet: wide, quietSeconds: 19 }), flat, "quiet")).toEqual([]);
    expect(isHeld(aRun({ all: wide, quietSeconds: 19 }))).toBe(false);
  });

  it("fails when sign-ins are spread wider than that", () => {
    expect(judgeSoak(aRun({ kinds: { login: wide } }), flat)[0]).toMatch(/^p99 of sign-ins is 41.0 ms/);
  });

  it("fails when load is shed at a rate that should be held, or never answered", () => {
    expect(judgeSoak(aRun({ kinds: { page: { shed: 3 } } }), flat)).toHaveLength(1);
    expect(judgeSoak(aRun({ kinds: { game: { late: 3 } } }), flat)).toHaveLength(1);
    expect(isHeld(aRun({ kinds: { page: { shed: 3 } } }))).toBe(false);
  });

  it("fails when nothing was answered at all", () => {
    const nothing = { count: 0, median: 0, p99: 0, max: 0 };
    expect(judgeSoak(aRun({ all: nothing, quiet: nothing }), flat)).toEqual(["Nothing was answered."]);
  });

  it.each(["quiet", "none"] as const)(
    "says nothing about load and all memory where others had the machine (%s), but still counts errors and the heap",
    (time) => {
      const late = aRun({ kinds: { page: { shed: 3, late: 1 }, login: wide } });
      expect(judgeSoak(late, flat, time)).toEqual([]);
      expect(judgeSoak(aRun(), { ...flat, rss: 80 }, time)).toEqual([]);
      const wrong = aRun({ kinds: { page: { bad: 1 } } });
      expect(judgeSoak(wrong, { ...flat, heap: 50 }, time)).toHaveLength(2);
    },
  );

  it("says nothing about time where it was told not to", () => {
    expect(judgeSoak(aRun({ quiet: wide }), flat, "none")).toEqual([]);
  });
});

describe("judgeRush", () => {
  const shedding = { page: { shed: 400 }, search: { shed: 50 } };

  it("has nothing to say when only the expensive is refused, and all is well afterwards", () => {
    expect(judgeRush(aRun({ kinds: shedding }), true)).toEqual([]);
  });

  it("fails when nothing is refused", () => {
    expect(judgeRush(aRun(), true)).toEqual(["Nothing was refused at twice the rate that can be held."]);
  });

  it.each(["health", "game", "file", "beacon", "socket"] as const)(
    "fails when %s is refused, or not answered",
    (kind) => {
      expect(judgeRush(aRun({ kinds: { ...shedding, [kind]: { shed: 1 } } }), true)).toHaveLength(1);
      expect(judgeRush(aRun({ kinds: { ...shedding, [kind]: { good: 0, late: 9 } } }), true)).toHaveLength(2);
    },
  );

  it("fails when something breaks rather than being refused, which 503 without a time is too", () => {
    expect(judgeRush(aRun({ kinds: { ...shedding, login: { bad: 1 } } }), true)).toHaveLength(1);
  });

  it("fails when the rush is not over with the rush", () => {
    expect(judgeRush(aRun({ kinds: shedding }), false)).toEqual([
      "Pages were still refused long after the rush.",
    ]);
  });
});
