import { describe, expect, it } from "vitest";
import { median } from "#quality/lib/statistics.ts";
import { figure, medians, shown } from "./figures.ts";

describe("median", () => {
  it("is the one in the middle, or between the two", () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([1, 2, 4, 9])).toBe(3);
    expect(median([7])).toBe(7);
  });

  it("forgets one bad run", () => {
    const runs = [5, 900, 6].map((value) => [figure("browser/list/FCP", "ms", value)]);
    expect(medians(runs)).toEqual([figure("browser/list/FCP", "ms", 6)]);
  });
});

describe("a figure as people read it", () => {
  it("has as many digits as mean something", () => {
    const read = [
      shown({ unit: "bytes", value: 24_512 }),
      shown({ unit: "bytes", value: 358 }),
      shown({ unit: "bytes", value: 0 }),
      shown({ unit: "times", value: 1.004 }),
      shown({ unit: "per second", value: 5123.4 }),
      shown({ unit: "ms CPU", value: 0.1234 }),
      shown({ unit: "% of a core", value: 0.061 }),
    ];
    expect(read).toEqual(["24.5 KB", "358 B", "0", "1.00 ×", "5,123/s", "0.123 ms CPU", "0.06 %"]);
  });
});
