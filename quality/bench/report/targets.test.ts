import { describe, expect, it } from "vitest";
import accepted from "#quality/bench/accepted.json" with { type: "json" };
import { figure, isPortable } from "#quality/bench/figures.ts";
import { judge, targets } from "./targets.ts";

const light = { what: "weight", unit: "bytes", limit: 100, figures: ["a", "b"] } as const;
const fast = { what: "speed", unit: "share", limit: 0.5, figures: ["c"] } as const;
const small = { what: "memory", unit: "MB", limit: 10, figures: ["d"] } as const;

describe("judging targets", () => {
  it("lets the worst of several figures count", () => {
    const [judged] = judge([figure("a", "bytes", 20), figure("b", "bytes", 101)], [light]);
    expect(judged).toMatchObject({ isMet: false, isGated: true, worst: { name: "b" } });
  });

  it("takes the limit itself as met", () => {
    expect(judge([figure("a", "bytes", 100)], [light])).toMatchObject([{ isMet: true }]);
  });

  it("knows where more is better", () => {
    expect(judge([figure("c", "share", 0.4)], [fast])).toMatchObject([{ isMet: false }]);
    expect(judge([figure("c", "share", 0.9)], [fast])).toMatchObject([{ isMet: true }]);
  });

  it("gates nothing that depends on the machine", () => {
    expect(judge([figure("d", "MB", 11)], [small])).toMatchObject([{ isMet: false, isGated: false }]);
  });

  it("leaves out what was not measured", () => {
    expect(judge([], [light, fast])).toEqual([]);
  });

  it("refuses a figure in another unit than its target's", () => {
    expect(() => judge([figure("a", "ms", 20)], [light])).toThrow("weight is in bytes, and a in ms");
  });

  it("promises each thing once, of figures that are measured", () => {
    expect(new Set(targets.map(({ what }) => what)).size).toBe(targets.length);
    const gated = targets.filter(isPortable).flatMap(({ figures }) => figures);
    expect(Object.keys(accepted.figures)).toEqual(expect.arrayContaining(gated));
  });
});
