import { GAMES_PER_PAGE } from "@recess/portal/domain/catalogue/paging.ts";
import { describe, expect, it } from "vitest";
import { wordsThatFillAPage } from "./page-requests.ts";
import { syntheticGames } from "./synthetic-catalogue.ts";

describe("wordsThatFillAPage", () => {
  it("finds a full page in a small catalogue, and asks a large one for whole words", () => {
    const names = syntheticGames(500).map(({ name }) => name.toLowerCase());
    const wholes = names.slice(0, 8).map((name) => name.split(" ")[0] ?? "");
    const small = wordsThatFillAPage(500);
    for (const [at, words] of small.entries()) {
      expect(wholes[at]).toMatch(new RegExp(`^${words}`));
      expect(names.filter((name) => name.includes(words)).length).toBeGreaterThanOrEqual(GAMES_PER_PAGE);
    }
    expect(small).toHaveLength(8);
    expect(wordsThatFillAPage(100_000)).toEqual(wholes);
  });
});
