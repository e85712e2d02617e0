import { describe, expect, it } from "vitest";
import { teams } from "#html5/pocket-gridiron/core/teams.ts";
import { createRandom } from "#kit/random.ts";
import { emptyLine, enter, pairsOf, ranking, rivalIn, simulate, WEEKS } from "./league.ts";

describe("pairsOf", () => {
  it.each([0, 3, 7])("lets every pair meet exactly once when we are team %i", (us) => {
    const weeks = Array.from({ length: WEEKS }, (_, week) => pairsOf(us, week));
    const met = weeks.flat().map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
    expect(new Set(met).size).toBe((teams.length * (teams.length - 1)) / 2);
    for (const week of weeks) expect(new Set(week.flat()).size).toBe(teams.length);
  });

  it("keeps the strongest rival for the last week", () => {
    expect(rivalIn(0, 0)).toBe(1);
    expect(rivalIn(0, WEEKS - 1)).toBe(7);
  });
});

describe("the table", () => {
  it("puts more wins first, then the better difference", () => {
    let table = teams.map(emptyLine);
    table = enter(table, { home: 2, away: 5, homePoints: 14, awayPoints: 7 });
    table = enter(table, { home: 1, away: 4, homePoints: 21, awayPoints: 7 });
    expect(ranking(table).slice(0, 2)).toEqual([1, 2]);
    expect(ranking(table).slice(-2)).toEqual([5, 4]);
  });
});

describe("simulate", () => {
  it("lets the strongest beat the weakest far more often than not", () => {
    const random = createRandom(11);
    const results = Array.from({ length: 200 }, () => simulate([7, 1], random));
    expect(results.filter(({ homePoints, awayPoints }) => homePoints > awayPoints).length).toBeGreaterThan(
      140,
    );
  });
});
