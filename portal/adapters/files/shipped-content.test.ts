import { expect, it } from "vitest";
import { contentDir, root } from "#paths.mjs";
import { readCatalogueSources } from "./catalogue-files.ts";
import { readContent } from "./content-files.ts";

it("the words under content/ fit their schema, and name only games and pictures that are there", async () => {
  const { games } = await readCatalogueSources(root);
  const paths = new Set(games.map(({ path }) => path));
  const { mistakes } = readContent({ shipped: contentDir }, (path) => paths.has(path));
  expect(mistakes).toEqual([]);
});
