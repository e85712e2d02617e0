import { describe, expect, it } from "vitest";
import { readPackaged } from "./packaged-games.ts";
import { aFolder } from "./temp-folder.fixture.ts";

const manifest = (name: string, version = "1.0.0") => ({
  name,
  description: "A game that lies in a package so that a test can find it there.",
  tags: ["arcade"],
  controls: [{ input: "Mouse", action: "Everything" }],
  author: "Somebody",
  licence: "MIT",
  source: "https://example.org/",
  dateAdded: "2026-11-15",
  stage: { width: 640, height: 360 },
  from: { package: name, version, page: "index.html" },
});

describe("readPackaged", () => {
  it("finds nothing where no game comes from a package", async () => {
    expect(await readPackaged(await aFolder({}))).toEqual({ games: [], refused: [] });
  });

  it("lists games whose package is installed or built, with their covers, and names the others with the reason", async () => {
    const root = await aFolder({
      "package-lock.json": {
        lockfileVersion: 3,
        packages: {
          "node_modules/apple": { version: "1.0.0" },
          "node_modules/built": { version: "1.0.0" },
          "node_modules/gone": { version: "1.0.0" },
          "node_modules/heavy": { version: "1.0.0" },
        },
      },
      "node_modules/apple/package.json": {},
      "node_modules/heavy/package.json": {},
      "node_modules/heavy/music.wav": "x".repeat(13 * 1024 * 1024),
      "catalogue/packaged/apple/manifest.json": manifest("apple"),
      "catalogue/packaged/apple/cover.webp": "",
      "catalogue/packaged/built/manifest.json": manifest("built"),
      "catalogue/packaged/built/cover.webp": "",
      "dist/play/html5/built/index.html": "",
      "catalogue/packaged/gone/manifest.json": manifest("gone"),
      "catalogue/packaged/heavy/manifest.json": manifest("heavy"),
      "catalogue/packaged/newer/manifest.json": manifest("apple", "1.1.0"),
      "catalogue/packaged/torn/manifest.json": "{",
    });
    const { games, refused } = await readPackaged(root);
    expect(games.map(({ slug, game }) => [slug, game.img])).toEqual([
      ["apple", "apple.webp"],
      ["built", "built.webp"],
    ]);
    expect(refused.map(({ file, refusal }) => [file.split("/")[2], refusal.message])).toEqual([
      ["gone", "its package gone is not installed"],
      ["heavy", "its package heavy weighs 14 MB, more than 12"],
      ["newer", "its package apple is locked at 1.0.0, not at 1.1.0"],
      ["torn", "line 1 is not JSON"],
    ]);
  });
});
