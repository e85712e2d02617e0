import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brokenRules } from "#domain/catalogue/reading/house-rules.ts";
import { readCatalogueSources, readForeignCatalogue } from "./catalogue-files.ts";
import { aFolder } from "./temp-folder.fixture.ts";

const manifest = (name: string) => ({
  name,
  description: "A game that lies in a folder so that a test can find it there.",
  tags: ["arcade"],
  controls: [{ input: "Mouse", action: "Everything" }],
  author: "The Recess team",
  licence: "MIT",
  dateAdded: "2026-11-15",
  stage: { width: 640, height: 360 },
});

const entry = (name: string, path: string) => ({ name, path, dateAdded: "2026-11-15" });

describe("readCatalogueSources", () => {
  it("lists the slope runner first, then local games, then external ones", async () => {
    const root = await aFolder({
      "catalogue/a-external.json": [entry("Far away", "https://games.example/")],
      "catalogue/packaged.json": [{ ...entry("Packaged", "packaged/"), gameType: "html5" }],
      "games/html5/borders/manifest.json": manifest("Borders"),
      "games/html5/slopeline/manifest.json": manifest("Slopeline"),
      "games/flash/siege/manifest.json": manifest("Siege"),
      "games/waflash/siege/manifest.json": manifest("Siege, the other way"),
      "catalogue/verified.json": { "borders/": { files: "0123456789abcdef", verdict: "plays" } },
    });
    const { games, files, refused } = await readCatalogueSources(root);
    expect(refused).toEqual([]);
    expect(games.map(({ path }) => path)).toEqual([
      "slopeline/",
      "borders/",
      "siege.swf",
      "waflash/siege/",
      "packaged/",
      "https://games.example/",
    ]);
    expect(files[0]).toBe("games/html5/slopeline/manifest.json");
    expect(files[5]).toBe("catalogue/a-external.json");
  });

  it("gives a game its own picture when its folder has a cover", async () => {
    const root = await aFolder({
      "games/html5/borders/manifest.json": manifest("Borders"),
      "games/html5/borders/cover.webp": "",
      "games/html5/chess/manifest.json": manifest("Chess"),
    });
    const { games } = await readCatalogueSources(root);
    expect(games.map(({ img }) => img)).toEqual(["borders.webp", expect.stringMatching(/\.svg$/)]);
  });

  it("reports broken files and entries, and still lists the rest", async () => {
    const root = await aFolder({
      "catalogue/broken.json": '[\n  {"name": "A",}\n]',
      "catalogue/shapeless.json": { list: [] },
      "catalogue/some.json": [entry("Good", "https://games.example/"), entry("Bad", "javascript:alert(1)")],
      "games/html5/half/manifest.json": { name: "Half" },
      "games/html5/torn/manifest.json": "{",
    });
    const { games, refused } = await readCatalogueSources(root);
    expect(games.map(({ name }) => name)).toEqual(["Good"]);
    expect(refused).toMatchObject([
      { file: "games/html5/half/manifest.json", code: "manifest-invalid" },
      { file: "games/html5/torn/manifest.json", reason: "line 1 is not JSON" },
      { file: "catalogue/broken.json", reason: "line 2 is not JSON", code: "catalogue-invalid" },
      { file: "catalogue/shapeless.json", code: "catalogue-invalid" },
      { file: "catalogue/some.json", entry: "Bad", code: "path-invalid" },
    ]);
  });

  it("lets the local game win over an external one of the same name", async () => {
    const root = await aFolder({
      "catalogue/external.json": [entry("chess", "https://chess.example/")],
      "games/html5/chess/manifest.json": manifest("Chess"),
    });
    const { games, refused } = await readCatalogueSources(root);
    expect(games.map(({ path }) => path)).toEqual(["chess/"]);
    expect(refused).toMatchObject([
      { file: "catalogue/external.json", entry: "chess", code: "duplicate-name" },
    ]);
  });

  it("takes an entry without a type for html5 when its files are among the games", async () => {
    const root = await aFolder({
      "catalogue/old.json": [entry("Here", "here/"), entry("Gone", "gone/")],
      "games/html5/here/index.html": "<!doctype html>",
    });
    const { games, refused } = await readCatalogueSources(root);
    expect(games).toMatchObject([{ name: "Here", gameType: "html5" }]);
    expect(refused).toMatchObject([{ entry: "Gone", code: "type-invalid" }]);
  });

  it("finds nothing in an empty folder", async () => {
    expect(await readCatalogueSources(await aFolder({}))).toMatchObject({
      games: [],
      files: [],
      refused: [],
    });
  });

  it("reads the catalogue of this repository without a complaint", async () => {
    const { games, refused } = await readCatalogueSources(process.cwd());
    expect(refused).toEqual([]);
    // A fixed day far ahead: whether a date has come is for the command to say, not for a machine's clock in a test.
    expect(brokenRules(games, new Date("2999-01-01"))).toEqual([]);
    expect(games.filter((game) => game.gameType === "external").length).toBeGreaterThanOrEqual(519);
  });
});

describe("readForeignCatalogue", () => {
  it("reads a list as it is and looks for files beside it", async () => {
    const root = await aFolder({
      "games.json": [
        { ...entry("Sprinter ", "sprinter/"), isTrending: "isTrending", description: "", id: 7 },
      ],
      "sprinter/index.html": "<!doctype html>",
    });
    const { games, refused } = await readForeignCatalogue(join(root, "games.json"));
    expect(refused).toEqual([]);
    expect(games).toMatchObject([{ name: "Sprinter", isTrending: true, gameType: "html5" }]);
  });

  it("reports a file that is not there", async () => {
    const file = join(await aFolder({}), "games.json");
    expect(await readForeignCatalogue(file)).toMatchObject({
      games: [],
      refused: [{ file, code: "catalogue-invalid" }],
    });
  });
});
