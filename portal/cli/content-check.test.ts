import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aContentFolder, contentFixtureGames } from "#adapters/files/content-folder.fixture.ts";

let root: string;
beforeAll(() => {
  root = dirname(aContentFolder());
  const entries = contentFixtureGames.map((path) => ({
    name: path,
    path,
    dateAdded: "2026-11-15",
    gameType: path.startsWith("https") ? "external" : path.endsWith(".swf") ? "flash" : "html5",
  }));
  mkdirSync(join(root, "catalogue"));
  writeFileSync(join(root, "catalogue", "games.json"), JSON.stringify(entries));
});
afterAll(() => rmSync(root, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["portal/cli/content-check.ts", ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("content-check", { timeout: 60_000 }, () => {
  it("finds nothing wrong with good words, and counts them", () => {
    const { status, stdout, stderr } = run(root);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^Testing Ground: 40 taglines, .* 4 slides, 2 promos, no mistakes\n$/);
    expect(status).toBe(0);
  });

  it("prints each mistake with file, line and column, then how many there are, and fails", () => {
    const taglines = join(root, "content", "taglines.yaml");
    const slides = join(root, "content", "slides.yaml");
    writeFileSync(taglines, "- One\n");
    writeFileSync(slides, readFileSync(slides, "utf8").replace("pong/", "gone/"));
    expect(run(root)).toEqual({
      status: 1,
      stdout: "2 mistakes\n",
      stderr: [
        `${taglines}:1:1: must have 40 to 500 entries, not 1\n`,
        `${slides}:6:9: game gone/ is not in the catalogue\n`,
      ].join(""),
    });
  });

  it("takes one folder, not two", () => {
    expect(run("one", "two")).toMatchObject({ status: 2, stdout: "" });
  });
});
