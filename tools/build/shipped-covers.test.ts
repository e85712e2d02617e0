import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readCatalogueSources } from "@recess/portal/adapters/files/catalogue-files.ts";
import { coverSizes } from "@recess/portal/adapters/images/encode-cover.ts";
import { root } from "@recess/portal/paths.mjs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const { games, files } = await readCatalogueSources(root);
const locals = games.flatMap(({ gameType, path }, at) =>
  gameType === "external" ? [] : [{ path, folder: join(root, dirname(files[at] ?? "")) }],
);

describe("the covers of local games", () => {
  it.each(locals)("$path has all four, of fixed size and within their limits", async ({ folder }) => {
    for (const { suffix, width, height, maxBytes } of coverSizes) {
      for (const type of ["avif", "webp"] as const) {
        const file = join(folder, `cover${suffix}.${type}`);
        expect(await sharp(file).metadata(), file).toMatchObject({ width, height });
        expect((await stat(file)).size, file).toBeLessThanOrEqual(maxBytes[type]);
      }
    }
  });
});
