import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readPackaged } from "@recess/portal/adapters/files/packaged-games.ts";
import { root } from "@recess/portal/paths.mjs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jobOf } from "./job.ts";
import { engineIn, openPuzzleScript, withoutExternalFields } from "./puzzlescript.ts";

let play: string;

beforeEach(async () => {
  play = await mkdtemp(path.join(tmpdir(), "recess-puzzles-"));
});

afterEach(() => rm(play, { recursive: true }));

describe("openPuzzleScript", () => {
  it("writes a page with the shared engine and frame, in the palette of the recipe, and the game without its links", async () => {
    const { games } = await readPackaged(root);
    const found = games.find(({ slug }) => slug === "lime-rick");
    if (!found) throw new Error("the game is gone");
    const job = jobOf(found, { root, play });
    await mkdir(job.out, { recursive: true });
    const frame = { script: "/assets/player/frame.js", style: "/assets/player/frame.css" };
    const engines = path.join(play, "player", "engines");
    await openPuzzleScript(engines, frame).write(job, found.recipe.puzzlescript ?? "");

    const page = await readFile(path.join(job.out, "index.html"), "utf8");
    expect(page).toContain('data-palette="moss"');
    const scripts = [...page.matchAll(/src="([^"]+)"/g)].map(([, url]) => url);
    expect(scripts.slice(1)).toEqual([frame.script, "game.js"]);
    await readFile(path.join(play, `${scripts[0]}`.replace("/assets/", "")));
    expect(page).toContain(frame.style);
    const script = await readFile(path.join(job.out, "game.js"), "utf8");
    expect(script).toContain('startPuzzle({"name":"Lime Rick","author":"Tommi Tuovinen","source":"title');
    expect(script).not.toMatch(/homepage/);
  });
});

describe("withoutExternalFields", () => {
  it("takes out the music and the home page, and nothing of the game", () => {
    const source =
      "title A\r\nyoutube abc\r\nhomepage www.example.org\r\n\r\nOBJECTS\r\nmessage see youtube\r\n";
    expect(withoutExternalFields(source)).toBe("title A\n\nOBJECTS\nmessage see youtube\n");
  });
});

describe("engineIn", () => {
  it("takes every script but the game's own, and saves under a name that stays", () => {
    const page =
      "<p><script>var a = document.URL </script><script>b()</script><script>var g=__GAMEDAT__</script>";
    expect(engineIn(page)).toBe('var a = "level";\nb()');
  });

  it("refuses a page of another structure", () => {
    expect(() => engineIn("<script src=engine.js></script>")).toThrow("not made as it was");
  });
});
