import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const html5 = new URL("./html5/", import.meta.url);
const slugs = readdirSync(html5, { withFileTypes: true })
  // A folder without a page is an engine that several games share.
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.html`, html5)))
  .map(({ name }) => name);
const fileOf = (slug: string, name: string) => fileURLToPath(new URL(`${slug}/${name}`, html5));
const covers = {
  "cover.avif": 12_000,
  "cover.webp": 12_000,
  "cover@2x.avif": 30_000,
  "cover@2x.webp": 30_000,
};

describe.each(slugs)("%s", (slug) => {
  const manifest: { name: string; description: string } = JSON.parse(
    readFileSync(fileOf(slug, "manifest.json"), "utf8"),
  );

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

  it.each(Object.entries(covers))("has a %s of at most %i bytes", (name, most) => {
    expect(existsSync(fileOf(slug, name)), `npm run game:cover ${slug}`).toBe(true);
    expect(statSync(fileOf(slug, name)).size).toBeLessThanOrEqual(most);
  });

  it("has a page with its name and no inline script", () => {
    const page = readFileSync(fileOf(slug, "index.html"), "utf8");
    expect(page).toContain(`<title>${manifest.name}</title>`);
    expect(page.match(/<script[^>]*>[^<]+<\/script>/)).toBeNull();
  });
});
