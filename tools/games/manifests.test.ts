import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { html5Dir, html5Games } from "#tools/build/html5.ts";

describe.each(await html5Games())("$slug", async ({ path }) => {
  const read = (name: string) => readFile(join(html5Dir, path, name), "utf8");
  const manifest: { name: string; description: string } = JSON.parse(await read("manifest.json"));

  it("describes itself in one line of 40 to 110 characters", () => {
    const { description } = manifest;
    expect(description.length).toBeGreaterThanOrEqual(40);
    expect(description.length).toBeLessThanOrEqual(110);
  });

  it("names its tags, controls, author, licence, day and stage", () => {
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/\S/),
      tags: expect.arrayContaining([expect.stringMatching(/^[a-z0-9-]+$/)]),
      controls: expect.arrayContaining([{ input: expect.any(String), action: expect.any(String) }]),
      author: "Recess",
      licence: "MIT",
      dateAdded: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      isTrending: expect.any(Boolean),
      stage: { width: expect.any(Number), height: expect.any(Number) },
    });
  });

  it("has a page with its name and no inline script", async () => {
    const page = await read("index.html");
    expect(page).toContain(`<title>${manifest.name}</title>`);
    expect(page.match(/<script[^>]*>[^<]+<\/script>/)).toBeNull();
  });
});

describe("the sources of our games", () => {
  // The linter checks all other arrows; it cannot say "its own folder".
  it("import no other game", async () => {
    const foreign: string[] = [];
    for await (const file of glob("**/*.ts", { cwd: html5Dir })) {
      const [own] = file.split("/");
      for (const [, game] of (await readFile(join(html5Dir, file), "utf8")).matchAll(/"#html5\/([^/"]+)/g))
        if (game !== own) foreign.push(`${file} imports ${game}`);
    }
    expect(foreign).toEqual([]);
  });
});
