import { describe, expect, it } from "vitest";
import { streakOf, withRun } from "./streak.ts";

const played = (...days: string[]) => days.map((day) => ({ day, games: ["slopeline"] }));

describe("streakOf", () => {
  it.each([
    ["no run at all", [], 0],
    ["a run today", played("2026-11-18"), 1],
    ["three days in a row", played("2026-11-18", "2026-11-17", "2026-11-16"), 3],
    ["none today yet", played("2026-11-17", "2026-11-16"), 2],
    ["a gap", played("2026-11-18", "2026-11-16"), 1],
    ["over the end of a month", played("2026-11-18"), 1],
  ])("counts days in a row: %s", (_, runs, streak) => {
    expect(streakOf(runs, "2026-11-18")).toBe(streak);
  });

  it("goes over the end of a month", () => {
    expect(streakOf(played("2026-12-01", "2026-11-30"), "2026-12-01")).toBe(2);
  });
});

describe("withRun", () => {
  it("notes each game once a day", () => {
    const once = withRun([], "2026-11-18", "slopeline");
    const twice = withRun(withRun(once, "2026-11-18", "slopeline"), "2026-11-18", "borders");
    expect(twice).toEqual([{ day: "2026-11-18", games: ["slopeline", "borders"] }]);
  });
});
