import { GAMES_PER_PAGE } from "@recess/portal/domain/catalogue/listing/paging.ts";
import { describe, expect, it } from "vitest";
import { syntheticGames } from "#quality/bench/catalogue/synthetic-catalogue.ts";
import { termsThatFillAPage } from "./page-requests.ts";

describe("termsThatFillAPage", () => {
  it("finds a full page in a small catalogue, and asks a large one for whole words", () => {
    const names = syntheticGames(500).map(({ name }) => name.toLowerCase());
    const wholes = names.slice(0, 8).map((name) => name.split(" ")[0] ?? "");
    const small = termsThatFillAPage(500);
    for (const [at, term] of small.entries()) {
      expect(wholes[at]).toMatch(new RegExp(`^${term}`));
      expect(names.filter((name) => name.includes(term)).length).toBeGreaterThanOrEqual(GAMES_PER_PAGE);
    }
    expect(small).toHaveLength(8);
    expect(termsThatFillAPage(100_000)).toEqual(wholes);
  });
});
