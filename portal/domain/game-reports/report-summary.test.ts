import { describe, expect, it } from "vitest";
import type { GameReport } from "./game-report.ts";
import { gamesToTry, summarizeReports } from "./report-summary.ts";
import { reporterMark } from "./reporter-mark.ts";

const aReport = (given: Partial<GameReport>): GameReport => ({
  game: "chess/",
  reason: "no-sound",
  engine: "html5",
  error: "",
  reporter: "001",
  day: "2026-11-15",
  ...given,
});

describe("summarizeReports", () => {
  it("counts an address once for each game, however many reasons it has", () => {
    const [summary] = summarizeReports([aReport({}), aReport({ reason: "controls", error: "TypeError" })]);
    expect(summary).toMatchObject({
      reporters: 1,
      isMarkedForTry: false,
      reasons: [
        { subject: "controls", number: 1 },
        { subject: "no-sound", number: 1 },
      ],
      errors: [{ subject: "TypeError", number: 1 }],
    });
  });

  it("puts the game that most addresses reported first", () => {
    const reports = [
      aReport({ game: "a/" }),
      aReport({ game: "b/", reporter: "001", day: "2026-11-17" }),
      aReport({ game: "b/", reporter: "002" }),
    ];
    expect(summarizeReports(reports).map(({ game, lastDay }) => [game, lastDay])).toEqual([
      ["b/", "2026-11-17"],
      ["a/", "2026-11-15"],
    ]);
  });
});

describe("gamesToTry", () => {
  it("names the games that several addresses reported", () => {
    const several = ["001", "002", "003"].map((reporter) => aReport({ game: "broken/", reporter }));
    expect([...gamesToTry([...several, aReport({ game: "disliked/" })])]).toEqual([["broken/", 3]]);
  });
});

describe("reporterMark", () => {
  const hash = (text: string) => Buffer.from(text).toString("hex").split("").reverse().join("");

  it("is the same for the same address and another for another game", () => {
    const mark = reporterMark(hash, "a/", "192.0.2.1");
    expect(reporterMark(hash, "a/", "192.0.2.1")).toBe(mark);
    expect(reporterMark((text) => text, "a/", "192.0.2.1")).not.toContain("192");
    expect(mark).toHaveLength(3);
  });
});
