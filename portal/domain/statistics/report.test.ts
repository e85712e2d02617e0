import { describe, expect, it } from "vitest";
import type { Count } from "./count-store.ts";
import { firstDay, reportOf } from "./report.ts";

const now = new Date("2026-11-15T10:00:00Z");
const aCount = (given: Partial<Count>): Count => ({
  day: "2026-11-15",
  kind: "launch",
  subject: "chess/",
  number: 1,
  ...given,
});

describe("reportOf", () => {
  it("shows every day, also those on which nothing happened, and none before", () => {
    const report = reportOf(
      [aCount({ day: "2026-11-13", number: 4 }), aCount({ day: "2026-11-12" })],
      now,
      3,
      10,
    );
    expect(report.days.map(({ day, totals }) => [day, totals.launch])).toEqual([
      ["2026-11-13", 4],
      ["2026-11-14", 0],
      ["2026-11-15", 0],
    ]);
    expect(report.totals.launch).toBe(4);
    expect(firstDay(now, 3)).toBe("2026-11-13");
  });

  it("sums a game's days and puts the most first", () => {
    const counts = [
      aCount({ number: 2 }),
      aCount({ day: "2026-11-14", number: 2 }),
      aCount({ subject: "a/", number: 3 }),
    ];
    const report = reportOf(counts, now, 7, 10);
    expect(report.launched).toEqual([
      { subject: "chess/", number: 4 },
      { subject: "a/", number: 3 },
    ]);
    expect(reportOf(counts, now, 7, 1).launched).toHaveLength(1);
  });

  it("leaves out words that were searched for only once", () => {
    const missed = (subject: string, number: number) => aCount({ kind: "missed", subject, number });
    expect(reportOf([missed("my name", 1), missed("tetris", 2)], now, 1, 10).missed).toEqual([
      { subject: "tetris", number: 2 },
    ]);
  });
});
