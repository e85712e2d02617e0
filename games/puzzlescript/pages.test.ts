import { describe, expect, it } from "vitest";
import { boardsOf, levelNumber, textsAtEnd, textsBefore } from "./pages.ts";

const text = (message: string) => ({ message });
const board = {};
const pages = [
  text("Hello"),
  text("Level 1 of 3"),
  board,
  board,
  text(" Well done "),
  board,
  text("The end"),
];

describe("the pages of a puzzle", () => {
  it("counts boards alone as levels", () => {
    expect(boardsOf(pages)).toEqual([2, 3, 5]);
    expect([0, 2, 3, 4, 5, 6].map((page) => levelNumber(pages, page))).toEqual([1, 1, 2, 3, 3, 3]);
  });

  it("gives the texts that lead to a board, and those after the last one", () => {
    expect(textsBefore(pages, 3)).toEqual([]);
    expect(textsBefore(pages, 5)).toEqual(["Well done"]);
    expect(textsAtEnd(pages)).toEqual(["The end"]);
  });

  it("leaves out texts that only count", () => {
    expect(textsBefore(pages, 2)).toEqual(["Hello"]);
    expect(textsBefore([text("#3"), text("level 2: ice"), board], 2)).toEqual(["level 2: ice"]);
  });
});
