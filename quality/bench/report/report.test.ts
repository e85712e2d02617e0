import { describe, expect, it } from "vitest";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { alignedTable } from "#quality/lib/markdown.ts";
import { type Accepted, compare } from "./compare.ts";
import { performanceDocument, printed, verdictOf } from "./report.ts";

const run: Figure[] = [
  figure("browser/list/bytes", "bytes", 24_000),
  figure("browser/list/nodes", "nodes", 369),
  figure("browser/list/script before interaction", "bytes", 0),
  figure("server/1000000/list/anew against 500", "times", 1.04),
  figure("server/500/list/kept of the file", "share", 0.93),
  figure("start/memory idle", "MB", 131),
];
const accepted: Accepted = {
  tolerance: {
    bytes: { percent: 2, plus: 0 },
    times: { percent: 20, plus: 0 },
    share: { percent: 20, plus: 0 },
  },
  figures: {
    "browser/list/bytes": 24_000,
    "browser/list/nodes": 369,
    "browser/list/script before interaction": 0,
    "server/1000000/list/anew against 500": 1.02,
    "server/500/list/kept of the file": 0.9,
  },
};
const verdict = (figures: readonly Figure[]) => verdictOf(figures, compare(figures, accepted));
const withValue = (name: string, value: number) =>
  run.map((one) => (one.name === name ? { ...one, value } : one));

describe("the gate", () => {
  it("lets a run pass that is as good as the accepted one, and tells of a target that only this machine misses", () => {
    expect(verdict(run)).toEqual({
      lines: ["Target missed: memory of the server, idle (depends on the machine)"],
      isPassed: true,
    });
  });

  it("fails when a page got heavier, though it is still within its target", () => {
    const { isPassed, lines } = verdict(withValue("browser/list/bytes", 24_960));
    expect(isPassed).toBe(false);
    expect(lines).toContain("browser/list/bytes: worse than before by 4.0 % (25.0 KB, was 24.0 KB)");
  });

  it("fails when a large catalogue costs more than it may", () => {
    const { isPassed, lines } = verdict(withValue("server/1000000/list/anew against 500", 1.31));
    expect(isPassed).toBe(false);
    expect(lines).toContain("Target missed: list of 1,000,000 games against 500, CPU");
  });

  it("fails when a page that needs no script gets some", () => {
    expect(verdict(withValue("browser/list/script before interaction", 1)).isPassed).toBe(false);
  });

  it("fails when a figure is not measured any more", () => {
    expect(verdict(run.slice(1)).isPassed).toBe(false);
  });
});

describe("the report", () => {
  it("begins with the targets and has each with its figure", () => {
    const text = printed(run);
    expect(text).toMatch(/^Targets\n/);
    expect(text).toMatch(/list on first view, thumbnails off +\| +≤ 25\.0 KB \| +24\.0 KB \| yes \| +yes \|/);
    expect(text).toMatch(/memory of the server, idle +\| +≤ 120 MB \| +131 MB \| +NO \| +\|/);
  });

  it("has ratios before anything that depends on the machine, and leaves out what was not measured", () => {
    const text = performanceDocument(run, { date: "2026-11-15", commit: "abc1234", cores: 2, games: 622 });
    const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      "Targets",
      "What a page costs the server, as ratios",
      "In the browser",
      "Bytes by kind",
      "Beside other portals",
      "In the server with 500 games",
      "In the server with 1,000,000 games",
      "Start and memory",
    ]);
    expect(text).toContain("on 2026-11-15, at abc1234, on a machine with 2 cores, with 622 games");
  });
});

describe("a table", () => {
  it("has figures to the right, under their titles", () => {
    expect(
      alignedTable(
        ["page", "bytes"],
        [
          ["list", "24 KB"],
          ["landing", "5 B"],
        ],
      ),
    ).toBe(
      ["| page    | bytes |", "| ------- | ----: |", "| list    | 24 KB |", "| landing |   5 B |"].join("\n"),
    );
  });
});
