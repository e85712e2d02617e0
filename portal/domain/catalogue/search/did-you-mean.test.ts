import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { didYouMean } from "./did-you-mean.ts";

const shelf = ["Hopscotch Highway", "Agar.io", "Chess", "Raft Rumble", "2048", "Yoshi's Garden", "Café Rush"];
const catalogue = createCatalogue(shelf.map((name) => aGame({ name, path: `${name}/` })));
const offered = (words: string) => didYouMean(catalogue, words, 5).map(({ name }) => name);

describe("didYouMean", () => {
  it.each([
    ["hopskotch", "Hopscotch Highway"],
    ["raft rumbel", "Raft Rumble"],
    ["2084", "2048"],
    ["CHES S", "Chess"],
  ])("sees through the typing error in %s", (words, name) => {
    expect(offered(words)[0]).toBe(name);
  });

  it.each([
    ["agario", "Agar.io"],
    ["yoshis", "Yoshi's Garden"],
    ["raft-rumble!", "Raft Rumble"],
    ["cafe", "Café Rush"],
  ])("does not mind the punctuation of %s", (words, name) => {
    expect(offered(words)).toEqual([name]);
  });

  it("offers nothing for what is like nothing", () => {
    expect(offered("qwertyuiop")).toEqual([]);
    expect(offered("")).toEqual([]);
    expect(offered("?!")).toEqual([]);
    expect(offered("x".repeat(5000))).toEqual([]);
  });

  it("offers no more than it is asked for", () => {
    const many = createCatalogue(
      Array.from({ length: 500 }, (_, at) => aGame({ name: `Dragon ${at}`, path: `${at}/` })),
    );
    expect(didYouMean(many, "dargon", 5)).toHaveLength(5);
  });
});
