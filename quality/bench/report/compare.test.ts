import { describe, expect, it } from "vitest";
import { figure } from "#quality/bench/figures.ts";
import { type Accepted, accept, compare, sentenceOf } from "./compare.ts";

const accepted: Accepted = {
  tolerance: {
    bytes: { percent: 2, plus: 0 },
    share: { percent: 10, plus: 0 },
    shift: { percent: 0, plus: 0.01 },
  },
  figures: {
    "browser/list/bytes": 20_000,
    "browser/list/requests": 5,
    "browser/list/CLS": 0,
    "server/500/list/kept of the file": 0.8,
  },
};
const same = [
  figure("browser/list/bytes", "bytes", 20_000),
  figure("browser/list/requests", "requests", 5),
  figure("browser/list/CLS", "shift", 0),
  figure("server/500/list/kept of the file", "share", 0.8),
];
const worseOf = (name: string, value: number) => {
  const figures = same.map((one) => (one.name === name ? { ...one, value } : one));
  return compare(figures, accepted).worse.map(sentenceOf);
};

describe("comparing with the accepted figures", () => {
  it("finds nothing in a run like the last", () => {
    expect(compare(same, accepted)).toEqual({ worse: [], better: [], gone: [] });
  });

  it("says by how much a figure got worse, once it is beyond the tolerance", () => {
    expect(worseOf("browser/list/bytes", 20_400)).toEqual([]);
    expect(worseOf("browser/list/bytes", 21_000)).toEqual([
      "browser/list/bytes: worse than before by 5.0 % (21.0 KB, was 20.0 KB)",
    ]);
    expect(worseOf("browser/list/requests", 6)).toHaveLength(1);
  });

  it("knows where less is worse", () => {
    expect(worseOf("server/500/list/kept of the file", 0.6)).toEqual([
      "server/500/list/kept of the file: worse than before by 25.0 % (0.60, was 0.80)",
    ]);
    expect(worseOf("server/500/list/kept of the file", 0.99)).toEqual([]);
  });

  it("notices something where there was nothing", () => {
    expect(worseOf("browser/list/CLS", 0.005)).toEqual([]);
    expect(worseOf("browser/list/CLS", 0.2)).toEqual([
      "browser/list/CLS: worse than before by all of it (0.200, was 0)",
    ]);
  });

  it("says what got better, so that it can be accepted", () => {
    const lighter = [figure("browser/list/bytes", "bytes", 15_000), ...same.slice(1)];
    expect(compare(lighter, accepted).better.map(sentenceOf)).toEqual([
      "browser/list/bytes: better than before by 25.0 % (15.0 KB, was 20.0 KB)",
    ]);
  });

  it("misses a figure that is measured no more, unless its part did not run", () => {
    expect(compare(same.slice(1), accepted).gone).toEqual(["browser/list/bytes"]);
    expect(compare(same.slice(3), accepted).gone).toEqual([]);
  });

  it("leaves out what depends on the machine", () => {
    const slow = [...same, figure("browser/list/FCP", "ms", 9000)];
    const before = { ...accepted, figures: { ...accepted.figures, "browser/list/FCP": 1 } };
    expect(compare(slow, before).worse).toEqual([]);
    expect(accept(slow, accepted).figures).not.toHaveProperty("browser/list/FCP");
  });
});

describe("accepting a run", () => {
  it("replaces the figures of the parts that ran, and keeps the others and the tolerances", () => {
    const run = [figure("browser/list/bytes", "bytes", 15_000)];
    expect(accept(run, accepted)).toEqual({
      tolerance: accepted.tolerance,
      figures: { "browser/list/bytes": 15_000, "server/500/list/kept of the file": 0.8 },
    });
  });
});
