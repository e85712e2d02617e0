import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readPackaged } from "@recess/portal/adapters/files/packaged-games.ts";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";
import { jobOf } from "./packaged/job.ts";
import { licenceText } from "./packaged/licence.ts";

const { games, refused } = await readPackaged(root);
const wanted: { devDependencies: Record<string, string> } = JSON.parse(
  await readFile(resolve(root, "catalogue", "package.json"), "utf8"),
);

describe("the games that we take from packages", () => {
  it("are all fit to be taken", () => {
    expect(refused).toEqual([]);
    expect(games.length).toBeGreaterThanOrEqual(60);
  });

  it("come in packages that are asked for in exactly that version", () => {
    for (const { slug, recipe } of games) {
      expect(wanted.devDependencies[recipe.package], slug).toBe(recipe.version);
    }
  });

  it("have a licence that grants what we do, with its author and its words", async () => {
    for (const game of games) {
      const text = await licenceText(jobOf(game, { root, play: "dist/play" }));
      expect(text, game.slug).toContain(game.game.author);
      expect(text, game.slug).toMatch(
        /permission is hereby granted|permission to use|Mozilla Public License/i,
      );
    }
  });
});
