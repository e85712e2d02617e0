import { describe, expect, it } from "vitest";
import { parsePackaged } from "./recipe.ts";

const manifest = {
  name: "Snake",
  description: "A snake that lies in a package so that a test can take it out of there.",
  tags: ["arcade"],
  controls: [{ input: "Arrows", action: "Turn" }],
  author: "Somebody",
  licence: "MIT",
  source: "https://example.org/snake",
  dateAdded: "2026-11-15",
  stage: { width: 640, height: 360 },
};
const from = { package: "snake-game", version: "1.2.3", page: "index.html", files: ["*.js"] };
const folder = { slug: "snake", hasCover: false };

describe("parsePackaged", () => {
  it("gives the game with its package's version, and how to take it", () => {
    const { game, recipe } = parsePackaged({ ...manifest, from }, folder);
    expect(game).toMatchObject({ name: "Snake", path: "snake/", gameType: "html5", version: "1.2.3" });
    expect(recipe).toEqual({ ...from, folder: ".", bundle: false, edits: [], licences: [] });
  });

  it.each([
    ["without a recipe", undefined, "from"],
    ["of a range of versions", { ...from, version: "^1.2.3" }, "is not one exact version"],
    ["from outside the package", { ...from, page: "../../secret.html" }, "leads out of the package"],
    ["with a file from outside", { ...from, files: [{ from: "/etc/passwd", to: "a" }] }, "from: files: 0"],
    ["with words that nobody reads", { ...from, pgae: "index.html" }, "pgae"],
  ])("refuses a game %s", (_, recipe, reason) => {
    expect(() => parsePackaged({ ...manifest, from: recipe }, folder)).toThrow(reason);
  });

  it("refuses a game that names no place where it comes from", () => {
    const { source, ...rest } = manifest;
    expect(() => parsePackaged({ ...rest, from }, folder)).toThrow("source");
    expect(() => parsePackaged({ ...rest, source: "ours", from }, folder)).toThrow("source");
  });
});
