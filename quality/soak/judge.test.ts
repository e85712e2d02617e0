import { describe, expect, it } from "vitest";
import { aLoadResult } from "#quality/lib/load/load-result.fixture.ts";
import { isHeld, judgeOverload, judgeSoak, memoryLimits } from "./judge.ts";

const flat = { heap: 0.05, rss: 0.2, minutes: 6 };
const wide = { count: 1000, median: 4, p99: 41, max: 90 };
const narrow = { count: 1000, median: 4, p99: 39, max: 90 };

describe("judgeSoak", () => {
  it("has nothing to say about a run in which all went well", () => {
    expect(judgeSoak(aLoadResult(), flat)).toEqual([]);
  });

  it("fails for a single error, and shows it", () => {
    const result = aLoadResult({
      kinds: { page: { failed: 1 } },
      errors: ["page: GET / was answered with 500"],
    });
    expect(judgeSoak(result, flat)).toEqual(["1 requests failed. page: GET / was answered with 500"]);
  });

  it("fails when memory grows faster than a run of this length can mistake", () => {
    const limits = memoryLimits(6);
    expect(limits.heap).toBeLessThanOrEqual(1);
    expect(judgeSoak(aLoadResult(), { ...flat, heap: limits.heap + 0.1 })[0]).toMatch(/^Memory grows: heap/);
    expect(judgeSoak(aLoadResult(), { ...flat, rss: limits.rss + 0.1 })[0]).toMatch(/^Memory grows: rss/);
  });

  it("fails when p99 is more than ten times the median", () => {
    expect(judgeSoak(aLoadResult({ quiet: wide }), flat)[0]).toMatch(/^p99 is 41.0 ms/);
    expect(judgeSoak(aLoadResult({ quiet: narrow }), flat)).toEqual([]);
    expect(isHeld(aLoadResult({ quiet: wide }))).toBe(false);
  });

  it("looks at the moments in which the machine was ours, where there are enough of them", () => {
    expect(judgeSoak(aLoadResult({ all: wide, quietSeconds: 20 }), flat, "quiet")).toEqual([]);
    expect(judgeSoak(aLoadResult({ quiet: wide, quietSeconds: 20 }), flat, "quiet")).toHaveLength(1);
    expect(judgeSoak(aLoadResult({ quiet: wide, quietSeconds: 19 }), flat, "quiet")).toEqual([]);
    expect(isHeld(aLoadResult({ all: wide, quietSeconds: 19 }))).toBe(false);
  });

  it("fails when sign-ins are spread wider than that", () => {
    expect(judgeSoak(aLoadResult({ kinds: { login: wide } }), flat)[0]).toMatch(
      /^p99 of sign-ins is 41.0 ms/,
    );
  });

  it("fails when load is shed at a rate that should be held, or never answered", () => {
    expect(judgeSoak(aLoadResult({ kinds: { page: { shed: 3 } } }), flat)).toHaveLength(1);
    expect(judgeSoak(aLoadResult({ kinds: { game: { timedOut: 3 } } }), flat)).toHaveLength(1);
    expect(isHeld(aLoadResult({ kinds: { page: { shed: 3 } } }))).toBe(false);
  });

  it("fails when nothing was answered at all", () => {
    const nothing = { count: 0, median: 0, p99: 0, max: 0 };
    expect(judgeSoak(aLoadResult({ all: nothing, quiet: nothing }), flat)).toEqual(["Nothing was answered."]);
  });

  describe.each(["quiet", "none"] as const)("where others use the machine (%s)", (time) => {
    it("says nothing of what depends on the machine's speed", () => {
      const slow = { page: { shed: 3, timedOut: 1 }, login: wide };
      expect(judgeSoak(aLoadResult({ kinds: slow }), { ...flat, rss: 10 }, time)).toEqual([]);
    });

    it("still fails for an error, a leak, and for nothing answered at all", () => {
      const wrong = aLoadResult({ kinds: { page: { failed: 1 } } });
      expect(judgeSoak(wrong, { ...flat, heap: 50, rss: 80 }, time)).toHaveLength(3);
      const nothing = { count: 0, median: 0, p99: 0, max: 0 };
      expect(judgeSoak(aLoadResult({ all: nothing, quiet: nothing }), flat, time)).toHaveLength(1);
    });

    it.each(["health", "game", "file", "beacon", "socket"] as const)(
      "still fails when %s is refused",
      (kind) => {
        expect(judgeSoak(aLoadResult({ kinds: { [kind]: { shed: 2 } } }), flat, time)).toEqual([
          `2 of the cheap requests were refused (${kind}).`,
        ]);
      },
    );
  });

  it("says nothing about time where it was told not to", () => {
    expect(judgeSoak(aLoadResult({ quiet: wide }), flat, "none")).toEqual([]);
  });
});

describe("judgeOverload", () => {
  const shedding = { page: { shed: 400 }, search: { shed: 50 } };

  it("has nothing to say when only the expensive is refused, and all is well afterwards", () => {
    expect(judgeOverload(aLoadResult({ kinds: shedding }), true)).toEqual([]);
  });

  it("fails when nothing is refused", () => {
    expect(judgeOverload(aLoadResult(), true)).toEqual([
      "Nothing was refused at twice the rate that can be held.",
    ]);
  });

  it.each(["health", "game", "file", "beacon", "socket"] as const)(
    "fails when %s is refused, or not answered",
    (kind) => {
      expect(judgeOverload(aLoadResult({ kinds: { ...shedding, [kind]: { shed: 1 } } }), true)).toHaveLength(
        1,
      );
      expect(
        judgeOverload(aLoadResult({ kinds: { ...shedding, [kind]: { ok: 0, timedOut: 9 } } }), true),
      ).toHaveLength(2);
    },
  );

  it("fails when something breaks rather than being refused, which 503 without a time is too", () => {
    expect(judgeOverload(aLoadResult({ kinds: { ...shedding, login: { failed: 1 } } }), true)).toHaveLength(
      1,
    );
  });

  it("fails when pages are still refused long after the overload", () => {
    expect(judgeOverload(aLoadResult({ kinds: shedding }), false)).toEqual([
      "Pages were still refused long after the rush.",
    ]);
  });
});
