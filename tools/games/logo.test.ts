import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { html5Games } from "#tools/build/html5.ts";
import { logoOf } from "./logo.ts";

const logos = await Promise.all(
  (await html5Games()).map(async ({ slug }) => ({ slug, logo: await logoOf(slug) })),
);
const drawn = logos.flatMap(({ slug, logo }) => (logo ? [{ slug, ...logo }] : []));

describe("logos of our HTML5 games", () => {
  it.each(drawn)("$slug has the one of its present design", async ({ slug, file, svg }) => {
    expect(await readFile(file, "utf8"), `run: npm run games -- logo ${slug}`).toBe(svg);
  });

  it.each(drawn)("the letters of $slug lie within its picture", ({ svg }) => {
    const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(80);
    for (const [, data = ""] of svg.matchAll(/<path id="logo-\d" d="([^"]+)"/g)) {
      const numbers = data.match(/-?[\d.]+/g)?.map(Number) ?? [];
      for (const [at, value] of numbers.entries()) {
        const [from, size] = at % 2 === 0 ? [left, width] : [top, height];
        expect(value).toBeGreaterThan(from as number);
        expect(value).toBeLessThan((from as number) + (size as number));
      }
    }
  });
});
