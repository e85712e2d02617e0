import { describe, expect, it } from "vitest";
import { type FoundGame, pieceFor, searchPieces } from "./search-pieces.ts";

const named = (...names: string[]): FoundGame[] =>
  names.map((name, at) => ({ id: `${at}`, name, cover: "a.webp", isTrending: false }));

/** A catalogue of 2,000 names, in which single letters are in nearly all. */
const many = named(
  ...Array.from({ length: 2000 }, (_, at) => `Game ${at} of ${["tigers", "boats", "stars"][at % 3]}`),
  "Xylophone",
);
const { index, pieces } = searchPieces(many);

/** Finds as a browser does: in one piece. */
function find(query: string): string[] {
  const piece = pieceFor(query, index);
  const found = piece ? (pieces.get(piece.text) ?? []) : [];
  return found.map(({ name }) => name).filter((name) => name.toLowerCase().includes(query));
}

describe("the search index of a mirror", () => {
  it.each(["xyl", "hone", "phon", "x"])("finds the one game whose name contains %s", (query) => {
    expect(find(query)).toEqual(["Xylophone"]);
  });

  it("finds every game of a rare text in order", () => {
    const expected = many.map(({ name }) => name).filter((name) => name.toLowerCase().includes("e 19"));
    expect(find("e 19")).toEqual(expected);
  });

  it("finds the first games of a common text, and says that there are more", () => {
    expect(find("ti")).toHaveLength(250);
    expect(pieceFor("ti", index)).toMatchObject({ isCut: true });
  });

  it("finds nothing for letters that are in no name", () => {
    expect(pieceFor("qq", index)).toBeUndefined();
    expect(find("tigerz")).toEqual([]);
    expect(pieceFor("", index)).toBeUndefined();
  });

  it("needs at most 100 KB for a first hit", () => {
    const bytes = (data: unknown) => Buffer.byteLength(JSON.stringify(data));
    const largest = Math.max(...[...pieces.values()].map(bytes));
    expect(bytes(index) + largest).toBeLessThan(100_000);
  });
});
