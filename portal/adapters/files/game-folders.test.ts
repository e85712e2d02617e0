import { describe, expect, it } from "vitest";
import { findGameFolders } from "./game-folders.ts";
import { aFolder } from "./temp-folder.fixture.ts";

describe("findGameFolders", () => {
  it("gives games of a series the slug of their path, and leaves out the engine that they share", async () => {
    const root = await aFolder({
      "tower/engine/core/rules.ts": "",
      "tower/1/manifest.json": {},
      "tower/2/manifest.json": {},
      "tower-racer/manifest.json": {},
      "chess/manifest.json": {},
    });
    const found = await findGameFolders(root);
    expect(found.map(({ slug, path }) => [slug, path])).toEqual([
      ["chess", "chess"],
      ["tower-1", "tower/1"],
      ["tower-2", "tower/2"],
      ["tower-racer", "tower-racer"],
    ]);
  });

  it("looks no further inside a game", async () => {
    const root = await aFolder({ "chess/manifest.json": {}, "chess/levels/manifest.json": {} });
    const found = await findGameFolders(root);
    expect(found.map(({ slug, names }) => [slug, names.toSorted()])).toEqual([
      ["chess", ["levels", "manifest.json"]],
    ]);
  });

  it("finds nothing in a folder that is not there", async () => {
    expect(await findGameFolders("/nonexistent")).toEqual([]);
  });
});
