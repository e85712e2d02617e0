import { aGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import type { Verified } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { describe, expect, it } from "vitest";
import { selectGames } from "./select-games.ts";

const files = "0123456789abcdef";
const candidates = Array.from({ length: 40 }, (_, at) => ({ game: aGame({ path: `game-${at}/` }), files }));
const verified = new Map<string, Verified>(
  candidates.map(({ game }) => [game.path, { files, verdict: "plays" }]),
);
const nothing = { only: [], all: false };
const paths = (list: typeof candidates) => list.map(({ game }) => game.path);

describe("selectGames", () => {
  it("takes what is new or has changed, and nothing else", () => {
    verified.delete("game-3/");
    const changed = candidates.map((one) =>
      one.game.path === "game-5/" ? { ...one, files: "fedcba9876543210" } : one,
    );
    expect(paths(selectGames(changed, verified, nothing))).toEqual(["game-3/", "game-5/"]);
    verified.set("game-3/", { files, verdict: "plays" });
  });

  it("takes the games that are named, by path or title, changed or not", () => {
    const title = candidates[7]?.game.name ?? "";
    const selection = { ...nothing, only: ["game-2", title] };
    expect(paths(selectGames(candidates, verified, selection))).toEqual(["game-2/", "game-7/"]);
  });

  it("comes to every game once with four seeds in a row", () => {
    const samples = [0, 1, 2, 3].map((seed) =>
      paths(selectGames(candidates, verified, { ...nothing, sample: { parts: 4, seed } })),
    );
    expect(samples.flat().toSorted()).toEqual(paths(candidates).toSorted());
    expect(samples.every(({ length }) => length > 0 && length < candidates.length)).toBe(true);
  });

  it("takes what several visitors reported as broken, after what is new or has changed", () => {
    const changed = candidates.map((one) =>
      one.game.path === "game-39/" ? { ...one, files: "fedcba9876543210" } : one,
    );
    const reported = new Map([["game-7/", 3]]);
    expect(paths(selectGames(changed, verified, { ...nothing, reported }))).toEqual(["game-39/", "game-7/"]);
    expect(paths(selectGames(changed, verified, { ...nothing, only: ["game-2"], reported }))).toEqual([
      "game-2/",
    ]);
  });

  it("puts games without a verdict first", () => {
    const changed = candidates.map((one) =>
      one.game.path === "game-39/" ? { ...one, files: "fedcba9876543210" } : one,
    );
    expect(paths(selectGames(changed, verified, { only: [], all: true }))[0]).toBe("game-39/");
  });

  it("deals every game to exactly one shard", () => {
    const shards = [1, 2, 3].map((part) =>
      paths(selectGames(candidates, verified, { only: [], all: true, shard: { part, of: 3 } })),
    );
    expect(shards.flat().toSorted()).toEqual(paths(candidates).toSorted());
  });
});
