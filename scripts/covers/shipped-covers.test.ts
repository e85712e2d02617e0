import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { coverSizes } from "./encode.ts";

const root = join(import.meta.dirname, "..", "..");
const { games, files } = await readCatalogueSources(root);
const locals = games.flatMap(({ gameType, path }, at) =>
  gameType === "external" ? [] : [{ path, folder: join(root, dirname(files[at] ?? "")) }],
);

describe("the covers of local games", () => {
  it.each(locals)("$path has all four, of fixed size and within their limits", async ({ folder }) => {
    for (const { suffix, width, height, mostBytes } of coverSizes) {
      for (const type of ["avif", "webp"] as const) {
        const file = join(folder, `cover${suffix}.${type}`);
        expect(await sharp(file).metadata(), file).toMatchObject({ width, height });
        expect((await stat(file)).size, file).toBeLessThanOrEqual(mostBytes[type]);
      }
    }
  });
});
