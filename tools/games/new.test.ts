import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeGame, nameOf, problemWith } from "./new.ts";

let gamesDir: string;
beforeAll(async () => {
  gamesDir = await mkdtemp(path.join(tmpdir(), "recess-games-"));
});
afterAll(() => rm(gamesDir, { recursive: true }));

describe("problemWith", () => {
  it("accepts lower-case words joined by hyphens", async () => {
    expect(await problemWith("paper-planes-2", gamesDir)).toBeUndefined();
  });

  it.each(["", "Paper", "paper--planes", "-a", "a-", "../evil", "a/b", "2fast", "a".repeat(41)])(
    "refuses %j",
    async (slug) => {
      expect(await problemWith(slug, gamesDir)).toMatch(/slug/);
    },
  );
});

describe("makeGame", () => {
  it("makes a game under its own name, and refuses to make it twice", async () => {
    const folder = await makeGame("paper-planes", gamesDir);
    expect(await readFile(path.join(folder, "main.ts"), "utf8")).toContain(
      'slug: "paper-planes",\n  title: "Paper Planes"',
    );
    const manifest: unknown = JSON.parse(await readFile(path.join(folder, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "Paper Planes", licence: "MIT" });
    expect(await problemWith("paper-planes", gamesDir)).toMatch(/already/);
  });

  it("leaves no trace of the skeleton's name", async () => {
    const folder = await makeGame("kite", gamesDir);
    for (const file of await readdir(folder)) {
      expect(await readFile(path.join(folder, file), "utf8")).not.toMatch(/skeleton/i);
    }
  });
});

describe("nameOf", () => {
  it("writes the words of a slug as a title", () => {
    expect(nameOf("paper-planes-2")).toBe("Paper Planes 2");
  });
});

describe("docs/making-games.md", () => {
  it.each(["core.ts", "draw.ts", "main.ts", "bot.ts", "core.test.ts", "manifest.json"])(
    "shows %s exactly as a new game has it",
    async (file) => {
      const page = await readFile("docs/making-games.md", "utf8");
      expect(page).toContain(`\n${await readFile(path.join("games/template", file), "utf8")}\`\`\``);
    },
  );
});
